import type { AiMessage, Allowance, OpenedConversation } from "@kompagnon/contract/ai/model.ts";
import { AI_TITLE_MAX, type Assistant } from "@kompagnon/contract/ai/rules.ts";
import type { Language } from "@kompagnon/messages/languages.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { receive } from "#platform/receive.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { changeConversation, conversationQuery, keepAllowance, refreshHistory, stateQuery } from "../api.ts";

/** What goes on in a conversation on this page. */
type Run =
  | { state: "idle" }
  /** An answer arrives (`text` so far), or was stopped and the server is about to keep what arrived. */
  | { state: "running" | "stopping"; text: string }
  /** None came, and why; empty words where the server did not speak. */
  | { state: "failed"; message: string };
type SetRun = (change: Run | ((now: Run) => Run)) => void;

/** The interval of fetching an answer that another page requested, in ms. */
const POLL_MS = 2_000;
const SETTLES_WITHIN = 20;
const SETTLE_EVERY_MS = 150;

/**
 * Polls until the server has stored the answer; resolves to the conversation, or null if it can't be fetched or does not exist.
 */
async function settled(id: string): Promise<OpenedConversation | null> {
  const ask = () =>
    queryClient.fetchQuery({ ...conversationQuery(id), staleTime: 0, retry: false }).catch(() => null);
  let stored = await ask();
  for (let attempt = 0; attempt < SETTLES_WITHIN; attempt++) {
    if (!stored?.messages.some(({ state }) => state === "running")) return stored;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_EVERY_MS));
    stored = await ask();
  }
  return stored;
}

/** Shows a question at once, in a conversation that it begins if there is none; answers how to take it back. */
function showQuestion(assistant: Assistant, id: string, messageId: string, text: string): () => void {
  const { queryKey } = conversationQuery(id);
  const now = new Date().toISOString();
  const before: OpenedConversation = queryClient.getQueryData(queryKey) ?? {
    id,
    assistant,
    title: text.slice(0, AI_TITLE_MAX),
    updated_at: now,
    messages: [],
  };
  const question: AiMessage = {
    id: messageId,
    role: "user",
    text,
    suggestions: null,
    state: "done",
    fallback: null,
    created_at: now,
  };
  queryClient.setQueryData(queryKey, { ...before, messages: [...before.messages, question] });
  return () => void queryClient.setQueryData(queryKey, before);
}

/** What becomes of the events of an answer. */
const takersOf = (setRun: SetRun, id: string, onFirst: () => void) => ({
  piece: ({ text }: { text: string }) => {
    onFirst();
    setRun((now) => (now.state === "running" ? { ...now, text: now.text + text } : now));
  },
  done: ({ message, allowance }: { message: AiMessage; allowance: Allowance }) => {
    onFirst();
    keepAllowance(allowance);
    changeConversation(id, (stored) => ({
      ...stored,
      updated_at: message.created_at,
      messages: [
        ...stored.messages.filter((one) => one.id !== message.id && one.state !== "running"),
        message,
      ],
    }));
    setRun({ state: "idle" });
  },
  failed: ({ message, allowance }: { message: string; allowance: Allowance }) => {
    onFirst();
    keepAllowance(allowance);
    setRun({ state: "failed", message });
  },
});

/** Runs one answer at a time; leaving the page stops the one that comes. */
function useRun(id: string) {
  const [run, setRun] = useState<Run>({ state: "idle" });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Answers what the server holds if that is uncertain (stopped, or the connection broke), or `sure`. */
  const start = async (
    work: (takers: ReturnType<typeof takersOf>, signal: AbortSignal) => Promise<void>,
    onFirst: () => void,
  ): Promise<
    { outcome: "answered" | "refused" } | { outcome: "broken"; stored: OpenedConversation | null }
  > => {
    const abort = new AbortController();
    current.current = abort;
    setRun({ state: "running", text: "" });
    try {
      await work(takersOf(setRun, id, onFirst), abort.signal);
      return { outcome: "answered" };
    } catch (failure) {
      const unheard = failure instanceof ApiError && failure.status === 0;
      if (!abort.signal.aborted && !unheard) {
        setRun({ state: "failed", message: failure instanceof ApiError ? failure.message : "" });
        return { outcome: "refused" };
      }
      const stored = await settled(id);
      void queryClient.invalidateQueries({ queryKey: stateQuery().queryKey });
      setRun(unheard ? { state: "failed", message: "" } : { state: "idle" });
      return { outcome: "broken", stored };
    } finally {
      void refreshHistory();
    }
  };
  const stop = () => {
    setRun((now) => (now.state === "running" ? { ...now, state: "stopping" } : now));
    current.current?.abort();
  };
  return { run, start, stop };
}

/**
 * A conversation with an assistant: its messages, the arriving answer, and the actions. `started`: it exists on the server;
 * `onBegun` is called once it does.
 */
export function useTalk(assistant: Assistant, id: string, isStarted: boolean, onStart: () => void) {
  const { i18n } = useTranslation("ai");
  const language = i18n.language as Language; // the languages of the pages are those of the contract
  const { run, start, stop } = useRun(id);
  const busy = run.state === "running" || run.state === "stopping";
  const conversation = useQuery({
    ...conversationQuery(id),
    enabled: isStarted && !busy,
    refetchInterval: ({ state: { data } }) =>
      !busy && data?.messages.some(({ state }) => state === "running") ? POLL_MS : false,
  });
  let started = isStarted;
  const reportStart = () => {
    if (!started) onStart();
    started = true;
  };

  /** Asks a question; false if it did not arrive, so that it can go back where it was written. */
  const ask = async (text: string): Promise<boolean> => {
    const messageId = crypto.randomUUID();
    const takeBack = showQuestion(assistant, id, messageId, text);
    const body = { conversation_id: id, message_id: messageId, text, language };
    const ended = await start(
      (takers, signal) =>
        receive("POST /api/assistants/{assistant}/messages", takers, { params: { assistant }, body, signal }),
      reportStart,
    );
    const arrived =
      ended.outcome === "broken"
        ? (ended.stored?.messages.some((one) => one.id === messageId) ?? false)
        : ended.outcome === "answered";
    if (arrived) reportStart();
    else takeBack();
    return arrived;
  };
  /** Requests an answer to the last question, the first or another one. */
  const again = async (): Promise<void> => {
    await start(
      (takers, signal) =>
        receive("POST /api/assistants/conversations/{id}/regenerate", takers, {
          params: { id },
          body: { language },
          signal,
        }),
      () => undefined,
    );
  };
  return { conversation, run, busy, ask, again, stop };
}
