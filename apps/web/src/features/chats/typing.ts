import { useSyncExternalStore } from "react";

/** How long somebody counts as typing after their last sign, and how often we say so ourselves, in ms. */
const SHOWN_MS = 5_000;
export const TELL_EVERY_MS = 3_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The other of a conversation is typing. */
export function noteTyping(chatId: string): void {
  clearTimeout(timers.get(chatId));
  timers.set(
    chatId,
    setTimeout(() => forgetTyping(chatId), SHOWN_MS),
  );
  tell();
}

/** They sent it, or stopped. */
export function forgetTyping(chatId: string): void {
  clearTimeout(timers.get(chatId));
  if (timers.delete(chatId)) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the other of a conversation is typing now. */
export const useTyping = (chatId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => timers.has(chatId),
    () => false,
  );
