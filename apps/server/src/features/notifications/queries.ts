import type { NotificationType } from "@kompagnon/contract/notifications/model.ts";
import { NOTIFICATION_JSON } from "#features/notifications/notification-json.ts";
import type { NotificationData } from "#features/notifications/payload.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { statement } from "#platform/db/statement.ts";
import { FIRST_ID, idFrom } from "#platform/id.ts";

const DAY_MS = 86_400_000;

/** A notification as stored. */
export type NotificationRow = {
  id: string;
  type: NotificationType;
  count: number;
  actorId: string | null;
  data: NotificationData;
  createdAt: Date;
  readAt: Date | null;
};

const COLUMNS = `n.id, n.type, n.count, n.actor_id as "actorId", n.data as "data: NotificationData", n.created_at as "createdAt", n.read_at as "readAt"`;

/** Whether the actor (an account named `a`) is banned or about to be erased: their texts are not sent to anyone. */
export const HIDDEN_ACTOR = "coalesce(a.hidden, false)";

const TAKE_LOCKS = statement(
  "notifications_lock",
  "select pg_advisory_xact_lock(hashtextextended('notifications ' || id, 0)) from unnest($1::text[]) id",
);
/** Serialises the changes of members' notifications until the transaction ends, in the order given. */
export const takeLocks = (tx: Queryable, memberIds: readonly string[]) => tx.query(TAKE_LOCKS, [memberIds]);

const LIST_NOTIFICATIONS = statement(
  "list_notifications",
  `${NOTIFICATION_JSON}
   where n.member_id = $1 and n.in_app and not ${HIDDEN_ACTOR}
     and ($3::timestamptz is null or (n.created_at, n.id) < ($3, $4::uuid))
   order by n.created_at desc nulls last, n.id desc nulls last limit $2`,
  { hot: true },
);
/** Reads a page of a member's notifications that show in the app, the newest first, ready to be written. */
export const readNotifications = (
  db: Database,
  { memberId, limit, before }: { memberId: string; limit: number; before: { at: Date; id: string } | null },
  take: TakeRows,
): Promise<void> =>
  db.read(LIST_NOTIFICATIONS, take, [memberId, limit, before?.at ?? null, before?.id ?? null]);

const COUNT_UNREAD_OF = statement(
  "count_unread_notifications_of",
  `select member as "memberId!", (select count(*)::int from notifications n
               where n.member_id = member and n.read_at is null and n.in_app
                 and (select true from hidden_members h where h.id = n.actor_id) is null) as "count!"
             from unnest($1::uuid[]) member`,
  { hot: true },
);
/** How many are unread for each of these members. */
export async function countUnreadOf(
  db: Queryable,
  memberIds: readonly string[],
): Promise<{ memberId: string; count: number }[]> {
  const { rows } = await db.query(COUNT_UNREAD_OF, [memberIds]);
  return rows;
}

/** How many are unread; muted ones don't count. */
export async function countUnread(db: Queryable, memberId: string): Promise<number> {
  const [found] = await countUnreadOf(db, [memberId]);
  return found?.count ?? 0;
}

const COUNT_OTHERS = statement(
  "notifications_count_others",
  `select coalesce(sum(count), 0)::int as n from notifications
     where member_id = $1 and created_at > $3 and type <> all($2::text[])`,
);
/** How many of other kinds than these came since then, bundled ones counted singly. */
export async function countOthers(
  db: Queryable,
  memberId: string,
  except: readonly NotificationType[],
  since: Date,
): Promise<number> {
  const { rows } = await db.query(COUNT_OTHERS, [memberId, except, since]);
  return rows[0]?.n ?? 0;
}

/** A new notification, or one more of an unread bundle. */
export type NewNotification = {
  id: string;
  memberId: string;
  type: NotificationType;
  bundle: string;
  times: number;
  actorId: string | null;
  data: NotificationData;
  source: string | null;
  inApp: boolean;
  /** A member counts once in a bundle: their newest entry replaces the one before. */
  once: boolean;
  /** The position in which it was queued. */
  ordinal: number | null;
  /** Id of what is added to the bundle. */
  entryId: string;
};

const ADD_NOTIFICATIONS = statement(
  "add_notifications",
  `with given as (
       select d.*, date_trunc('milliseconds', clock_timestamp()) as at
       from json_to_recordset($1::json) as d (id uuid, "memberId" uuid, type text, bundle text, times int, "actorId" uuid,
         data jsonb, source uuid, "inApp" boolean, ordinal bigint, "entryId" uuid)
     ), unread as materialized (
       select d."actorId", (select n.id from notifications n
         where n.member_id = d."memberId" and n.bundle = d.bundle and n.read_at is null) as id
       from given d where $2
     ), replaced as (
       delete from notification_entries e using unread u where e.notification_id = u.id and e.actor_id = u."actorId"
       returning e.notification_id, e.times
     ), stored as (
       insert into notifications as n (id, member_id, type, bundle, count, actor_id, data, source, in_app, created_at)
       select d.id, d."memberId", d.type, d.bundle, d.times, d."actorId", d.data, d.source, d."inApp", d.at from given d
       on conflict (member_id, bundle) where read_at is null do update set
         count = n.count + excluded.count
           - coalesce((select sum(r.times)::int from replaced r where r.notification_id = n.id), 0),
         actor_id = excluded.actor_id, data = excluded.data, source = excluded.source,
         in_app = excluded.in_app, created_at = excluded.created_at, mailed_at = null
       returning n.id, n.member_id, n.bundle, n.count, n.created_at
     ), added as (
       insert into notification_entries (id, notification_id, actor_id, times, data, source, ordinal, created_at)
       select d."entryId", s.id, d."actorId", d.times, d.data, d.source, d.ordinal, s.created_at
       from given d join stored s on s.member_id = d."memberId" and s.bundle = d.bundle
     )
     select s.id, s.member_id as "memberId", s.bundle, s.count, s.created_at as "createdAt" from stored s`,
);
type Wave = { once: boolean; rows: Map<string, NewNotification> };
const keyOf = ({ memberId, bundle }: { memberId: string; bundle: string }): string => `${memberId} ${bundle}`;

