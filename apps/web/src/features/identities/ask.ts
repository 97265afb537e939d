import type { Unlocked } from "./keys/pair.ts";
import { unlockedIdentity } from "./unlocked.ts";

/** The member was asked for their passphrase and did not enter it. */
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
 * The identity of the signed-in member: the unlocked one, or the one they unlock or create in a dialog above the page. Rejects
 * with {@link NotUnlocked} if they don't.
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
