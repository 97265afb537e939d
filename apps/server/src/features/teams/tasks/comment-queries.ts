import { inSight } from "#features/teams/tasks/task-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A comment on a task. */
export type CommentRow = { id: string; authorId: string | null; text: string; at: Date };

const COMMENT = `select c.id, c.author_id as "authorId", c.text, c.created_at as at from team_task_comments c`;

const LIST_COMMENTS = statement(
  "teams_list_comments",
  `${COMMENT} where c.task_id = $1 and ${inSight("c")} and ($3::timestamptz is null or (c.created_at, c.id) < ($3, $4::uuid))
   order by c.created_at desc, c.id desc limit $2`,
  { plan: "custom" },
);
/** A page of the comments on a task, the newest first. */
export async function listComments(
  db: Queryable,
  taskId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<CommentRow[]> {
  const { rows } = await db.query(LIST_COMMENTS, [taskId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const FIND_COMMENT = statement(
  "teams_find_comment",
  `${COMMENT} where c.task_id = $1 and c.id = $2 and ${inSight("c")}`,
);
/** A comment on a task, by its id. */
export async function findComment(db: Queryable, taskId: string, id: string): Promise<CommentRow | null> {
  const { rows } = await db.query(FIND_COMMENT, [taskId, id]);
  return rows[0] ?? null;
}

const FIND_SAID = statement(
  "teams_find_said",
  `${COMMENT} where c.task_id = $1 and c.author_id = $2 and c.client_id = $3`,
);
/** A comment that was already stored under this client id. */
export async function findSentComment(
  db: Queryable,
  taskId: string,
  authorId: string,
  clientId: string,
): Promise<CommentRow | null> {
  const { rows } = await db.query(FIND_SAID, [taskId, authorId, clientId]);
  return rows[0] ?? null;
}

const INSERT_COMMENT = statement(
  "teams_insert_comment",
  `insert into team_task_comments (id, task_id, author_id, client_id, text, created_at)
   select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::text, date_trunc('milliseconds', clock_timestamp())
   where (select count(*) from team_task_comments where task_id = $2) < $6`,
);
/** Stores a comment unless the task has `max` already; whether it did. */
export async function insertComment(
  tx: Queryable,
  one: { id: string; taskId: string; authorId: string; clientId: string; text: string },
  max: number,
): Promise<boolean> {
  const values = [one.id, one.taskId, one.authorId, one.clientId, one.text, max] as const;
  const { rowCount } = await tx.query(INSERT_COMMENT, values);
  return rowCount > 0;
}

const DELETE_COMMENT = statement("teams_delete_comment", "delete from team_task_comments where id = $1");
export const deleteComment = (tx: Queryable, id: string) => tx.query(DELETE_COMMENT, [id]);
