import type { TaskPriority, TaskStatus } from "@kompagnon/contract/teams/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A task as stored. */
export type TaskRow = {
  id: string;
  teamId: string;
  title: string;
  description: string;
  textVersion: number;
  status: TaskStatus;
  priority: TaskPriority;
  /** A day (2026-12-04). */
  dueOn: string | null;
  createdBy: string | null;
  wordedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
  comments: number;
};

/** Whether a task or a comment is visible: moderators may have hidden it. */
export const inSight = (one: string): string => `${one}.hidden_at is null and ${one}.removed_at is null`;

const TASK = `select k.id, k.team_id as "teamId", k.title, k.description, k.text_version as "textVersion", k.status, k.priority,
    k.due_on::text as "dueOn", k.created_by as "createdBy", k.worded_by as "wordedBy", k.created_at as "createdAt", k.updated_at as "updatedAt",
    k.closed_at as "closedAt", (select count(*)::int from team_task_comments c where c.task_id = k.id and ${inSight("c")}) as "comments!"
  from team_tasks k`;

const FIND_TASK = statement(
  "teams_find_task",
  `${TASK} where k.team_id = $1 and k.id = $2 and ${inSight("k")}`,
);
/** A task of a team. */
export async function findTask(db: Queryable, teamId: string, id: string): Promise<TaskRow | null> {
  const { rows } = await db.query(FIND_TASK, [teamId, id]);
  return rows[0] ?? null;
}

/** Position of tasks without a date: after all others. */
const NEVER = "timestamptz '2200-01-01Z'";
/** A task's day as a moment, for the order of a list. */
const DUE = "k.due_on::timestamp at time zone 'UTC'";

const LIST_UNDONE = statement(
  "teams_list_undone",
  `${TASK} where k.team_id = $1 and ${inSight("k")} and k.closed_at is null and ($3::text is null or k.status = $3)
     and ($4::timestamptz is null or (coalesce(${DUE}, ${NEVER}), k.id) > ($4, $5::uuid))
   order by coalesce(${DUE}, ${NEVER}), k.id limit $2`,
  { plan: "custom" },
);
const LIST_CLOSED = statement(
  "teams_list_closed",
  `${TASK} where k.team_id = $1 and ${inSight("k")} and k.closed_at is not null and ($3::text is null or k.status = $3)
     and ($4::timestamptz is null or (date_trunc('milliseconds', k.closed_at), k.id) < ($4, $5::uuid))
   order by date_trunc('milliseconds', k.closed_at) desc, k.id desc limit $2`,
  { plan: "custom" },
);
/** Where a list of tasks goes on: the time by which it is ordered, and the task. */
type Position = { at: Date; id: string };
/** The moment that represents no date in the order of tasks. */
const AFTER_ALL = new Date("2200-01-01T00:00:00.000Z");
/** A task's place in the list that it is in. */
export const placeOf = ({ id, dueOn, closedAt }: TaskRow): Position => ({
  at: closedAt ?? (dueOn ? new Date(`${dueOn}T00:00:00Z`) : AFTER_ALL),
  id,
});
/** A page of a team's tasks: those on which something is to be done, or those that are closed; all, or in one status. */
export async function listTasks(
  db: Queryable,
  teamId: string,
  limit: number,
  { closed, status, after }: { closed: boolean; status: TaskStatus | null; after: Position | null },
): Promise<TaskRow[]> {
  const values = [teamId, limit, status, after?.at ?? null, after?.id ?? null] as const;
  const { rows } = closed ? await db.query(LIST_CLOSED, values) : await db.query(LIST_UNDONE, values);
  return rows;
}

const FIND_MADE = statement(
  "teams_find_made",
  "select id from team_tasks where team_id = $1 and client_id = $2",
);
/** The id of the task that a team has under a client id. */
export async function findMade(db: Queryable, teamId: string, clientId: string): Promise<string | null> {
  const { rows } = await db.query(FIND_MADE, [teamId, clientId]);
  return rows[0]?.id ?? null;
}

const INSERT_TASK = statement(
  "teams_insert_task",
  `insert into team_tasks (id, team_id, title, description, status, priority, due_on, created_by, worded_by, closed_at, client_id)
   select $1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::date, $8::uuid, $8::uuid,
     case when $5 in ('done', 'cancelled') then now() end, $10::uuid
   where (select count(*) from team_tasks where team_id = $2) < $9`,
);
/** A task to be stored. */
export type NewTask = Pick<
  TaskRow,
  "id" | "teamId" | "title" | "description" | "status" | "priority" | "dueOn"