/** What one statement each can store: no bundle twice, as it could grow only once, and behind what it grows upon. */
function wavesOf(all: readonly NewNotification[]): Wave[] {
  const waves: Wave[] = [];
  for (const one of all) {
    const behind = waves.findLastIndex(({ rows }) => rows.has(keyOf(one)));
    const fits = waves.slice(behind + 1).find(({ once }) => once === one.once);
    if (fits) fits.rows.set(keyOf(one), one);
    else waves.push({ once: one.once, rows: new Map([[keyOf(one), one]]) });
  }
  return waves;
}

/**
 * Stores notifications in their order; an unread one of the same bundle increments its count, takes the newest content and may be
 * mailed again. Returns the resulting state of each.
 */
export async function addNotifications(
  tx: Queryable,
  all: readonly NewNotification[],
): Promise<NotificationRow[]> {
  const stored = new Map<NewNotification, NotificationRow>();
  for (const { once, rows: wave } of wavesOf(all)) {
    const { rows } = await tx.query(ADD_NOTIFICATIONS, [JSON.stringify([...wave.values()]), once]);
    for (const { memberId, bundle, ...grown } of rows) {
      const one = wave.get(keyOf({ memberId, bundle }));
      // What it tells is what was stored now, and it is an unread one.
      if (one)
        stored.set(one, { ...grown, type: one.type, actorId: one.actorId, data: one.data, readAt: null });
    }
  }
  return all.map((one) => {
    const row = stored.get(one);
    if (!row) throw new Error("an upsert answers its row");
    return row;
  });
}

const MARK_ALL_READ = statement(
  "notifications_mark_all_read",
  `with mine as (select id from notifications where member_id = $1 and read_at is null and in_app order by id for update)
     update notifications n set read_at = now() from mine where n.id = mine.id`,
);
/** Marks all that show as read. Rows are locked in the order of their ids, as everywhere. */
export const markAllRead = (tx: Queryable, memberId: string) => tx.query(MARK_ALL_READ, [memberId]);

/** What a removal took away: whether it showed in the app, and whether it counted as unread. */
export type Removed = { id: string; shown: boolean; counted: boolean };

const REMOVE_NOTIFICATION = statement(
  "notifications_remove_notification",
  `delete from notifications where id = $2 and member_id = $1 returning id, in_app as shown, in_app and read_at is null as counted`,
);
/** Removes one of a member's. */
export async function removeNotification(
  tx: Queryable,
  memberId: string,
  id: string,
): Promise<Removed | null> {
  const { rows } = await tx.query(REMOVE_NOTIFICATION, [memberId, id]);
  return rows[0] ?? null;
}

const REMOVE_BUNDLE = statement(
  "remove_bundle",
  `delete from notifications where member_id = $1 and bundle = $2 and read_at is null
             returning id, in_app as shown, in_app and read_at is null as counted`,
);
/** Removes the unread one of a bundle. */
export async function removeBundle(tx: Queryable, memberId: string, bundle: string): Promise<Removed[]> {
  const { rows } = await tx.query(REMOVE_BUNDLE, [memberId, bundle]);
  return rows;
}

const MUTE_TYPES = statement(
  "notifications_mute_types",
  `with mine as (select id from notifications
                   where member_id = $1 and read_at is null and in_app and type = any($2::text[]) order by id for update)
     update notifications n set in_app = false from mine where n.id = mine.id`,
);
/** Takes unread ones of these kinds out of the app; they go on waiting for the mail. Answers how many. */
export async function muteTypes(
  tx: Queryable,
  memberId: string,
  types: readonly NotificationType[],
): Promise<number> {
  if (types.length === 0) return 0;
  const { rowCount } = await tx.query(MUTE_TYPES, [memberId, types]);
  return rowCount;
}

const SWEEP_NOTIFICATIONS = statement(
  "notifications_sweep_notifications",
  `with stretch as materialized (
       select id from notifications where id > $2 and id < $3 order by id limit 5000
     ), gone as (
       delete from notifications n using stretch where n.id = stretch.id
         and (n.read_at < now() - make_interval(days => $1)
           or (not n.in_app and n.created_at < now() - make_interval(days => $1)))
     )
     select id from stretch order by id desc limit 1`,
);
/**
 * Nightly: what was read, or never showed, that long ago goes. Ids sort by time, so only what is old enough is looked through, and in
 * stretches, so that no statement is long however much there is.
 */
export async function sweepNotifications(db: Queryable, days: number): Promise<void> {
  const end = idFrom(Date.now() - days * DAY_MS);
  let last: { id: string } | undefined = { id: FIRST_ID };
  while (last) [last] = (await db.query(SWEEP_NOTIFICATIONS, [days, last.id, end])).rows;
}

const EXPORT_NOTIFICATIONS = statement(
  "notifications_export_notifications",
  `select ${COLUMNS} from notifications n left join member_accounts a on a.id = n.actor_id
     where n.member_id = $1 and not ${HIDDEN_ACTOR} order by n.created_at, n.id`,
);
/** Everything a member was told, for their export. */
export async function exportNotifications(db: Queryable, memberId: string): Promise<NotificationRow[]> {
  const { rows } = await db.query(EXPORT_NOTIFICATIONS, [memberId]);
  return rows;
}
