import { inSight } from "#features/teams/tasks/task-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const COLLECT_TEAMS = statement(
  "teams_collect_teams",
  `select t.name as team, s.role, s.joined_at from team_members s join teams t on t.id = s.team_id
   where s.member_id = $1 order by s.joined_at`,
);
const COLLECT_INVITES = statement(
  "teams_collect_invites",
  `select t.name as team, case when i.inviter_id = $1 then 'made' else 'received' end as "side!", i.created_at,
     case when i.member_id = $1 then i.declined_at end as "declined_at?", i.withdrawn_at
   from team_invites i join teams t on t.id = i.team_id where $1 in (i.inviter_id, i.member_id) order by i.created_at`,
);
const COLLECT_TASKS = statement(
  "teams_collect_tasks",
  `select t.name as team, k.title, k.description, k.status, k.priority, k.due_on::text as due_on, k.created_at, k.created_by = $1 as "made_by_me?",
     a.member_id is not null as "mine!", a.completed_at as "completed_at?", a.completed_note as "completed_note?"
   from team_tasks k join teams t on t.id = k.team_id left join team_task_assignees a on a.task_id = k.id and a.member_id = $1
   where k.created_by = $1 or (a.member_id = $1 and ${inSight("k")}) order by k.created_at`,
);
const COLLECT_COMMENTS = statement(
  "teams_collect_comments",
  `select t.name as team, case when k.created_by = $1 or ${inSight("k")} then k.title end as "task?", c.text, c.created_at from team_task_comments c
   join team_tasks k on k.id = c.task_id join teams t on t.id = k.team_id where c.author_id = $1 order by c.created_at`,
);
const COLLECT_HISTORY = statement(
  "teams_collect_history",
  `select t.name as team, h.at, h.kind, h.before, h.now from team_history h join teams t on t.id = h.team_id
   where h.actor_id = $1 order by h.at`,
);
/** Everything teams hold about a member, for their export. */
export async function collectTeams(db: Queryable, memberId: string) {
  const { rows: teams } = await db.query(COLLECT_TEAMS, [memberId]);
  const { rows: invites } = await db.query(COLLECT_INVITES, [memberId]);
  const { rows: tasks } = await db.query(COLLECT_TASKS, [memberId]);
  const { rows: comments } = await db.query(COLLECT_COMMENTS, [memberId]);
  const { rows: history } = await db.query(COLLECT_HISTORY, [memberId]);
  return { teams, invites, tasks, comments, history };
}

const LOCK_TEAMS_OF = statement(
  "teams_lock_teams_of",
  `select t.id, t.chat_id as "chatId" from teams t join team_members s on s.team_id = t.id and s.member_id = $1
     order by t.id for no key update of t`,
);
/** The teams of a member who is about to be erased, locked in one order. */
export async function lockTeamsOf(
  tx: Queryable,
  memberId: string,
): Promise<{ id: string; chatId: string }[]> {
  const { rows } = await tx.query(LOCK_TEAMS_OF, [memberId]);
  return rows;
}
