import type { Pod } from "@kompagnon/contract/pods/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A circle as stored, from the side of one who belongs to it. */
export type PodRow = {
  id: string;
  origin: Pod["origin"];
  originId: string | null;
  createdAt: Date;
  closedAt: Date | null;
  /** The Monday of the week in which the viewer joined. */
  firstWeek: string;
};
const COLUMNS = `p.id, p.origin, p.origin_id as "originId", p.created_at as "createdAt", p.closed_at as "closedAt",
  s.first_week as "firstWeek"`;

const LOCK = statement("pods_lock", "select pg_advisory_xact_lock(hashtextextended('pods ' || $1, 0))");
/** Serializes changes of a circle until the transaction ends; taken before the first write. */
export const lockPod = (tx: Queryable, id: string) => tx.query(LOCK, [id]);

const LOCK_PERSON = statement(
  "pods_lock_person",
  "select pg_advisory_xact_lock(hashtextextended('pods of ' || $1, 0))",
);
/** Serializes changes of a member's number of circles; taken before the lock of a circle, and in the order of ids. */
export const lockPerson = (tx: Queryable, memberId: string) => tx.query(LOCK_PERSON, [memberId]);

const FIND = statement(
  "pods_find",
  `select ${COLUMNS} from pods p join pod_members s on s.pod_id = p.id
   where s.member_id = $1 and p.id = $2 and s.left_at is null`,
);
/** A circle that the viewer belongs to; null if there is none. */
export async function findPod(db: Queryable, viewerId: string, id: string): Promise<PodRow | null> {
  const { rows } = await db.query(FIND, [viewerId, id]);
  return rows[0] ?? null;
}

const LIST = statement(
  "pods_list",
  `select ${COLUMNS} from pods p join pod_members s on s.pod_id = p.id
   where s.member_id = $1 and s.left_at is null order by p.closed_at is not null, p.created_at desc, p.id desc limit $2`,
);
/** A member's circles: those that go on, then those that are over, the newest first. */
export async function listPods(db: Queryable, viewerId: string, limit: number): Promise<PodRow[]> {
  const { rows } = await db.query(LIST, [viewerId, limit]);
  return rows;
}

const COUNT_OPEN = statement(
  "pods_count_open",
  `select count(*)::int as "count!" from pod_members s join pods p on p.id = s.pod_id
   where s.member_id = $1 and s.left_at is null and p.closed_at is null`,
);
/** To how many circles that go on a member belongs. */
export async function countOpen(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_OPEN, [memberId]);
  return rows[0]?.count ?? 0;
}

const OPEN_OF_ORIGIN = statement(
  "pods_open_of_origin",
  "select id from pods where origin_id = $1 and closed_at is null",
);
/** The circle of a conversation or team that goes on; null if there is none. */
export async function findOpenOf(db: Queryable, originId: string): Promise<string | null> {
  const { rows } = await db.query(OPEN_OF_ORIGIN, [originId]);
  return rows[0]?.id ?? null;
}

const IN_TEAM = statement(
  "pods_in_team",
  "select from team_memberships where team_id = $1 and member_id = $2",
);
/** Whether a member belongs to a team. */
export async function isInTeam(db: Queryable, teamId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await db.query(IN_TEAM, [teamId, memberId]);
  return rowCount === 1;
}

const INSERT = statement(
  "pods_insert",
  "insert into pods (id, origin, origin_id, created_at) values ($1, $2, $3, clock_timestamp())",
);
/** Stores a circle without members; a second one of the same origin that goes on breaks `pods_open_origin`. */
export const insertPod = (tx: Queryable, pod: Pick<PodRow, "id" | "origin" | "originId">) =>
  tx.query(INSERT, [pod.id, pod.origin, pod.originId]);

const JOIN = statement(
  "pods_join",
  `insert into pod_members (pod_id, member_id, first_week, joined_at) values ($1, $2, $3, clock_timestamp())
   on conflict (pod_id, member_id) do update set left_at = null, first_week = excluded.first_week,
     joined_at = excluded.joined_at where pod_members.left_at is not null`,
);
/** Lets a member belong to a circle, which is locked. */
export const insertMember = (tx: Queryable, id: string, memberId: string, firstWeek: string) =>
  tx.query(JOIN, [id, memberId, firstWeek]);

