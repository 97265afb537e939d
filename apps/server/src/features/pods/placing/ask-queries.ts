import type { PodHours } from "@kompagnon/contract/pods/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A member's request for a circle. */
type AskRow = { hours: PodHours; askedAt: Date; widenedAt: Date | null };

const FIND = statement(
  "pods_find_ask",
  `select hours, asked_at as "askedAt", widened_at as "widenedAt" from pod_asks where member_id = $1`,
);
/** What a member asked for; null if they did not. */
export async function findAsk(db: Queryable, memberId: string): Promise<AskRow | null> {
  const { rows } = await db.query(FIND, [memberId]);
  return rows[0] ?? null;
}

const LIKE = statement(
  "pods_asks_like",
  `select count(*)::int as "count!" from pod_asks a join visible_members v on v.id = a.member_id
   join member_profiles p on p.member_id = a.member_id
   where a.member_id <> $1 and p.language = (select language from member_profiles where member_id = $1)`,
);
/** How many others wait who speak the member's language. */
export async function asksLike(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(LIKE, [memberId]);
  return rows[0]?.count ?? 0;
}

const SAVE = statement(
  "pods_save_ask",
  `insert into pod_asks (member_id, hours, asked_at) values ($1, $2, clock_timestamp())
   on conflict (member_id) do update set hours = excluded.hours`,
);
/** Notes that a member wants a circle; asking again keeps their place. */
export const saveAsk = (tx: Queryable, memberId: string, hours: PodHours) =>
  tx.query(SAVE, [memberId, hours]);

const DELETE = statement("pods_delete_ask", "delete from pod_asks where member_id = $1");
/** They want none any more; false if they did not. */
export async function deleteAsk(tx: Queryable, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE, [memberId]);
  return rowCount > 0;
}

const LOCK = statement(
  "pods_lock_placing",
  "select pg_advisory_xact_lock(hashtextextended('pods placing', 0))",
);
/** Serializes placements until the transaction ends; taken before the locks of members and circles. */
export const lockPlacing = (tx: Queryable) => tx.query(LOCK);

const FACTS = `p.language, p.business_models as models, z.time_zone as "timeZone?"`;
const WAITING = statement(
  "pods_waiting",
  `select a.member_id as id, a.hours, a.asked_at as "askedAt", ${FACTS}
   from pod_asks a join visible_members v on v.id = a.member_id join member_profiles p on p.member_id = a.member_id
   left join pod_zones z on z.member_id = a.member_id
   where p.age >= $1 and p.username is not null and cardinality(p.business_models) > 0
   order by a.asked_at, a.member_id limit $2`,
);
/** The members who wait and may be placed, the longest waiting first. */
export async function listWaiting(db: Queryable, age: number, limit: number) {
  const { rows } = await db.query(WAITING, [age, limit]);
  return rows;
}

const ROOM = statement(
  "pods_with_room",
  `select p.id from pods p join pod_members s on s.pod_id = p.id and s.left_at is null
   where p.origin = 'found' and p.closed_at is null group by p.id, p.created_at having count(*) between 1 and $1::int - 1
   order by count(*), p.created_at, p.id limit $2`,
);
/** Circles that the product put together and in which there is room, the emptiest first. */
export async function listWithRoom(db: Queryable, size: number, limit: number): Promise<string[]> {
  const { rows } = await db.query(ROOM, [size, limit]);
  return rows.map(({ id }) => id);
}

const INSIDE = statement(
  "pods_inside",
  `select s.pod_id as "podId", s.member_id as id, ${FACTS}
   from pod_members s join member_profiles p on p.member_id = s.member_id left join pod_zones z on z.member_id = s.member_id
   where s.pod_id = any($1::uuid[]) and s.left_at is null`,
);
/** Who is in these circles, and what counts of them for who may join. */
export async function listInside(db: Queryable, podIds: readonly string[]) {
  const { rows } = await db.query(INSIDE, [podIds]);
  return rows;
}

const INCOMPATIBLE_PAIRS = statement(
  "pods_apart",
  `select b.blocker as a, b.blocked as b from member_blocks b where b.blocker = any($1::uuid[]) and b.blocked = any($1::uuid[])
   union select u.muter, u.muted from member_mutes u where u.muter = any($1::uuid[]) and u.muted = any($1::uuid[])
   union select s.member_id, o.member_id from pod_members s join pod_members o on o.pod_id = s.pod_id
     where s.member_id = any($1::uuid[]) and o.member_id = any($1::uuid[]) and s.member_id < o.member_id`,
  { plan: "custom" },
);
/** Pairs of these members who are not brought together: blocked, muted, or in a circle together already, now or once. */
export async function listIncompatiblePairs(
  db: Queryable,
  ids: readonly string[],
): Promise<[string, string][]> {
  const { rows } = await db.query(INCOMPATIBLE_PAIRS, [ids]);
  return rows.flatMap(({ a, b }) => (a && b ? [[a, b] as [string, string]] : []));
}

const WIDEN = statement(
  "pods_widen",
  `update pod_asks a set widened_at = now() where a.asked_at < $1 and a.widened_at is null
   and exists (select from visible_members v where v.id = a.member_id) returning a.member_id as id`,
);
/** Notes of those who have waited since before a time that others fit as well from now on; answers who they are. */
export async function widenSince(tx: Queryable, before: Date): Promise<string[]> {
  const { rows } = await tx.query(WIDEN, [before]);
  return rows.map(({ id }) => id);
}
