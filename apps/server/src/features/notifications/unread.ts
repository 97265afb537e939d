import { countUnread, takeLock } from "#features/notifications/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Live } from "#platform/live/live.ts";
import { memberTopic } from "#platform/live/outbox.ts";

/**
 * Puts everything that changes a member's notifications in a row, until the transaction ends. It has to come before the
 * transaction's first write: then totals are exact, and their events in the order of the changes.
 */
export const lockMember = (tx: Tx, memberId: string) => takeLock(tx, memberId);

/** Tells a member's browsers how many are unread now; the member is locked. */
export async function publishTotal(live: Live, tx: Tx, memberId: string): Promise<void> {
  const count = await countUnread(tx, memberId);
  await live.publish(tx, memberTopic(memberId), "notification_unread_total", { count });
}
