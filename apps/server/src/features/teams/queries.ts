import type { TeamOriginKind, TeamRole } from "@kompagnon/contract/teams/rules.ts";
import { lockReferenced } from "#features/accounts/public.ts";
import { inSight } from "#features/teams/tasks/task-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A team as stored, and what the viewer is to it. */
export type TeamRow = {
  id: string;
  name: string;
  goal: string;
  originKind: TeamOriginKind;
  originId: string | null;
  chatId: string;
  createdAt: Date;
  role: TeamRole | null;
  /** Whether an invitation waits for their answer. */
  invited: boolean;
};

/** Whether an invitation `i` waits: unanswered, and not across a block. Its inviter may have left since: it is the team's. */
export const waiting = (
  invite: string,
): string => `${invite}.declined_at is null and ${invite}.withdrawn_at is null
    and not exists (select from member_blocks b where (b.blocker = ${invite}.inviter_id and b.blocked = ${invite}.member_id)
                                                   or (b.blocker = ${invite}.member_id and b.blocked = ${invite}.inviter_id))`;

// $1 is the viewer.
const TEAM = `select t.id, t.name, t.goal, t.origin_kind as "originKind", t.origin_id as "originId", t.chat_id as "chatId",
    t.created_at as "createdAt", mine.role as "role?",
    exists (select from team_invites i where i.team_id = t.id and i.member_id = $1 and ${waiting("i")}) as "invited!"
  from teams t left join team_members mine on mine.team_id = t.id and mine.member_id = $1`;

const FIND_TEAM = statement("teams_find_team", `${TEAM} where t.id = $2`, { hot: true });
/** A team and what the viewer is to it; null if there is none. */
export async function findTeam(db: Queryable, viewerId: string, id: string): Promise<TeamRow | null> {
  const { rows } = await db.query(FIND_TEAM, [viewerId, id]);
  return rows[0] ?? null;
}

const FIND_BY_ORIGIN = statement(
  "teams_find_by_origin",
  `${TEAM} where t.origin_kind = $2 and t.origin_id = $3 order by t.created_at limit 1`,
);
/** The team that was founded from something first. */
export async function findByOrigin(
  db: Queryable,
  viewerId: string,
  { kind, id }: { kind: TeamOriginKind; id: string },
): Promise<TeamRow | null> {
  const { rows } = await db.query(FIND_BY_ORIGIN, [viewerId, kind, id]);
  return rows[0] ?? null;
}

const TURNS = statement(
  "teams_turns",
  "select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) key",
);
/**
 * Puts what happens to members' teams, and to a team, in a row until the transaction ends. Advisory locks, members first and
 * in one order, before anything else: a row lock hands out transaction numbers before its turn, and then what a member's
 * streams may read would not follow what they may. `beginning`: what several may found a team from at the same moment.
 */
export async function takeTurns(
  tx: Queryable,
  { memberIds, teamId, beginning }: { memberIds: readonly string[]; teamId?: string; beginning?: string },
): Promise<void> {
  const keys = [...new Set(memberIds)].sort().map((id) => `member of teams ${id}`);
  if (beginning) keys.push(`team from ${beginning}`);
  if (teamId) keys.push(`team ${teamId}`);
  await tx.query(TURNS, [keys]);
  // An erasure locks the member's row first, so this transaction does too.
  await lockReferenced(tx, memberIds);
}

const INSERT_TEAM = statement(
  "teams_insert_team",
  `insert into teams (id, name, goal, origin_kind, origin_id, chat_id, created_at)
   values ($1, $2, $3, $4, $5, $6, date_trunc('milliseconds', clock_timestamp()))`,
);
/** A team to be stored. */
export type NewTeam = Omit<TeamRow, "role" | "invited" | "createdAt">;
/** Stores a team. */
export const insertTeam = (tx: Queryable, one: NewTeam) =>
  tx.query(INSERT_TEAM, [one.id, one.name, one.goal, one.originKind, one.originId, one.chatId]);

const UPDATE_TEAM = statement(
  "teams_update_team",
  "update teams set name = coalesce($2, name), goal = coalesce($3, goal) where id = $1",
);
/** Changes a team's name or goal. */
export const updateTeam = (
  tx: Queryable,
  id: string,
  { name, goal }: { name?: string | undefined; goal?: string | undefined },
) => tx.query(UPDATE_TEAM, [id, name ?? null, goal ?? null]);

