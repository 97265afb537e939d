import type { ContactMessage } from "@kompagnon/contract/contact/model.ts";
import { CONTACT_ANSWER_MAX } from "@kompagnon/contract/contact/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { WordsDialog } from "#features/admin/public.ts";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** What is done with a message. */
export type MessageAction = "answer" | "close" | "reopen" | "erase";

const refresh = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/contact-messages"] }),
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/overview"] }),
  ]);

/** Asks for the answer, or why something is done with a message. */
export function MessageDialog({
  deed,
  message: { id, name, language, answers },
  onClose,
}: {
  deed: MessageAction;
  message: ContactMessage;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation("contact/staff");
  const params = { id };
  const send = (words: string): Promise<unknown> => {
    if (deed === "answer")
      return call("POST /api/admin/contact-messages/{id}/answer", {
        params,
        body: { text: words, seen: answers.length },
      });
    const body = { reason: words };
    if (deed === "close") return call("POST /api/admin/contact-messages/{id}/close", { params, body });
    if (deed === "reopen") return call("POST /api/admin/contact-messages/{id}/reopen", { params, body });
    return call("POST /api/admin/contact-messages/{id}/erase", { params, body });
  };
  const values = {
    language: new Intl.DisplayNames(localeOf(i18n.language), { type: "language" }).of(language) ?? language,
    name,
  };
  const isAnswer = deed === "answer";
  return (
    <WordsDialog
      title={t(`${deed}.title`, values)}
      text={t(`${deed}.text`, values)}
      label={t(isAnswer ? "answer.field" : "reason")}
      {...(isAnswer && { missing: t("answer.missing"), rows: 6, max: CONTACT_ANSWER_MAX })}
      button={t(isAnswer ? "answer.send" : `${deed}.button`)}
      done={t(`${deed}.done`)}
      danger={deed === "erase"}
      // On success or after another member of staff was faster: shows the current state.
      send={(words) => send(words).finally(() => void refresh())}
      onClose={onClose}
    />
  );
}
