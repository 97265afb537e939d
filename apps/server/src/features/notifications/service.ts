import { ACTIVITY_DAYS, type Notification } from "@kompagnon/contract/notifications/model.ts";
import { countReceived } from "#features/chats/public.ts";
import { countMatches } from "#features/matching/public.ts";
import { notificationSerializer } from "#features/notifications/notification-json.ts";
import { Fail } from "#features/notifications/preferences/preferences.ts";
import {
  countOthers,
  markAllRead,
  readNotifications,
  removeNotification,
} from "#features/notifications/queries.ts";
import { publishRemoved } from "#features/notifications/removal.ts";
import { lockMember, publishTotal } from "#features/notifications/unread.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import { JsonPage, SerializedJson } from "#platform/http/json-page.ts";
import { decodeCursor, encodeCursor } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

/** A page of one's notifications. */
export async function notificationsOf(
  db: Database,
  memberId: string,
  limit: number,
  cursor: string | undefined,
): Promise<SerializedJson<{ items: Notification[]; next_cursor: string | null }>> {
  const written = new JsonPage({
    serializer: notificationSerializer,
    limit,
    cursor: (of) => encodeCursor({ at: new Date(of("created_at") ?? ""), id: of("id") ?? "" }),
  });
  await readNotifications(
    db,
    { memberId, limit: limit + 1, before: cursor ? decodeCursor(cursor) : null },
    written,
  );
  return new SerializedJson(written.page);
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
