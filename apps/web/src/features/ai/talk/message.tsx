import type { AiMessage } from "@kompagnon/contract/ai/model.ts";
import { type Assistant, isListing } from "@kompagnon/contract/ai/rules.ts";
import { lazy, Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, Spinner } from "#ui/button.tsx";
import { Actions } from "./actions.tsx";
import { Suggestions } from "./suggestions.tsx";
import type { useTalk } from "./use-talk.ts";

const Markdown = lazy(async () => ({ default: (await import("../markdown/markdown.tsx")).Markdown }));

type TalkState = ReturnType<typeof useTalk>;

/** The messages, and the answer that is arriving. */
export function Message({
  assistant,
  messages,
  talk,
  may,
}: {
  assistant: Assistant;
  messages: readonly AiMessage[];
  talk: TalkState;
  /** Whether an answer can be requested now. */
  may: boolean;
}) {
  const { t } = useTranslation("ai");
  const { run, busy } = talk;
  const last = messages.at(-1);
  // Another answer takes the place of the last one.
  const shown = busy && last?.role === "assistant" ? messages.slice(0, -1) : messages;
  const writing = run.state === "running" || run.state === "stopping";
  const pending = t(isListing(assistant) ? "answer.listing" : "answer.writing");
  return (
    <>
      {shown.map((message) =>
        message.role === "user" ? (
          <Question key={message.id} text={message.text} />
        ) : (
          <Answer key={message.id} {...{ assistant, message, talk, may }} isLast={message === last} />
        ),
      )}
      {writing && (
        <div aria-busy="true" className="grid grid-cols-1 gap-3">
          <Label />
          {run.text !== "" && <Text text={run.text} whole={false} />}
          <p className="flex items-center gap-2 text-ink-soft text-sm">
            <Spinner />
            {run.state === "stopping" ? t("compose.stopping") : pending}
          </p>
        </div>
      )}
      {!busy && last?.role === "user" && <NoAnswer talk={talk} may={may} />}
      <p role="status" className="sr-only">
        {writing && pending}
        {!writing && last?.role === "assistant" && last.state !== "running" && t("answer.finished")}
      </p>
    </>
  );
}

const Label = () => {
  const { t } = useTranslation("ai");
  return (
    <span>
      <Badge tone="accent">
        <span aria-hidden="true">{t("label")}</span>
        <span className="sr-only">{t("label_full")}</span>
      </Badge>
    </span>
  );
};

const Text = ({ text, whole }: { text: string; whole: boolean }) => (
  <Suspense fallback={<p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}>
    <div dir="auto">
      <Markdown text={text} whole={whole} />
    </div>
  </Suspense>
);

function Question({ text }: { text: string }) {
  const { t } = useTranslation("ai");
  return (
    <div className="ms-auto max-w-[85%] rounded-card bg-accent-soft px-4 py-3">
      <span className="sr-only">{t("answer.you")}: </span>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </div>
  );
}

function Answer({
  assistant,
  message,
  talk,
  may,
  isLast,
}: {
  assistant: Assistant;
  message: AiMessage;
  talk: TalkState;
  may: boolean;
  isLast: boolean;
}) {
  const { t } = useTranslation("ai");
  const { state, text, suggestions, fallback } = message;
  return (
    <div className="grid grid-cols-1 gap-3">
      {fallback ? <p className="text-ink-soft text-sm">{t(`list.fallback.${fallback}`)}</p> : <Label />}
      {suggestions && <Suggestions assistant={assistant} suggestions={suggestions} />}
      {text !== "" && <Text text={text} whole />}
      {state === "running" && (
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <Spinner />
          {t("answer.writing")}
        </p>
      )}
      {state === "stopped" && <p className="text-ink-soft text-sm">{t("answer.stopped")}</p>}
      {state === "cut" && (
        <p className="text-sm text-warn">{t(text === "" ? "answer.none" : "answer.cut")}</p>
      )}
      {state !== "running" && <Actions {...{ assistant, message, talk, isLast }} may={may && isLast} />}
    </div>
  );
}

/** Why a question has no answer, and another try. */
function NoAnswer({ talk: { run, again }, may }: { talk: TalkState; may: boolean }) {
  const { t } = useTranslation("ai");
  return (
    <div className="grid justify-items-start gap-2">
      <p role="alert" className="text-bad text-sm">
        {(run.state === "failed" && run.message) || t("answer.none")}
      </p>
      {may && (
        <Button variant="secondary" size="sm" onClick={() => void again()}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
