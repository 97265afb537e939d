import type { Folder } from "@kompagnon/contract/chats/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { FOLDER_COLORS, FOLDER_NAME_MAX, type FolderColor } from "@kompagnon/contract/chats/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { refreshConversations } from "../cache.ts";
import { dotOf, refreshFolders } from "./folder-links.tsx";

/** Makes a folder, or changes one; name and colour. */
export function FolderDialog({
  folder,
  open,
  onOpenChange,
}: {
  /** The one to change; none makes a new one. */
  folder?: Folder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("chats");
  const { t: ui } = useTranslation("ui");
  const navigate = useNavigate();
  const [name, setName] = useState(folder?.name ?? "");
  const [color, setColor] = useState<FolderColor>(folder?.color ?? "pine");
  const [asking, setAsking] = useState(false);
  const make = useMutation(mutation("POST /api/chat-folders"));
  const change = useMutation(mutation("PATCH /api/chat-folders/{id}"));
  const remove = useMutation(mutation("DELETE /api/chat-folders/{id}"));
  const busy = make.isPending || change.isPending;
  const error = make.error ?? change.error;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || name.trim() === "") return;
    const body = { name, color };
    const saved = await (folder
      ? change.mutateAsync({ params: { id: folder.id }, body })
      : make.mutateAsync({ body })
    ).catch(() => null); // said below
    if (!saved) return;
    refreshFolders();
    onOpenChange(false);
    if (!folder) void navigate(chatsPaths.folder(saved.id));
  };
  const erase = async () => {
    if (!folder) return;
    await remove.mutateAsync({ params: { id: folder.id } });
    refreshFolders();
    refreshConversations();
    onOpenChange(false);
    void navigate(chatsPaths.chats);
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="sm"
        title={t(folder ? "list.folder_edit" : "list.folder_new")}
      >
        <Form onSubmit={submit} aria-busy={busy} className="grid gap-5">
          <TextField
            label={t("list.folder_name")}
            value={name}
            maxLength={FOLDER_NAME_MAX}
            dir="auto"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            required
          />
          <ColorChoice value={color} onChange={setColor} />
          {error && <FormError boxed>{error.message || t("list.failed")}</FormError>}
          <div className="flex flex-wrap justify-end gap-2.5">
            {folder && (
              <Button variant="quiet" className="me-auto" onClick={() => setAsking(true)}>
                {t("list.folder_delete")}
              </Button>
            )}
            <Button type="submit" busy={busy} disabled={name.trim() === ""}>
              {ui("save")}
            </Button>
          </div>
        </Form>
      </Dialog>
      {folder && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t("list.folder_delete")}
          text={t("list.folder_delete_text", { name: folder.name })}
          confirm={t("list.folder_delete")}
          danger
          error={remove.isError && (remove.error.message || t("list.failed"))}
          onConfirm={erase}
        />
      )}
    </>
  );
}

function ColorChoice({ value, onChange }: { value: FolderColor; onChange: (color: FolderColor) => void }) {
  const { t } = useTranslation("chats");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t("list.folder_color")}</legend>
      <div className="flex flex-wrap gap-2">
        {FOLDER_COLORS.map((one) => (
          <label
            key={one}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full border border-line has-checked:border-ink has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="color"
              value={one}
              checked={value === one}
              onChange={() => onChange(one)}
              aria-label={t(`list.color_${one}`)}
              className="absolute inset-0 cursor-inherit appearance-none rounded-full outline-none"
            />
            <span aria-hidden="true" className={cx("pointer-events-none size-6 rounded-full", dotOf[one])} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
