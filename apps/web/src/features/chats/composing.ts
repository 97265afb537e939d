import type { Message } from "@kompagnon/contract/chats/model.ts";
import { useSyncExternalStore } from "react";
import { keep, recall } from "#platform/device.ts";
import type { Quoted } from "./outbox.ts";

/** What somebody is about to write in a place: a new message, an answer, or another text for an old message. */
export type Composing = {
  text: string;
  reply: Quoted | null;
  /** The message whose text is being changed, and the text so far. */
  edit: { message: Message; text: string } | null;
};

const EMPTY: Composing = { text: "", reply: null, edit: null };
const listeners = new Set<() => void>();
const open = new Map<string, Composing>();
const textKey = (me: string, place: string) => `chats.draft.${me}.${place}`;
const replyKey = (me: string, place: string) => `chats.reply.${me}.${place}`;

function recallReply(me: string, place: string): Quoted | null {
  try {
    return JSON.parse(recall(replyKey(me, place)) ?? "null") as Quoted | null; // only this file writes it
  } catch {
    return null; // somebody else wrote it: nothing of ours
  }
}

/** What is being written in a place; kept on this device until it is sent, except for changes of old messages. */
export function composingIn(me: string, place: string): Composing {
  const key = textKey(me, place);
  const known = open.get(key);
  if (known) return known;
  const found = { text: recall(key) ?? "", reply: recallReply(me, place), edit: null };
  open.set(key, found);
  return found;
}

/** Changes what is being written in a place. */
export function compose(me: string, place: string, change: Partial<Composing>): void {
  const next = { ...composingIn(me, place), ...change };
  open.set(textKey(me, place), next);
  keep(textKey(me, place), next.text === "" ? null : next.text);
  keep(replyKey(me, place), next.reply && JSON.stringify(next.reply));
  for (const listener of listeners) listener();
}

/** Begins a message in a place with these words, unless something is being written there already. */
export function beginMessage(me: string, place: string, text: string): void {
  if (!hasWords(composingIn(me, place).text)) compose(me, place, { text });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being written in a place, and follows it. */
export const useComposing = (me: string, place: string): Composing =>
  useSyncExternalStore(
    subscribe,
    () => composingIn(me, place),
    () => EMPTY,
  );

/** Whether something in a text is visible. */
export const hasWords = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);

/** The id of the field one writes into in a place. */
export const fieldId = (place: string): string => `composer-${place}`;
