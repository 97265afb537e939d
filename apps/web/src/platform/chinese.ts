import { useSyncExternalStore } from "react";

/** Chinese characters, the rarer ones beyond the first plane as well. */
const CHARACTERS = /\p{Script=Han}/u;
const listeners = new Set<() => void>();
let seen = false;

/** Looks through what members wrote: whether any of it is Chinese. */
export function detectCjk(text: string): void {
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

/**
 * Whether this device has a face for Chinese, as nearly all have: its characters are as wide as they are high, which the
 * sign for what cannot be drawn is not.
 */
export function hasChineseFace(): boolean {
  const size = 100;
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return false;
  canvas.font = `${size}px sans-serif`;
  return Math.abs(canvas.measureText("\u4e2d").width - size) < 1;
}
