import type { Answer } from "@kompagnon/contract/partnerships/model.ts";
import type { QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#platform/call.ts";
import { useOnline } from "#platform/offline.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { usePartChange } from "./api.ts";

/** What every question is given. */
export type QuestionProps = {
  chatId: string;
  question: QuestionKey;
  /** The member's answer as the server has it. */
  given: Answer | null;
  /** Whether it can be changed. */
  open: boolean;
};

/** So long after the last key what was typed is saved. */
const TYPING_MS = 800;

/** What was typed and is not saved yet outlives leaving the page. */
const unsaved = new Map<string, unknown>();

/**
 * An answer that is saved automatically: `draft` is the current input, until the server has it. `read` parses it: null removes
 * the answer, undefined is not ready to be saved.
 */
export function useAnswer<Draft>(
  { chatId, question }: Pick<QuestionProps, "chatId" | "question">,
  read: (draft: Draft) => Answer | null | undefined,
) {
  const key = `${chatId} ${question}`;
  const [draft, setDraft] = useState<Draft | null>((unsaved.get(key) as Draft | undefined) ?? null); // kept below, by the same key
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = usePartChange("PUT /api/paths/{id}/answers/{question}", chatId);
  const { mutate, isPending, isPaused, isError, isSuccess, error } = change;
  /** What was sent last. */
  const sent = useRef<Draft>(undefined);
  const send = (now: Draft) => {
    clearTimeout(timer.current);
    const answer = read(now);
    if (answer === undefined) return;
    sent.current = now;
    mutate(
      { params: { id: chatId, question }, body: { answer }, keepalive: true },
      {
        onSuccess: () => {
          if (unsaved.get(key) === now) unsaved.delete(key);
          setDraft((latest) => (latest === now ? null : latest));
        },
      },
    );
  };
  /** `soon`: while one types. */
  const set = (next: Draft, soon: boolean) => {
    unsaved.set(key, next);
    setDraft(next);
    clearTimeout(timer.current);
    if (soon) timer.current = setTimeout(() => send(next), TYPING_MS);
    else send(next);
  };
  const flush = () => {
    if (draft !== null && !isPending) send(draft);
  };
  const leave = useEffectEvent(flush);
  useEffect(() => () => leave(), []);
  // What is typed, or waits behind other answers, goes before the page does.
  const leavePage = useEffectEvent(() => {
    const isOnItsWay = isPending && !isPaused && sent.current === draft;
    const answer = draft === null || isOnItsWay ? undefined : read(draft);
    if (answer === undefined) return;
    const input = { params: { id: chatId, question }, body: { answer }, keepalive: true };
    call("PUT /api/paths/{id}/answers/{question}", input).catch(() => undefined); // it stays a draft where the page stays
  });
  useEffect(() => {
    const onPageHide = () => leavePage();
    addEventListener("pagehide", onPageHide);
    return () => removeEventListener("pagehide", onPageHide);
  }, []);
  // What could not be sent goes as soon as there is a connection.
  const online = useOnline();
  useEffect(() => {
    if (online) leave();
  }, [online]);
  const failure = isError && draft !== null ? error.message : null;
  return { draft, set, flush, isPending, isSaved: isSuccess && draft === null, failure };
}

/** How saving an answer goes. */
export function Saved({
  state: { isPending, isSaved, failure, flush },
}: {
  state: { isPending: boolean; isSaved: boolean; failure: string | null; flush: () => void };
}) {
  const { t } = useTranslation("partnerships");
  if (failure !== null && !isPending)
    return (
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <FormError>{`${t("not_saved")} ${failure}`}</FormError>
        <Button size="sm" variant="quiet" onClick={flush}>
          {t("again")}
        </Button>
      </div>
    );
  return (
    <p role="status" className="mt-2 min-h-5 text-ink-soft text-xs">
      {isPending && t("saving")}
      {!isPending && isSaved && t("saved")}
    </p>
  );
}
