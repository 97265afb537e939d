import type { Message } from "@kompagnon/contract/chats/model.ts";
import { useSyncExternalStore } from "react";
import { readItem, storeItem } from "#platform/device-storage.ts";
import type { Quoted } from "./outbox.ts";

/** What a member is about to write in a place: a new message, an answer, or another text for an old message. */
export type Composing = {
  text: string;
  reply: Quoted | null;
  /** The message whose text is being changed, and the text so far. */
  edit: { message: Message; text: string } | null;
};

const EMPTY: Composing = { text: "", reply: null, edit: null };
const listeners = new Set<() => void>();
const open = new Map<string, Composing>();
const textKey = (me: string, threadKey: string) => `chats.draft.${me}.${threadKey}` as const;
const replyKey = (me: string, threadKey: string) => `chats.reply.${me}.${threadKey}` as const;

function recallReply(me: string, threadKey: string): Quoted | null {
  try {
    return JSON.parse(readItem(replyKey(me, threadKey)) ?? "null") as Quoted | null; // only this file writes it
  } catch {
    return null; // the stored value is invalid
  }
}

/** What is being written in a place; kept on this device until it is sent, except for changes of old messages. */
export function composingIn(me: string, threadKey: string): Composing {
  const key = textKey(me, threadKey);
  const cached = open.get(key);
  if (cached) return cached;
  const found = { text: readItem(key) ?? "", reply: recallReply(me, threadKey), edit: null };
  open.set(key, found);
  return found;
}

/** Changes what is being written in a place. */
export function compose(me: string, threadKey: string, change: Partial<Composing>): void {
  const next = { ...composingIn(me, threadKey), ...change };
  open.set(textKey(me, threadKey), next);
  storeItem(textKey(me, threadKey), next.text === "" ? null : next.text);
  storeItem(replyKey(me, threadKey), next.reply && JSON.stringify(next.reply));
  for (const listener of listeners) listener();
}

/** Begins a message in a place with these words, unless something is being written there already. */
export function beginMessage(me: string, threadKey: string, text: string): void {
  if (!hasWords(composingIn(me, threadKey).text)) compose(me, threadKey, { text });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being written in a place, and follows it. */
export const useComposing = (me: string, threadKey: string): Composing =>
  useSyncExternalStore(
    subscribe,
    () => composingIn(me, threadKey),
    () => EMPTY,
  );

/** Whether something in a text is visible. */
export const hasWords = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);

/** The id of the field one writes into in a place. */
export const fieldId = (threadKey: string): string => `composer-${threadKey}`;
