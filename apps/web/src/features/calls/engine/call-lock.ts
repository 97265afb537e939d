import { call } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";

/** Takes a lock among the tabs of this browser, if it is free; the answer gives it back, null means another tab has it. */
export function tryLock(name: string): Promise<(() => void) | null> {
  // Missing without TLS and in old browsers: then each tab works alone.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/** The lock of the one tab that handles a member's call. */
export const callLock = (memberId: string): string => `call:${memberId}`;

/** The call that a tab of this browser handles. */
type LockedCall = { callId: string; toUserId: string };

const storedAs = (memberId: string) => `call_held:${memberId}` as const;

/** Notes the call this tab handles, for when the tab dies without a word; null: it is over, and the server knows. */
export const storeLockedCall = (memberId: string, locked: LockedCall | null): void =>
  storeItem(storedAs(memberId), locked && JSON.stringify(locked));

function readLockedCall(memberId: string): LockedCall | null {
  try {
    const { callId, toUserId } = JSON.parse(readItem(storedAs(memberId)) ?? "null") as Partial<LockedCall>; // written above
    return callId && toUserId ? { callId, toUserId } : null;
  } catch {
    return null; // nothing was noted, or not by us
  }
}

/** Ends a call whose tab is gone. While a tab handles one, its lock is taken: then nothing happens. */
export async function endOrphanedCall(memberId: string): Promise<void> {
  if (!navigator.locks) return; // no call could have begun here without TLS
  const release = await tryLock(callLock(memberId));
  if (!release) return;
  try {
    const locked = readLockedCall(memberId);
    if (locked) await call("POST /api/rtc/hangup", { body: locked }).catch(() => undefined); // over, or swept by the server
    storeLockedCall(memberId, null);
  } finally {
    release();
  }
}
