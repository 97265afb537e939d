import { countUnreadOf, takeLocks } from "#features/notifications/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Live } from "#platform/live/live.ts";
import { memberTopic } from "#platform/live/outbox.ts";

/**
 * Puts everything that changes a member's notifications in a row, until the transaction ends. It has to come before the
 * transaction's first write: then totals are exact, and their events in the order of the changes.
 */
export const lockMember = (tx: Tx, memberId: string) => lockMembers(tx, [memberId]);

/** The same for several, in one order for everybody. */
export const lockMembers = (tx: Tx, memberIds: readonly string[]) =>
  takeLocks(tx, [...new Set(memberIds)].sort());

/** How many are unread now, by member; the members are locked. */
export async function totalsOf(tx: Tx, memberIds: readonly string[]): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const found = await countUnreadOf(tx, [...new Set(memberIds)]);
  return new Map(found.map(({ memberId, count }) => [memberId, count]));
}

/** Tells a member's browsers how many are unread now; the member is locked. */
export async function publishTotal(live: Live, tx: Tx, memberId: string): Promise<void> {
  for (const [id, count] of await totalsOf(tx, [memberId]))
    await live.publish(tx, memberTopic(id), "notification_unread_total", { count });
}
