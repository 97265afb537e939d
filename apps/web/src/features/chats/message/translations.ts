import type { Message } from "@kompagnon/contract/chats/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { useSyncExternalStore } from "react";
import { ApiError, call } from "#platform/call.ts";

/** Whether a translation is shown, on its way, or why there is none. */
export type Translated = { state: "loading" } | { state: "shown"; text: string } | { state: "failed" };

const found = new Map<string, Translated>();
const listeners = new Set<() => void>();

const put = (id: string, translated: Translated | null) => {
  if (translated) found.set(id, translated);
  else found.delete(id);
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The translation of a message, if one was requested. */
export const useTranslated = (id: string): Translated | null =>
  useSyncExternalStore(
    subscribe,
    () => found.get(id) ?? null,
    () => null,
  );

/** Shows the original again. */
export const showOriginal = (id: string): void => put(id, null);

/** Asks for a message in another language. */
export async function translate({ id, chat_id }: Message, language: Language): Promise<void> {
  put(id, { state: "loading" });
  try {
    const params = { id: chat_id, messageId: id };
    const { text } = await call("POST /api/chats/{id}/messages/{messageId}/translation", {
      params,
      body: { language },
    });
    put(id, { state: "shown", text });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    put(id, { state: "failed" });
  }
}
