import type { LogoutReason } from "#platform/live/markers.ts";
import type { Reader } from "#platform/live/reader.ts";

/** Ended sessions: a Set of their ids, or a Map from them to the reason for the browser. */
type Ended = { has(sessionId: string): boolean; get?(sessionId: string): LogoutReason | undefined };

/** Which of these sessions have ended or belong to a banned member; one query for all of them. */
export type CheckSessions = (sessionIds: readonly string[]) => Promise<Ended>;

/** Sessions asked about in one query. */
const SLICE = 5_000;

/**
 * The readers whose session has ended, and why, among those not checked within the last `maxAgeMs`. The others are noted as
 * checked. Rejects when it can't be found out.
 */
export async function findEnded(
  readers: Iterable<Reader>,
  check: CheckSessions,
  maxAgeMs: number,
): Promise<Map<Reader, LogoutReason>> {
  const now = Date.now();
  const due = new Map<string, Reader[]>();
  for (const reader of readers) {
    if (reader.closed || now - reader.checkedAt < maxAgeMs) continue;
    const same = due.get(reader.sessionId);
    if (same) same.push(reader);
    else due.set(reader.sessionId, [reader]);
  }
  const ids = [...due.keys()];
  const ended = new Map<Reader, LogoutReason>();
  for (let from = 0; from < ids.length; from += SLICE) {
    const slice = ids.slice(from, from + SLICE);
    const dead = await check(slice);
    for (const id of slice)
      for (const reader of due.get(id) ?? [])
        if (dead.has(id)) ended.set(reader, dead.get?.(id) ?? "signed_out");
        else reader.checkedAt = now;
  }
  return ended;
}
