import { REQUEST_NOTE_MAX } from "@kompagnon/contract/chats/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { mutation } from "#platform/queries.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshRequests } from "./requests.ts";

/** Asks somebody to write with them; the note stays if the server refuses. */
export function RequestDialog({
  member,
  begun = "",
  open,
  onOpenChange,
}: {
  member: { id: string; username: string };
  /** What the note begins with. */
  begun?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("chats");
  const [text, setText] = useState(begun);
  const ask = useMutation({
    ...mutation("POST /api/chat-requests"),
    onSuccess: () => {
      toast(t("list.ask_sent", { name: member.username }), { kind: "good" });
      refreshRequests();
      onOpenChange(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending && text.length <= REQUEST_NOTE_MAX) ask.mutate({ body: { user_id: member.id, text } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("list.ask_title", { name: member.username })}
      description={t("list.ask_text", { name: member.username })}
    >
      <form onSubmit={submit} aria-busy={ask.isPending} className="grid gap-4">
        <TextArea
          label={t("list.ask_note")}
          optional
          value={text}
          max={REQUEST_NOTE_MAX}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
        {ask.isError && <FormError boxed>{ask.error.message || t("list.failed")}</FormError>}
        <Button
          type="submit"
          busy={ask.isPending}
          disabled={text.length > REQUEST_NOTE_MAX}
          className="justify-self-end"
        >
          {t("list.ask_send")}
        </Button>
      </form>
    </Dialog>
  );
}
