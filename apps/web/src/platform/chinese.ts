import { useSyncExternalStore } from "react";

/** Chinese characters, the rarer ones beyond the first plane as well. */
const CHARACTERS = /\p{Script=Han}/u;
const listeners = new Set<() => void>();
let seen = false;

/** Looks through what members wrote: whether any of it is Chinese. */
export function lookForChinese(text: string): void {
  if (seen || !CHARACTERS.test(text)) return;
  seen = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something Chinese came to this page: members write in every language whatever the interface speaks. */
export const useChineseSeen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => seen,
    () => false,
  );
