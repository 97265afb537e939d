import { AI_TITLE_MAX } from "@kompagnon/contract/ai/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { changeConversation, refreshHistory } from "../api.ts";

/** Gives a conversation another name. */
export function RenameDialog({
  id,
  title,
  open,
  onClose,
}: {
  id: string;
  title: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("ai");
  const [name, setName] = useState(title);
  const [missing, setMissing] = useState(false);
  const rename = useMutation(mutation("PATCH /api/assistants/conversations/{id}"));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "" || rename.isPending) return;
    const renamed = await rename.mutateAsync({ params: { id }, body: { title: name } }).catch(() => null); // said below
    if (!renamed) return;
    changeConversation(id, (held) => ({ ...held, title: renamed.title }));
    onClose();
    await refreshHistory();
  };
  return (
    <Dialog open={open} onOpenChange={(on) => !on && onClose()} size="sm" title={t("history.rename_title")}>
      <Form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t("history.name")}
          value={name}
          maxLength={AI_TITLE_MAX}
          dir="auto"
          autoComplete="off"
          {...(missing && { error: t("history.name_missing") })}
          onChange={(event) => setName(event.target.value)}
        />
        {rename.error && <FormError>{rename.error.message || t("not_sent")}</FormError>}
        <div className="flex justify-end">
          <Button type="submit" busy={rename.isPending}>
            {t("history.save")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
