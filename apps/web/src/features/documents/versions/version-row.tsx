import type { DocumentVersion } from "@kompagnon/contract/documents/log-model.ts";
import { VERSION_NAME_MAX } from "@kompagnon/contract/documents/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { Bookmark, EllipsisVertical, Eye, Pencil, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { useRefusal } from "../refusal.ts";
import type { OpenDocument } from "../types.ts";
import { refreshVersions } from "./api.ts";

/** One state of the past. */
export function VersionRow({
  open,
  version,
  onPreview,
}: {
  open: OpenDocument;
  version: DocumentVersion;
  onPreview: () => void;
}) {
  const { t } = useTranslation("documents");
  const { name, author, created_at: made } = version;
  return (
    <li className="flex items-center gap-2 rounded-control border border-line px-3 py-2">
      <span className="grid min-w-0 flex-1 text-sm">
        <span className="flex items-center gap-1.5 font-medium">
          {name && <Bookmark aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.75} />}
          <bdi className="truncate">{name ?? t("versions.automatic")}</bdi>
        </span>
        <span className="text-ink-soft">
          <FormattedDate time={made} dateStyle="medium" timeStyle="short" />{" "}
          {author && <bdi>{t("versions.by", { name: author.username })}</bdi>}
        </span>
      </span>
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={onPreview}
      >
        {t("versions.look")}
      </Button>
      {open.canWrite && <NameMenu open={open} version={version} />}
    </li>
  );
}

function NameMenu({ open, version: { covers, name } }: { open: OpenDocument; version: DocumentVersion }) {
  const { t } = useTranslation("documents");
  const refuse = useRefusal();
  const [text, setText] = useState<string | null>(null);
  const rename = useMutation({
    ...mutation("PATCH /api/documents/{id}/versions/{covers}"),
    onSuccess: async () => {
      setText(null);
      await refreshVersions();
    },
    onError: refuse,
  });
  const give = (next: string | null) =>
    rename.mutate({ params: { id: open.id, covers }, body: { name: next } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text?.trim()) give(text.trim());
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={name ?? t("versions.automatic")}
            tooltip={false}
            icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        <MenuItem icon={<Pencil strokeWidth={1.75} />} onClick={() => setText(name ?? "")}>
          {t(name ? "versions.rename" : "versions.give_name")}
        </MenuItem>
        {name && (
          <MenuItem danger icon={<X strokeWidth={1.75} />} onClick={() => give(null)}>
            {t("versions.take_name")}
          </MenuItem>
        )}
      </Menu>
      <Dialog open={text !== null} onOpenChange={() => setText(null)} size="sm" title={t("versions.name")}>
        <Form onSubmit={submit} className="grid gap-4">
          <TextField
            label={t("versions.name")}
            hideLabel
            hint={t("versions.name_hint")}
            maxLength={VERSION_NAME_MAX}
            dir="auto"
            value={text ?? ""}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" className="justify-self-end" busy={rename.isPending} disabled={!text?.trim()}>
            {t("versions.save")}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
