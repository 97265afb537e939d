import { ACTIVITY_DAYS, type Notification } from "@kompagnon/contract/notifications/model.ts";
import { countReceived } from "#features/chats/public.ts";
import { countMatches } from "#features/matching/public.ts";
import { notificationWriter } from "#features/notifications/notification-json.ts";
import {
  countOthers,
  listTold,
  markAllRead,
  type Removed,
  readNotifications,
  removeBundle,
  removeFrom,
  removeNotification,
} from "#features/notifications/queries.ts";
import { lockMember, publishTotal } from "#features/notifications/unread.ts";
import type { Database, Queryable, Tx } from "#platform/db/database.ts";
import { Written } from "#platform/http/written.ts";
import { WrittenPage } from "#platform/http/written-page.ts";
import { decodeCursor, encodeCursor } from "#platform/keyset.ts";
import { forgetAbout, forgetEverywhere } from "#platform/live/forget.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./errors.ts";

/** A page of one's notifications. */
export async function notificationsOf(
  db: Database,
  memberId: string,
  limit: number,
  cursor: string | undefined,
): Promise<Written<{ items: Notification[]; next_cursor: string | null }>> {
  const written = new WrittenPage({
    ...{ writer: notificationWriter, limit },
    cursor: (of) => encodeCursor({ at: new Date(of("created_at") ?? ""), id: of("id") ?? "" }),
  });
  await readNotifications(db, memberId, limit + 1, cursor ? decodeCursor(cursor) : null, written);
  return new Written(written.page);
}

/** Marks all as read; none is left unread. */
export async function readAll({ db, live }: Platform, memberId: string): Promise<{ count: number }> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const { rowCount } = await markAllRead(tx, memberId);
    if (rowCount > 0) await publishTotal(live, tx, memberId);
  });
  return { count: 0 };
}

/** Removes one of one's notifications. Throws not_found. */
export async function remove(platform: Platform, memberId: string, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const removed = await removeNotification(tx, memberId, id);
    if (!removed) throw new Fail("not_found");
    await publishRemoved(platform, tx, memberId, [removed]);
  });
}

/** Removes the unread notification of a bundle: what it told of has been seen. */
export async function settle(platform: Platform, memberId: string, bundle: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const removed = await removeBundle(tx, memberId, bundle);
    if (removed) await publishRemoved(platform, tx, memberId, [removed]);
  });
}

/** Live events that tell a member of another, with words or a face of theirs. */
const NAMING = [
  "notification_created",
  "match_made",
  "chat_request_changed",
  "group_application_changed",
] as const;

/** After a block: neither keeps what they were told about the other. */
export async function forgetEachOther(platform: Platform, a: string, b: string): Promise<void> {
  for (const [memberId, actorId] of [
    [a, b],
    [b, a],
  ] as const)
    await platform.db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      await publishRemoved(platform, tx, memberId, await removeFrom(tx, memberId, actorId));
      await forgetAbout(tx, memberTopic(memberId), NAMING, actorId);
    });
}

/** Somebody is banned: what the live stream keeps of them for others goes; the lists leave them out by themselves. */
export const forgetBanned = (tx: Tx, memberId: string) => forgetEverywhere(tx, NAMING, memberId);

/** Somebody is about to be erased: what others were told about them goes, and their counts are told. */
export async function forgetActor(platform: Platform, tx: Tx, actorId: string): Promise<void> {
  for (const memberId of await listTold(tx, actorId)) {
    await lockMember(tx, memberId);
    await publishRemoved(platform, tx, memberId, await removeFrom(tx, memberId, actorId));
  }
}

/** Tells a member's browsers what was removed; the member is locked. */
export async function publishRemoved(
  { live }: Platform,
  tx: Tx,
  memberId: string,
  removed: readonly Removed[],
): Promise<void> {
  for (const { id, shown } of removed)
    if (shown) await live.publish(tx, memberTopic(memberId), "notification_removed", { id });
  if (removed.some(({ counted }) => counted)) await publishTotal(live, tx, memberId);
}

/** What happened around a member lately: matches, messages received, and notifications of other kinds. */
export async function activityOf(db: Queryable, memberId: string): Promise<{ count: number; since: string }> {
  const since = new Date(Date.now() - ACTIVITY_DAYS * 24 * 3_600_000);
  const counts = await Promise.all([
    countMatches(db, memberId, since),
    countReceived(db, memberId, since),
    countOthers(db, memberId, ["match", "message"], since),
  ]);
  return { count: counts.reduce((sum, n) => sum + n, 0), since: since.toISOString() };
}
