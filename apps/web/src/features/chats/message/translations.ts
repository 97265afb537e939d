import type { Message } from "@kompagnon/contract/chats/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { useSyncExternalStore } from "react";
import { ApiError, call } from "#platform/call.ts";

/** Whether a translation is shown, on its way, or why there is none. */
export type Translated = { state: "loading" } | { state: "shown"; text: string } | { state: "failed" };

const found = new Map<string, Translated>();
const listeners = new Set<() => void>();
/** The server has said that it translates nothing; asked again after a reload. */
let off = false;

const put = (id: string, translated: Translated | null) => {
  if (translated) found.set(id, translated);
  else found.delete(id);
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The translation of a message, if one was asked for. */
export const useTranslated = (id: string): Translated | null =>
  useSyncExternalStore(
    subscribe,
    () => found.get(id) ?? null,
    () => null,
  );

/** Whether translations may be had, as far as is known. */
export const canTranslate = (): boolean => !off;

/** Shows the original again. */
export const showOriginal = (id: string): void => put(id, null);

/** Asks for a message in another language. Answers false if the server translates nothing at all. */
export async function translate({ id, chat_id }: Message, language: Language): Promise<boolean> {
  put(id, { state: "loading" });
  try {
    const params = { id: chat_id, messageId: id };
    const { text } = await call("POST /api/chats/{id}/messages/{messageId}/translation", {
      params,
      body: { language },
    });
    put(id, { state: "shown", text });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "ai_off") off = true;
    put(id, error.code === "ai_off" ? null : { state: "failed" });
    return error.code !== "ai_off";
  }
}