> & { clientId: string | null };
/** Stores a task unless its team has `max`; whether it did. */
export async function insertTask(
  tx: Queryable,
  one: NewTask,
  createdBy: string,
  max: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT_TASK, [
    one.id,
    one.teamId,
    one.title,
    one.description,
    one.status,
    one.priority,
    one.dueOn,
    createdBy,
    max,
    one.clientId,
  ]);
  return rowCount > 0;
}

const UPDATE_TASK = statement(
  "teams_update_task",
  `update team_tasks set title = $2, description = $3,
     text_version = text_version + (title <> $2 or description <> $3)::int,
     worded_by = case when title <> $2 or description <> $3 then $7 else worded_by end, status = $4, priority = $5,
     reminded_at = case when due_on is not distinct from $6::date then reminded_at end, due_on = $6,
     closed_at = case when $4 in ('done', 'cancelled') then coalesce(closed_at, now()) end,
     updated_at = clock_timestamp()
   where id = $1`,
);
/** Updates a task; a new due date gets a new reminder. */
export const updateTask = (
  tx: Queryable,
  one: Pick<TaskRow, "id" | "title" | "description" | "status" | "priority" | "dueOn">,
  byId: string,
) => tx.query(UPDATE_TASK, [one.id, one.title, one.description, one.status, one.priority, one.dueOn, byId]);

const DELETE_TASK = statement("teams_delete_task", "delete from team_tasks where id = $1");
/** Deletes a task with its comments. */
export const deleteTask = (tx: Queryable, id: string) => tx.query(DELETE_TASK, [id]);

/** An assignee of a task. */
export type AssigneeRow = { taskId: string; id: string; completedAt: Date | null; note: string | null };

const LIST_ASSIGNEES = statement(
  "teams_list_assignees",
  `select a.task_id as "taskId", a.member_id as id, a.completed_at as "completedAt", a.completed_note as note
   from team_task_assignees a where a.task_id = any($1::uuid[]) order by a.task_id, a.assigned_at, a.member_id`,
);
/** Whose some tasks are. */
export async function listAssignees(db: Queryable, taskIds: readonly string[]): Promise<AssigneeRow[]> {
  const { rows } = await db.query(LIST_ASSIGNEES, [taskIds]);
  return rows;
}

const ADD_ASSIGNEES = statement(
  "teams_add_assignees",
  `insert into team_task_assignees (task_id, member_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
);
/** Gives a task to members as well. */
export const addAssignees = (tx: Queryable, taskId: string, ids: readonly string[]) =>
  tx.query(ADD_ASSIGNEES, [taskId, ids]);

const REMOVE_ASSIGNEES = statement(
  "teams_remove_assignees",
  "delete from team_task_assignees where task_id = $1 and member_id = any($2::uuid[])",
);
/** A task is members' no longer. */
export const removeAssignees = (tx: Queryable, taskId: string, ids: readonly string[]) =>
  tx.query(REMOVE_ASSIGNEES, [taskId, ids]);

const SET_COMPLETED = statement(
  "teams_set_completed",
  `update team_task_assignees set completed_note = case when $3 then nullif($4::text, '') end,
     completed_at = case when $3 then coalesce(completed_at, date_trunc('milliseconds', clock_timestamp())) end
   where task_id = $1 and member_id = $2`,
);
/** Marks an assignee's part as done or open; false if the task is not assigned to them. */
export async function setCompleted(
  tx: Queryable,
  { taskId, id, done, note }: { taskId: string; id: string; done: boolean; note: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(SET_COMPLETED, [taskId, id, done, note]);
  return rowCount > 0;
}

/** A task that is due soon, and who still has something to do in it: its people, or the leads if it is no one's. */
export type DueRow = { id: string; teamId: string; title: string; memberIds: string[] };

const TAKE_DUE = statement(
  "teams_take_due",
  `with due as (
     select k.id from team_tasks k where k.closed_at is null and k.reminded_at is null and ${inSight("k")}
       and k.due_on <= ($1::timestamptz at time zone 'UTC' + make_interval(hours => $2))::date - 1
       and k.due_on >= ($1::timestamptz at time zone 'UTC')::date - 1
     order by k.due_on limit $3 for update skip locked)
   update team_tasks k set reminded_at = $1 from due where k.id = due.id
   returning k.id, k.team_id as "teamId", k.title, array(
     select a.member_id from team_task_assignees a where a.task_id = k.id and a.completed_at is null
     union all select s.member_id from team_members s where s.team_id = k.team_id and s.role = 'lead'
       and not exists (select from team_task_assignees o where o.task_id = k.id)) as "memberIds!"`,
);
/** Takes some tasks whose day ends (in UTC) within hours and were not reminded of; no other process gets them. */
export async function takeDue(tx: Queryable, now: Date, hours: number, limit: number): Promise<DueRow[]> {
  const { rows } = await tx.query(TAKE_DUE, [now, hours, limit]);
  return rows;
}
