import type { NotificationRow, Removed } from "#features/notifications/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Ids of notifications that have lost entries. */
type Rows = { rows: { id: string }[] };
const idsOf = ({ rows }: Rows): string[] => [...new Set(rows.map(({ id }) => id))];

const REMOVE_ENTRIES_OF_ACTOR = statement(
  "notifications_remove_entries_of_actor",
  `delete from notification_entries e using notifications n
     where n.id = e.notification_id and n.member_id = $1 and e.actor_id = $2 returning n.id`,
);
/** Removes what another member caused. Answers the notifications, to be summed up again (`sumUp`), as all of these do. */
export const removeEntriesOfActor = async (tx: Queryable, memberId: string, actorId: string) =>
  idsOf(await tx.query(REMOVE_ENTRIES_OF_ACTOR, [memberId, actorId]));

const REMOVE_ENTRIES_NEXT_TO_OTHERS = statement(
  "notifications_remove_entries_next_to_others",
  `delete from notification_entries e using notifications n
     where n.id = e.notification_id and n.member_id = $1 and e.actor_id = $2
       and exists (select from notification_entries o left join hidden_members h on h.id = o.actor_id
         where o.notification_id = n.id and o.actor_id is distinct from e.actor_id and h.id is null)
     returning n.id`,
);
/** The same where members who are not hidden have a part in the notification; others are left out where they are read. */
export const removeEntriesNextToOthers = async (tx: Queryable, memberId: string, actorId: string) =>
  idsOf(await tx.query(REMOVE_ENTRIES_NEXT_TO_OTHERS, [memberId, actorId]));

const REMOVE_ENTRIES_OF_SOURCE = statement(
  "notifications_remove_entries_of_source",
  `with theirs as (
       select e.id, n.id as notification, e.times from notification_entries e join notifications n on n.id = e.notification_id
       where n.member_id = $1 and e.source = $2
     ), fewer as (
       update notification_entries e set times = e.times - 1, source = null from theirs t where e.id = t.id and t.times > 1
     ), gone as (
       delete from notification_entries e using theirs t where e.id = t.id and t.times = 1
     )
     select notification as id from theirs`,
);
/** Removes what was taken from a text that is gone; of several that were stored together the others stay. */
export const removeEntriesOfSource = async (tx: Queryable, memberId: string, source: string) =>
  idsOf(await tx.query(REMOVE_ENTRIES_OF_SOURCE, [memberId, source]));

/** What was queued before `ordinal` in a bundle, by one actor or by all. */
export type InBundle = {
  memberId: string;
  bundle: string;
  actorId: string | null;
  ordinal: number;
  /** Whether notifications that were read go as well. */
  readToo: boolean;
};
const REMOVE_ENTRIES_OF_BUNDLE = statement(
  "notifications_remove_entries_of_bundle",
  `delete from notification_entries e using notifications n
     where n.id = e.notification_id and n.member_id = $1 and n.bundle = $2 and (n.read_at is null or $5)
       and ($3::uuid is null or e.actor_id = $3) and coalesce(e.ordinal, 0) < $4::bigint
     returning n.id`,
);
/** Removes what was queued in a bundle before it was taken back. */
export const removeEntriesOfBundle = async (tx: Queryable, { memberId, bundle, ...which }: InBundle) =>
  idsOf(
    await tx.query(REMOVE_ENTRIES_OF_BUNDLE, [memberId, bundle, which.actorId, which.ordinal, which.readToo]),
  );

const REMOVE_ENTRIES_OF_PLACE = statement(
  "notifications_remove_entries_of_place",
  `delete from notification_entries e using notifications n
     where n.id = e.notification_id and n.member_id = $1 and n.data -> 'about' ->> 'group_id' = $2::text
       and n.data -> 'about' ->> 'chat_id' is not null
       and ($3::text is null or n.data -> 'about' ->> 'chat_id' = $3) and coalesce(e.ordinal, 0) < $4::bigint
     returning n.id`,
);
/** Removes what was queued before from the channels of a group, or from one of them. */
export const removeEntriesOfPlace = async (
  tx: Queryable,
  {
    memberId,
    groupId,
    chatId,
    ordinal,
  }: { memberId: string; groupId: string; chatId: string | null; ordinal: number },
) => idsOf(await tx.query(REMOVE_ENTRIES_OF_PLACE, [memberId, groupId, chatId, ordinal]));

