import { call } from "#platform/call.ts";
import { keep, recall } from "#platform/device.ts";
import { callLock, tryLock } from "./tab-lock.ts";

/** The call that a tab of this browser handles. */
type Held = { callId: string; toUserId: string };

const storedAs = (memberId: string) => `call_held:${memberId}` as const;

/** Notes the call this tab handles, for when the tab dies without a word; null: it is over, and the server knows. */
export const hold = (memberId: string, held: Held | null): void =>
  keep(storedAs(memberId), held && JSON.stringify(held));

function heldBy(memberId: string): Held | null {
  try {
    const { callId, toUserId } = JSON.parse(recall(storedAs(memberId)) ?? "null") as Partial<Held>; // written above
    return callId && toUserId ? { callId, toUserId } : null;
  } catch {
    return null; // nothing was noted, or not by us
  }
}

/** Ends a call whose tab is gone. While a tab handles one, its lock is taken: then nothing happens. */
export async function endOrphan(memberId: string): Promise<void> {
  if (!navigator.locks) return; // no call could have begun here without TLS
  const release = await tryLock(callLock(memberId));
  if (!release) return;
  try {
    const held = heldBy(memberId);
    if (held) await call("POST /api/rtc/hangup", { body: held }).catch(() => undefined); // over, or swept by the server
    hold(memberId, null);
  } finally {
    release();
  }
}
