import { adminPaths } from "@kompagnon/contract/admin/levels.ts";
import type { ContactMessage } from "@kompagnon/contract/contact/model.ts";
import { CONTACT_ANSWER_MAX } from "@kompagnon/contract/contact/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Revealed, WordsDialog } from "#features/admin/public.ts";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";

/** What is done with a message. */
type MessageAction = "answer" | "close" | "reopen" | "erase";

const refresh = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/contact-messages"] }),
    queryClient.invalidateQueries({ queryKey: ["GET /api/admin/overview"] }),
  ]);

/** Asks for the answer, or why something is done with a message. */
function MessageDialog({
  action,
  message: { id, name, language, answers },
  onClose,
}: {
  action: MessageAction;
  message: ContactMessage;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation("contact/staff");
  const params = { id };
  const send = (words: string): Promise<unknown> => {
    if (action === "answer")
      return call("POST /api/admin/contact-messages/{id}/answer", {
        params,
        body: { text: words, seen: answers.length },
      });
    const body = { reason: words };
    if (action === "close") return call("POST /api/admin/contact-messages/{id}/close", { params, body });
    if (action === "reopen") return call("POST /api/admin/contact-messages/{id}/reopen", { params, body });
    return call("POST /api/admin/contact-messages/{id}/erase", { params, body });
  };
  const values = {
    language: new Intl.DisplayNames(localeOf(i18n.language), { type: "language" }).of(language) ?? language,
    name,
  };
  const isAnswer = action === "answer";
  return (
    <WordsDialog
      title={t(`${action}.title`, values)}
      text={t(`${action}.text`, values)}
      label={t(isAnswer ? "answer.field" : "reason")}
      {...(isAnswer && { missing: t("answer.missing"), rows: 6, max: CONTACT_ANSWER_MAX })}
      button={t(isAnswer ? "answer.send" : `${action}.button`)}
      done={t(`${action}.done`)}
      danger={action === "erase"}
      // On success or after another member of staff was faster: shows the current state.
      send={(words) => send(words).finally(() => void refresh())}
      onClose={onClose}
    />
  );
}

/** A message with its author, its answer and its actions. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { t, i18n } = useTranslation("contact/staff");
  const { t: page } = useTranslation("contact");
  const { topic, at, answers, erased_at: erasedAt } = message;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone="accent">{page(`topics.${topic}`)}</Badge>
          <Sender message={message} />
        </p>
        <span className="text-ink-soft text-sm tabular-nums">
          <FormattedDate time={at} dateStyle="medium" timeStyle="short" />
        </span>
      </div>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {message.message}
      </p>
      {answers.map(({ id, author, text, at: when }) => (
        <div key={id} className="grid gap-1 border-accent border-s-2 ps-4">
          <p className="text-ink-soft text-sm">
            {t("answered_by", { name: author?.username ?? t("gone") })} ·{" "}
            <FormattedDate time={when} dateStyle="medium" timeStyle="short" />
          </p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {text}
          </p>
        </div>
      ))}
      {erasedAt && (
        <p className="text-ink-soft text-sm">
          {t("erased_at", { date: dates(i18n.language, { dateStyle: "long" }).format(new Date(erasedAt)) })}
        </p>
      )}
      <MessageActions message={message} />
    </Card>
  );
}

function Sender({ message: { id, name, email_hint: hint, member } }: { message: ContactMessage }) {
  const { t } = useTranslation("contact/staff");
  return (
    <span className="min-w-0 wrap-anywhere">
      <bdi className="font-semibold">{name}</bdi>{" "}
      <Revealed
        hint={<span className="text-sm">{hint}</span>}
        reveal={() => call("POST /api/admin/contact-messages/{id}/sender", { params: { id } })}
      >
        {({ email }) => (
          <a href={`mailto:${email}`} dir="ltr" className="text-accent text-sm underline underline-offset-2">
            {email}
          </a>
        )}
      </Revealed>{" "}
      {member ? (
        <Link
          to={adminPaths.member(member.id)}
          dir="auto"
          className="text-accent text-sm underline underline-offset-2"
        >
          {member.username}
        </Link>
      ) : (
        <span className="text-ink-soft text-sm">{t("guest")}</span>
      )}
    </span>
  );
}

function MessageActions({ message }: { message: ContactMessage }) {
  const { t } = useTranslation("contact/staff");
  const [asking, setAsking] = useState<MessageAction | null>(null);
  const { state, answers } = message;
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        size="sm"
        variant={state === "open" ? "primary" : "secondary"}
        onClick={() => setAsking("answer")}
      >
        {t(answers.length === 0 ? "answer.button" : "answer.again")}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setAsking(state === "open" ? "close" : "reopen")}>
        {t(state === "open" ? "close.button" : "reopen.button")}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsking("erase")}>
        {t("erase.button")}
      </Button>
      {asking && <MessageDialog action={asking} message={message} onClose={() => setAsking(null)} />}
    </div>
  );
}