const REMOVE_EMPTY = statement(
  "notifications_remove_empty",
  `delete from notifications n
     where n.id = any($1::uuid[]) and not exists (select from notification_entries e where e.notification_id = n.id)
     returning n.id, n.in_app as shown, n.in_app and n.read_at is null as counted`,
);
const SUM_UP = statement(
  "notifications_sum_up",
  `update notifications n set actor_id = newest.actor_id, data = newest.data, source = newest.source,
       created_at = newest.created_at, count = sums.times
     from (select distinct on (e.notification_id) e.notification_id, e.actor_id, e.data, e.source, e.created_at
           from notification_entries e left join hidden_members h on h.id = e.actor_id
           where e.notification_id = any($1::uuid[])
           order by e.notification_id, h.id is not null, e.created_at desc, e.id desc) newest,
          (select e.notification_id, sum(e.times)::int as times from notification_entries e
           where e.notification_id = any($1::uuid[]) group by e.notification_id) sums
     where n.id = newest.notification_id and n.id = sums.notification_id
     returning n.id, n.type, n.count as "count!", n.actor_id as "actorId", n.data as "data: NotificationData",
       n.created_at as "createdAt!", n.read_at as "readAt", n.source, n.in_app as "inApp",
       (select true from hidden_members h where h.id = n.actor_id) is not null as "hidden!"`,
);
/** What became of notifications that have lost entries. */
export type Settled = {
  removed: Removed[];
  changed: (NotificationRow & { source: string | null; inApp: boolean; hidden: boolean })[];
};
/** Removes notifications without entries; others repeat the newest entry that is left, and the sum of all. */
export async function sumUp(tx: Queryable, ids: readonly string[]): Promise<Settled> {
  if (ids.length === 0) return { removed: [], changed: [] };
  const { rows: removed } = await tx.query(REMOVE_EMPTY, [ids]);
  const { rows: changed } = await tx.query(SUM_UP, [ids]);
  return { removed, changed };
}

const LIST_NOTIFIED_OF_ACTOR = statement(
  "notifications_list_notified_of_actor",
  `select distinct n.member_id as id from notification_entries e join notifications n on n.id = e.notification_id
     where e.actor_id = $1 order by id`,
);
/** Members with a notification in which a member has a part, in the order in which they are locked. */
export async function listNotifiedOfActor(db: Queryable, actorId: string): Promise<string[]> {
  const { rows } = await db.query(LIST_NOTIFIED_OF_ACTOR, [actorId]);
  return rows.map(({ id }) => id);
}

const LIST_NOTIFIED_OF_SOURCE = statement(
  "notifications_list_notified_of_source",
  `select distinct n.member_id as id from notification_entries e join notifications n on n.id = e.notification_id
     where e.source = $1 order by id`,
);
/** Members with a notification that quotes a text, in the order in which they are locked. */
export async function listNotifiedOfSource(db: Queryable, source: string): Promise<string[]> {
  const { rows } = await db.query(LIST_NOTIFIED_OF_SOURCE, [source]);
  return rows.map(({ id }) => id);
}

const LIST_NOTIFIED_OF_CHANNEL = statement(
  "notifications_list_notified_of_channel",
  `select distinct member_id as id from notifications
     where data -> 'about' ->> 'group_id' = $1::text and data -> 'about' ->> 'chat_id' = $2::text order by id`,
);
/** Members with a notification from a channel of a group, in the order in which they are locked. */
export async function listNotifiedOfChannel(
  db: Queryable,
  groupId: string,
  chatId: string,
): Promise<string[]> {
  const { rows } = await db.query(LIST_NOTIFIED_OF_CHANNEL, [groupId, chatId]);
  return rows.map(({ id }) => id);
}