const LEAVE = statement(
  "pods_leave",
  "update pod_members set left_at = now() where pod_id = $1 and member_id = $2 and left_at is null",
);
/** Lets a member belong to a circle no longer, which is locked. */
export const deleteMember = (tx: Queryable, id: string, memberId: string) => tx.query(LEAVE, [id, memberId]);

const CLOSE = statement(
  "pods_close",
  "update pods set closed_at = now() where id = $1 and closed_at is null",
);
/** Closes a circle. */
export const closePodRow = (tx: Queryable, id: string) => tx.query(CLOSE, [id]);

const DELETE = statement("pods_delete", "delete from pods where id = $1");
/** Deletes a circle with everything in it. */
export const deletePodRow = (tx: Queryable, id: string) => tx.query(DELETE, [id]);

const MEMBER_IDS = statement(
  "pods_member_ids",
  "select member_id as id from pod_members where pod_id = $1 and left_at is null order by joined_at, member_id",
);
/** Everybody in a circle, those out of sight too. */
export async function memberIds(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await db.query(MEMBER_IDS, [id]);
  return rows.map((row) => row.id);
}

/** One of a circle, and by whose clocks they live. */
export type MemberRow = { podId: string; memberId: string; timeZone: string | null };
const MEMBERS = statement(
  "pods_members",
  `select s.pod_id as "podId", s.member_id as "memberId", z.time_zone as "timeZone?"
   from pod_members s join visible_members v on v.id = s.member_id left join pod_zones z on z.member_id = s.member_id
   where s.pod_id = any($1::uuid[]) and s.left_at is null order by s.joined_at, s.member_id`,
);
/** Who is in these circles and in sight, those who came first first. */
export async function listMembers(db: Queryable, ids: readonly string[]): Promise<MemberRow[]> {
  const { rows } = await db.query(MEMBERS, [ids]);
  return rows;
}

const SHARED = statement(
  "pods_shared",
  `select a.pod_id as id from pod_members a join pod_members b on b.pod_id = a.pod_id
   where a.member_id = $1 and b.member_id = $2 and a.left_at is null and b.left_at is null order by a.pod_id`,
);
/** The circles that two members belong to. */
export async function listShared(db: Queryable, a: string, b: string): Promise<string[]> {
  const { rows } = await db.query(SHARED, [a, b]);
  return rows.map(({ id }) => id);
}

const ALL_OF = statement(
  "pods_all_of",
  "select pod_id as id from pod_members where member_id = $1 and left_at is null order by pod_id",
);
/** All circles of a member, in the order in which they are locked. */
export async function listAllOf(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query(ALL_OF, [memberId]);
  return rows.map(({ id }) => id);
}

const ZONE = statement("pods_zone", "select time_zone as zone from pod_zones where member_id = $1");
/** By whose clocks a member lives; null if no browser has said it. */
export async function findZone(db: Queryable, memberId: string): Promise<string | null> {
  const { rows } = await db.query(ZONE, [memberId]);
  return rows[0]?.zone ?? null;
}

const SAVE_ZONE = statement(
  "pods_save_zone",
  `insert into pod_zones (member_id, time_zone) values ($1, $2)
   on conflict (member_id) do update set time_zone = excluded.time_zone`,
);
/** Notes by whose clocks a member lives. */
export const saveZone = (db: Queryable, memberId: string, timeZone: string) =>
  db.query(SAVE_ZONE, [memberId, timeZone]);

const HOLD = statement(
  "pods_hold_membership",
  "select from pod_members where pod_id = $1 and member_id = $2 and left_at is null for share",
);
/** Keeps a member in a circle until the transaction ends; false if they do not belong to it. */
export async function holdInPod(tx: Queryable, podId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(HOLD, [podId, memberId]);
  return rowCount > 0;
}
