import type { TeamRole } from "@kompagnon/contract/teams/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A member of a team. */
export type MemberRow = { teamId: string; id: string; role: TeamRole; joinedAt: Date };

const LIST_MEMBERS = statement(
  "teams_list_members",
  `select s.team_id as "teamId", s.member_id as id, s.role, s.joined_at as "joinedAt" from team_members s
   where s.team_id = any($1::uuid[]) order by s.team_id, s.role = 'lead' desc, s.joined_at, s.member_id`,
);
/** Everybody in some teams: leads first, then who came first. */
export async function listMembers(db: Queryable, teamIds: readonly string[]): Promise<MemberRow[]> {
  const { rows } = await db.query(LIST_MEMBERS, [teamIds]);
  return rows;
}

const INSERT_MEMBER = statement(
  "teams_insert_member",
  `insert into team_members (team_id, member_id, role, joined_at)
   values ($1, $2, $3, date_trunc('milliseconds', clock_timestamp()))`,
);
/** Adds a member to a locked team. */
export const insertMember = (tx: Queryable, teamId: string, memberId: string, role: TeamRole) =>
  tx.query(INSERT_MEMBER, [teamId, memberId, role]);

const DELETE_MEMBER = statement(
  "teams_delete_member",
  "delete from team_members where team_id = $1 and member_id = $2",
);
/** Removes a member from a locked team. */
export const deleteMember = (tx: Queryable, teamId: string, memberId: string) =>
  tx.query(DELETE_MEMBER, [teamId, memberId]);

const UPDATE_ROLE = statement(
  "teams_update_role",
  "update team_members set role = $3 where team_id = $1 and member_id = $2",
);
export const updateRole = (tx: Queryable, teamId: string, memberId: string, role: TeamRole) =>
  tx.query(UPDATE_ROLE, [teamId, memberId, role]);

/** What decides whether a member may join or found a team. */
export type Joiner = { premium: boolean; teams: number };

const FIND_JOINER = statement(
  "teams_find_joiner",
  `select coalesce(m.premium_until > now(), false) as "premium!",
     (select count(*)::int from team_members s where s.member_id = m.id) as "teams!"
   from member_accounts m where m.id = $1`,
);
/** A member who wants to join or found a team; null if they are gone. */
export async function findJoiner(db: Queryable, memberId: string): Promise<Joiner | null> {
  const { rows } = await db.query(FIND_JOINER, [memberId]);
  return rows[0] ?? null;
}

const TEAM_IDS = statement(
  "teams_of_member",
  "select team_id as id from team_members where member_id = $1 order by team_id",
);
/** The teams of a member, by id. */
export async function teamIdsOf(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query(TEAM_IDS, [memberId]);
  return rows.map(({ id }) => id);
}

const DROP_PARTS = statement(
  "teams_drop_parts",
  `delete from team_task_assignees a using team_tasks k
   where k.id = a.task_id and k.team_id = $1 and a.member_id = $2 and a.completed_at is null and k.closed_at is null
   returning a.task_id as id`,
);
/** Unassigns a member's open tasks in a team; answers the tasks. */
export async function dropParts(tx: Queryable, teamId: string, memberId: string): Promise<string[]> {
  const { rows } = await tx.query(DROP_PARTS, [teamId, memberId]);
  return rows.map(({ id }) => id);
}

const MEMBERS_NAMED = statement(
  "team_members_named",
  `select s.member_id as id, p.username_key as "key!" from member_profiles p join team_members s on s.member_id = p.member_id and s.team_id = $1
   where p.username_key = any($2::text[])`,
);
/** Members of a team with these keys of names, by key. */
export async function membersNamed(
  db: Queryable,
  teamId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.query(MEMBERS_NAMED, [teamId, names]);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

const HOLD = statement(
  "teams_hold_membership",
  "select from team_members where team_id = $1 and member_id = $2 for share",
);
/** Keeps a member in a team until the transaction ends; false if they do not belong to it. */
export async function holdInTeam(tx: Queryable, teamId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(HOLD, [teamId, memberId]);
  return rowCount > 0;
}
