import { REQUEST_NOTE_MAX } from "@kompagnon/contract/chats/rules.ts";
import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { showDecided, WordsDialog } from "./words-dialog.tsx";

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
  const name = application.applicant_username;
  const [clientId] = useState(() => crypto.randomUUID());
  const answer = useMutation({
    ...mutation("POST /api/jobs/applications/{id}/contact"),
    onSuccess: (changed) => {
      showDecided(changed, t("answer_done"), "good");
      onClose();
    },
  });
  return (
    <WordsDialog
      open={open}
      onClose={onClose}
      title={t("answer_title", { name })}
      field={{
        label: t("answer_text"),
        max: REQUEST_NOTE_MAX,
        rows: 5,
        hint: application.chat_id ? t("answer_chat") : t("answer_request", { name }),
      }}
      send={{ label: t("answer_send") }}
      sending={answer}
      onSend={(text) =>
        answer.mutate({ params: { id: application.id }, body: { client_id: clientId, text } })
      }
    />
  );
}
