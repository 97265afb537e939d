import { REQUEST_NOTE_MAX } from "@kompagnon/contract/chats/rules.ts";
import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { mutation } from "#platform/queries.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { putApplication, refreshApplications } from "../api.ts";
import { isolated } from "../labels.ts";

/** Answers an application: in the conversation there is, or by a chat request. */
export function AnswerDialog({
  application,
  open,
  onClose,
}: {
  application: JobApplication;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("jobs");
  const name = isolated(application.applicant_username);
  const [clientId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState("");
  const answer = useMutation({
    ...mutation("POST /api/jobs/applications/{id}/contact"),
    onSuccess: (changed) => {
      putApplication(changed);
      refreshApplications();
      toast(t("answer_done"), { kind: "good" });
      onClose();
    },
  });
  const ready = text.trim() !== "" && text.length <= REQUEST_NOTE_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !answer.isPending)
      answer.mutate({ params: { id: application.id }, body: { client_id: clientId, text } });
  };
  return (
    <Dialog open={open} onOpenChange={(shown) => !shown && onClose()} title={t("answer_title", { name })}>
      <form onSubmit={submit} aria-busy={answer.isPending} className="grid gap-4">
        <TextArea
          label={t("answer_text")}
          hint={application.chat_id ? t("answer_chat") : t("answer_request", { name })}
          value={text}
          max={REQUEST_NOTE_MAX}
          rows={5}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
        {answer.isError && <FormError boxed>{answer.error.message || t("not_done")}</FormError>}
        <Button type="submit" busy={answer.isPending} disabled={!ready} className="justify-self-end">
          {t("answer_send")}
        </Button>
      </form>
    </Dialog>
  );
}
