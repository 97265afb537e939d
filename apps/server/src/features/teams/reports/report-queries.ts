import { inSight } from "#features/teams/tasks/task-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIND_TASK = statement(
  "teams_find_reported_task",
  `select k.team_id as "teamId", k.id as "taskId", k.worded_by as "authorId", k.title, k.description, ${inSight("k")} as "inSight!"
     from team_tasks k where k.id = $1`,
);
/** A task, whatever its team, and whether it is in sight. */
export async function findAnyTask(db: Queryable, id: string) {
  const { rows } = await db.query(FIND_TASK, [id]);
  return rows[0] ?? null;
}

const FIND_COMMENT = statement(
  "teams_find_reported_comment",
  `select k.team_id as "teamId", c.task_id as "taskId", c.author_id as "authorId", c.text,
       (${inSight("k")} and ${inSight("c")}) as "inSight!"
     from team_task_comments c join team_tasks k on k.id = c.task_id where c.id = $1`,
);
/** A comment on a task of any team, and whether it is visible. */
export async function findAnyComment(db: Queryable, id: string) {
  const { rows } = await db.query(FIND_COMMENT, [id]);
  return rows[0] ?? null;
}

const HIDE_TASK = statement(
  "teams_hide_task",
  "update team_tasks set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where id = $1",
);
const REMOVE_TASK = statement(
  "teams_remove_task",
  "update team_tasks set removed_at = case when $2::boolean then coalesce(removed_at, now()) end where id = $1",
);
const HIDE_COMMENT = statement(
  "teams_hide_comment",
  "update team_task_comments set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where id = $1",
);
const REMOVE_COMMENT = statement(
  "teams_remove_comment",
  "update team_task_comments set removed_at = case when $2::boolean then coalesce(removed_at, now()) end where id = $1",
);
/** Takes a task out of sight while moderators look at it, or lets it be seen again. */
export const hideTask = (tx: Queryable, id: string, on: boolean) => tx.query(HIDE_TASK, [id, on]);
/** Takes a task away, or gives it back. */
export const removeTask = (tx: Queryable, id: string, on: boolean) => tx.query(REMOVE_TASK, [id, on]);
/** Hides a comment while moderators review it, or shows it again. */
export const hideComment = (tx: Queryable, id: string, on: boolean) => tx.query(HIDE_COMMENT, [id, on]);
/** Removes a comment, or restores it. */
export const removeComment = (tx: Queryable, id: string, on: boolean) => tx.query(REMOVE_COMMENT, [id, on]);

const REMOVE_NAME = statement(
  "teams_remove_name",
  `update teams set removed = jsonb_build_object('name', name, 'goal', goal), name = $2, goal = ''
     where id = $1 and removed is null`,
);
const RESTORE_NAME = statement(
  "teams_restore_name",
  `update teams set removed = null, name = case when name = $2 then removed ->> 'name' else name end,
       goal = case when goal = '' then removed ->> 'goal' else goal end
     where id = $1 and removed is not null returning name`,
);
/** Takes a team's name and goal away; `plain` is what it is called from now on. */
export const removeName = (tx: Queryable, id: string, plain: string) => tx.query(REMOVE_NAME, [id, plain]);
/** Gives them back, unless its leads have found others meanwhile; what the team is called now, if any were taken away. */
export async function restoreName(tx: Queryable, id: string, plain: string): Promise<string | null> {
  const { rows } = await tx.query(RESTORE_NAME, [id, plain]);
  return rows[0]?.name ?? null;
}

const FIND_LEADS = statement(
  "teams_find_first_leads",
  `select distinct on (team_id) team_id as id, member_id as lead from team_members
     where team_id = any($1::uuid[]) and role = 'lead' order by team_id, joined_at, member_id`,
);
/** Who has led teams longest, by team. */
export async function findLeads(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query(FIND_LEADS, [ids]);
  return new Map(rows.map(({ id, lead }) => [id, lead]));
}
