import type { TaskComment } from "@kompagnon/contract/teams/model.ts";
import { TASK_COMMENTS_MAX } from "@kompagnon/contract/teams/rules.ts";
import { cardsOf } from "#features/teams/cards.ts";
import { changing, requireTeam, teamTopic } from "#features/teams/locks.ts";
import { canDeleteComment, canRead } from "#features/teams/policy.ts";
import {
  type CommentRow,
  deleteComment,
  findComment,
  findSentComment,
  insertComment,
  listComments,
} from "#features/teams/tasks/comment-queries.ts";
import { findTask } from "#features/teams/tasks/task-queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

type InTask = { id: string; taskId: string };

async function hydrate(db: Queryable, rows: readonly CommentRow[]): Promise<TaskComment[]> {
  const cards = await cardsOf(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ id, authorId, text, at }) => ({
    id,
    author: cards.orNull(authorId),
    text,
    created_at: at.toISOString(),
  }));
}

async function requireTask(db: Queryable, { id, taskId }: InTask): Promise<void> {
  if (!(await findTask(db, id, taskId))) throw new Fail("not_found");
}

/** A page of the comments on a task. Throws not_found. */
export async function commentsOf(
  db: Queryable,
  viewerId: string,
  at: InTask,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: TaskComment[]; next_cursor: string | null }> {
  await requireTeam(db, viewerId, at.id);
  await requireTask(db, at);
  const rows = await listComments(db, at.taskId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  return { items: await hydrate(db, shown), next_cursor };
}

/** Notifies a team that the comments on a task changed. */
export const publishComments = ({ live }: Pick<Platform, "live">, tx: Tx, { id, taskId }: InTask) =>
  live.publish(tx, teamTopic(id), "team_comment_changed", { team_id: id, task_id: taskId });

/** Says something about a task; the same client id says it once. Throws not_found, too_many_comments. */
export async function comment(
  platform: Platform,
  viewerId: string,
  at: InTask,
  { client_id: clientId, text }: { client_id: string; text: string },
): Promise<TaskComment> {
  const row = await changing(platform, { viewerId, teamId: at.id, may: canRead }, async (tx) => {
    await requireTask(tx, at);
    const sent = await findSentComment(tx, at.taskId, viewerId, clientId);
    if (sent) return sent;
    const id = newId();
    const one = { id, taskId: at.taskId, authorId: viewerId, clientId, text };
    if (!(await insertComment(tx, one, TASK_COMMENTS_MAX))) throw new Fail("too_many_comments");
    await publishComments(platform, tx, at);
    return findComment(tx, at.taskId, id);
  }).catch((error: unknown) => {
    // Used for another task.
    if (isTaken(error, "team_task_comments_client"))
      throw new Fail("invalid_input", { details: [{ field: "client_id", code: "distinct" }] });
    throw error;
  });
  const [found] = row ? await hydrate(platform.db, [row]) : [];
  if (!found) throw new Fail("not_found");
  return found;
}

/** Deletes a comment. Throws not_found, forbidden. */
export const removeComment = (
  platform: Platform,
  viewerId: string,
  at: InTask,
  commentId: string,
): Promise<void> =>
  changing(platform, { viewerId, teamId: at.id, may: canRead }, async (tx, team) => {
    await requireTask(tx, at);
    const found = await findComment(tx, at.taskId, commentId);
    if (!found) throw new Fail("not_found");
    if (!canDeleteComment(viewerId, found.authorId, team)) throw new Fail("forbidden");
    await deleteComment(tx, commentId);
    await publishComments(platform, tx, at);
  });
