import { useSyncExternalStore } from "react";

/** How long a member counts as typing after their last signal, and how often the client sends its own, in ms. */
const SHOWN_MS = 5_000;
export const TYPING_SIGNAL_MS = 3_000;

const NO_TYPISTS: readonly string[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** Who types, by conversation; the same array until it changes. */
const typists = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();

const keyOf = (chatId: string, userId: string) => `${chatId} ${userId}`;
const set = (chatId: string, ids: readonly string[]) => {
  if (ids.length === 0) typists.delete(chatId);
  else typists.set(chatId, ids);
  for (const listener of listeners) listener();
};

/** A member of a conversation is typing. */
export function recordTyping(chatId: string, userId: string): void {
  const key = keyOf(chatId, userId);
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => forgetTyping(chatId, userId), SHOWN_MS),
  );
  const now = typists.get(chatId) ?? NO_TYPISTS;
  if (!now.includes(userId)) set(chatId, [...now, userId]);
}

/** They sent it, or stopped. */
export function forgetTyping(chatId: string, userId: string): void {
  const key = keyOf(chatId, userId);
  clearTimeout(timers.get(key));
  if (!timers.delete(key)) return;
  set(
    chatId,
    (typists.get(chatId) ?? NO_TYPISTS).filter((id) => id !== userId),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is typing in a conversation now, by id. */
const useTypists = (chatId: string): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => typists.get(chatId) ?? NO_TYPISTS,
    () => NO_TYPISTS,
  );

/** Whether another member is typing in a conversation now. */
export const useTyping = (chatId: string): boolean => useTypists(chatId).length > 0;
