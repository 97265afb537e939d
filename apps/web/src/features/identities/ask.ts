import type { Unlocked } from "./keys/pair.ts";
import { unlockedIdentity } from "./unlocked.ts";

/** Somebody was asked for their passphrase and did not give it. */
export class NotUnlocked extends Error {
  override readonly name = "NotUnlocked";
}

/** What waits for an identity. */
export type Asking = { done: (identity: Unlocked) => void; cancel: () => void };

let asking: Asking | null = null;
const listeners = new Set<() => void>();
const set = (next: Asking | null): void => {
  asking = next;
  for (const listener of listeners) listener();
};

/** For `useSyncExternalStore`. */
export const nowAsking = (): Asking | null => asking;
export const onAsking = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The identity of whoever is signed in: the unlocked one, or what comes of asking for it in a dialog above the page (unlock
 * it, or make the first). Rejects with {@link NotUnlocked} where they don't.
 */
export async function needIdentity(): Promise<Unlocked> {
  const found = await unlockedIdentity();
  if (found) return found;
  asking?.cancel();
  return new Promise<Unlocked>((resolve, reject) => {
    set({
      done: (identity) => {
        set(null);
        resolve(identity);
      },
      cancel: () => {
        set(null);
        reject(new NotUnlocked());
      },
    });
  });
}
