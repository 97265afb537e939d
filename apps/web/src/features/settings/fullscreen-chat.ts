import { useSyncExternalStore } from "react";
import { readItem, storeItem } from "#platform/device-storage.ts";

/** Kept in this browser only (spec: account, sections 2 and 9). */
const STORED_AS = "beta_fullscreen_chat";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener); // another tab of this browser
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Turns it on or off in this browser, at once in every tab. */
export function setFullscreenChat(on: boolean): void {
  storeItem(STORED_AS, on ? "1" : null);
  for (const listener of listeners) listener();
}

/** Whether the chats take the whole width of the window, without the sidebar. */
export const useFullscreenChat = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readItem(STORED_AS) !== null,
    () => false,
  );
