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