const DELETE_TEAM = statement("teams_delete_team", "delete from teams where id = $1");
/** Deletes a team with its tasks and history; its conversation is closed apart. */
export const deleteTeam = (tx: Queryable, id: string) => tx.query(DELETE_TEAM, [id]);

/** A line of the panel. */
export type TeamCardRow = {
  id: string;
  at: Date;
  name: string;
  goal: string;
  role: TeamRole;
  chatId: string;
  memberCount: number;
  open: number;
  mine: number;
  overdue: number;
};

const LIST_MINE = statement(
  "teams_list_mine",
  `select t.id, s.joined_at as at, t.name, t.goal, s.role, t.chat_id as "chatId",
     (select count(*)::int from team_members o where o.team_id = t.id) as "memberCount!",
     k.open as "open!", k.mine as "mine!", k.overdue as "overdue!"
   from team_members s join teams t on t.id = s.team_id
   cross join lateral (
     select count(*)::int as open, count(*) filter (where k.due_on < $5::date)::int as overdue,
       count(*) filter (where exists (select from team_task_assignees a
         where a.task_id = k.id and a.member_id = $1 and a.completed_at is null))::int as mine
     from team_tasks k where k.team_id = t.id and k.closed_at is null and ${inSight("k")}) k
   where s.member_id = $1 and ($3::timestamptz is null or (s.joined_at, t.id) < ($3, $4::uuid))
   order by s.joined_at desc, t.id desc limit $2`,
  { plan: "custom" },
);
/** A page of the member's teams with what is to be done in them, the one joined last first. */
export async function listMine(
  db: Queryable,
  memberId: string,
  limit: number,
  { before, today }: { before: { at: Date; id: string } | null; today: string },
): Promise<TeamCardRow[]> {
  const { rows } = await db.query(LIST_MINE, [
    memberId,
    limit,
    before?.at ?? null,
    before?.id ?? null,
    today,
  ]);
  return rows;
}

const IN_ANY = statement(
  "teams_in_any",
  "select exists (select from team_members where member_id = $1) as member",
  { hot: true },
);
/** Whether a member belongs to a team. */
export async function isInAny(db: Queryable, memberId: string): Promise<boolean> {
  const { rows } = await db.query(IN_ANY, [memberId]);
  return rows[0]?.member ?? false;
}

const NEXT_TASKS = statement(
  "teams_next_tasks",
  `select k.team_id as "teamId", k.id, k.title, k.due_on::text as "dueOn" from unnest($1::uuid[]) team
   cross join lateral (select * from team_tasks k where k.team_id = team and k.closed_at is null and ${inSight("k")}
     order by k.due_on, k.id limit $2) k`,
);
/** What is due next in some teams; tasks without a date come last. */
export async function listNext(
  db: Queryable,
  teamIds: readonly string[],
  limit: number,
): Promise<{ teamId: string; id: string; title: string; dueOn: string | null }[]> {
  const { rows } = await db.query(NEXT_TASKS, [teamIds, limit]);
  return rows;
}

const FIND_USED_NAMES = statement(
  "teams_find_taken_names",
  `select distinct search_fold(name) as "name!" from teams where search_fold(name) = any($1)`,
  { plan: "custom" },
);
/** Those of these names, given folded, that teams have. */
export async function usedTeamNames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  return new Set((await db.query(FIND_USED_NAMES, [[...names]])).rows.map(({ name }) => name));
}

/** A team as admins see it. */
export type AdminTeamRow = {
  id: string;
  at: Date;
  name: string;
  originKind: TeamOriginKind;
  originId: string | null;
  tasks: number;
};

const LIST_ALL = statement(
  "teams_list_all",
  `select t.id, t.created_at as at, t.name, t.origin_kind as "originKind", t.origin_id as "originId",
     (select count(*)::int from team_tasks k where k.team_id = t.id) as "tasks!"
   from teams t where ($2::timestamptz is null or (t.created_at, t.id) < ($2, $3::uuid)) and ($4::uuid is null or t.id = $4)
   order by t.created_at desc, t.id desc limit $1`,
  { plan: "custom" },
);
/** A page of all teams, the newest first; or one of them. */
export async function listAll(
  db: Queryable,
  limit: number,
  { before = null, id = null }: { before?: { at: Date; id: string } | null; id?: string | null },
): Promise<AdminTeamRow[]> {
  const { rows } = await db.query(LIST_ALL, [limit, before?.at ?? null, before?.id ?? null, id]);
  return rows;
}
