import type { DocumentCard } from "@kompagnon/contract/documents/model.ts";
import { DOCUMENT_TITLE_MAX } from "@kompagnon/contract/documents/rules.ts";
import { withoutIsolates } from "@kompagnon/messages/isolate.ts";
import { useMutation } from "@tanstack/react-query";
import { Copy, EllipsisVertical, LogOut, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshDocuments } from "../documents-listener.tsx";
import { useRefusal } from "../refusal.ts";

/** What can be done with a document from its list; each says so when it is done. */
function useActions({ id }: DocumentCard) {
  const { t } = useTranslation("documents");
  const onError = useRefusal();
  const done = (text: string | null) => async () => {
    if (text) toast(text);
    await refreshDocuments();
  };
  const me = useMember();
  const trash = useMutation({
    ...mutation("DELETE /api/documents/{id}"),
    onSuccess: done(t("list.trashed")),
    onError,
  });
  const restore = useMutation({
    ...mutation("POST /api/documents/{id}/restore"),
    onSuccess: done(t("list.restored")),
    onError,
  });
  const destroy = useMutation({
    ...mutation("DELETE /api/documents/{id}/trash"),
    onSuccess: done(t("list.destroyed")),
    onError,
  });
  const leave = useMutation({
    ...mutation("DELETE /api/documents/{id}/people/{user_id}"),
    onSuccess: done(t("share.left_toast")),
    onError,
  });
  const copy = useMutation({
    mutationFn: async ({ card, title }: { card: DocumentCard; title: string }) =>
      (await import("./duplicate.ts")).duplicate(card, me.id, title),
    onSuccess: done(t("list.duplicated")),
    onError,
  });
  const params = { id };
  return {
    trash: () => trash.mutate({ params }),
    restore: () => restore.mutate({ params }),
    destroy: () => destroy.mutateAsync({ params }),
    leave: () => leave.mutateAsync({ params: { id, user_id: me.id } }),
    copy: copy.mutate,
  };
}

/** What can be done with a document, behind a button on its card; `title` as it is read here. */
export function CardMenu({ card, title }: { card: DocumentCard; title: string }) {
  const { t } = useTranslation("documents");
  const act = useActions(card);
  const [asking, setAsking] = useState<"rename" | "destroy" | "leave" | null>(null);
  const close = () => setAsking(null);
  const { role, trashed } = card;
  const mine = role === "owner";
  const writes = mine || role === "editor";
  if (trashed && !mine) return null;
  const items = trashed ? (
    <>
      <MenuItem icon={<RotateCcw strokeWidth={1.75} />} onClick={act.restore}>
        {t("list.restore")}
      </MenuItem>
      <MenuItem danger icon={<Trash2 strokeWidth={1.75} />} onClick={() => setAsking("destroy")}>
        {t("list.destroy")}
      </MenuItem>
    </>
  ) : (
    <>
      {writes && (
        <MenuItem icon={<Pencil strokeWidth={1.75} />} onClick={() => setAsking("rename")}>
          {t("list.rename")}
        </MenuItem>
      )}
      <MenuItem
        icon={<Copy strokeWidth={1.75} />}
        onClick={() =>
          act.copy({
            card,
            title: withoutIsolates(t("list.copy_of", { title })).slice(0, DOCUMENT_TITLE_MAX),
          })
        }
      >
        {t("list.duplicate")}
      </MenuItem>
      <MenuSeparator />
      {mine ? (
        <MenuItem danger icon={<Trash2 strokeWidth={1.75} />} onClick={act.trash}>
          {t("list.delete")}
        </MenuItem>
      ) : (
        <MenuItem danger icon={<LogOut strokeWidth={1.75} />} onClick={() => setAsking("leave")}>
          {t("list.leave")}
        </MenuItem>
      )}
    </>
  );
  return (
    <span className="relative z-10 -me-2 -mt-2">
      <Menu
        trigger={
          <IconButton
            label={t("list.actions", { title })}
            tooltip={false}
            icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        {items}
      </Menu>
      <RenameDialog card={card} named={title} open={asking === "rename"} onClose={close} />
      <ConfirmDialog
        open={asking === "destroy"}
        onOpenChange={close}
        title={t("list.destroy_title")}
        text={<bdi>{t("list.destroy_text", { title })}</bdi>}
        confirm={t("list.destroy")}
        danger
        onConfirm={act.destroy}
      />
      <ConfirmDialog
        open={asking === "leave"}
        onOpenChange={close}
        title={t("share.leave_title")}
        text={t("share.leave_text")}
        confirm={t("list.leave")}
        danger
        onConfirm={act.leave}
      />
    </span>
  );
}

function RenameDialog({
  card,
  named,
  open,
  onClose,
}: {
  card: DocumentCard;
  named: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("documents");
  const onError = useRefusal();
  const [title, setTitle] = useState(named);
  const rename = useMutation({
    mutationFn: async (next: string) => (await import("./rename.ts")).rename(card, next),
    onSuccess: async () => {
      onClose();
      await refreshDocuments();
    },
    onError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim()) rename.mutate(title.trim());
  };
  return (
    <Dialog open={open} onOpenChange={onClose} size="sm" title={t("list.rename_title")}>
      <Form onSubmit={submit} className="grid gap-4">
        <TextField
          label={t("list.title_label")}
          hideLabel
          dir="auto"
          maxLength={DOCUMENT_TITLE_MAX}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" className="justify-self-end" busy={rename.isPending} disabled={!title.trim()}>
          {t("list.save")}
        </Button>
      </Form>
    </Dialog>
  );
}
