import { useSyncExternalStore } from "react";

/** Chinese characters, the rarer ones beyond the first plane as well. */
const CHARACTERS = /\p{Script=Han}/u;
const listeners = new Set<() => void>();
let seen = false;
let drawn: boolean | null = null;

/**
 * Whether this device has a face for Chinese, as nearly all have: its characters are as wide as they are high, which the
 * sign for what cannot be drawn is not.
 */
function isDrawn(character: string): boolean {
  const size = 100;
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return false;
  canvas.font = `${size}px sans-serif`;
  return Math.abs(canvas.measureText(character).width - size) < 1;
}

/** Looks through what members wrote: whether any of it is Chinese that this device has no face for. */
export function lookForChinese(text: string): void {
  const [character] = seen ? [] : (CHARACTERS.exec(text) ?? []);
  if (character === undefined) return;
  drawn ??= isDrawn(character);
  if (drawn) return;
  seen = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something Chinese came to this page for which it needs a face: members write in every language. */
export const useChineseSeen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => seen,
    () => false,
  );
