import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { isClosed, type TaskStatus } from "@kompagnon/contract/teams/rules.ts";
import { cardsOf } from "#features/teams/cards.ts";
import { requireTeam } from "#features/teams/locks.ts";
import {
  findTask,
  listAssignees,
  listTasks,
  placeOf,
  type TaskRow,
} from "#features/teams/tasks/task-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import { Fail } from "../policy.ts";

/** Tasks as members of their team get them. */
async function hydrateTasks(db: Queryable, rows: readonly TaskRow[]): Promise<TeamTask[]> {
  const found = await listAssignees(
    db,
    rows.map(({ id }) => id),
  );
  const assignees = Map.groupBy(found, ({ taskId }) => taskId);
  const cards = await cardsOf(db, [
    ...found.map(({ id }) => id),
    ...rows.flatMap(({ createdBy, wordedBy }) => [createdBy, wordedBy]),
  ]);
  return rows.map((row) => ({
    id: row.id,
    team_id: row.teamId,
    title: row.title,
    description: row.description,
    text_version: row.textVersion,
    status: row.status,
    priority: row.priority,
    due_at: row.dueOn,
    assignees: (assignees.get(row.id) ?? []).map(({ id, completedAt, note }) => ({
      user_id: id,
      name: cards.of(id).username,
      avatar_url: cards.of(id).avatar_url,
      completed_at: completedAt?.toISOString() ?? null,
      completed_note: note,
    })),
    created_by: cards.orNull(row.createdBy),
    worded_by: cards.orNull(row.wordedBy),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    comment_count: row.comments,
  }));
}

/** One task of a team of the viewer's. Throws not_found. */
export async function taskOf(
  db: Queryable,
  viewerId: string,
  teamId: string,
  taskId: string,
): Promise<TeamTask> {
  await requireTeam(db, viewerId, teamId);
  const row = await findTask(db, teamId, taskId);
  const [task] = row ? await hydrateTasks(db, [row]) : [];
  if (!task) throw new Fail("not_found");
  return task;
}

/** The parameters of a list of tasks. */
type TaskQuery = { status: "undone" | "closed" | TaskStatus; limit: number; cursor?: string | undefined };

/** A page of a team's tasks. Throws not_found. */
export async function tasksOf(
  db: Queryable,
  viewerId: string,
  teamId: string,
  { status, limit, cursor }: TaskQuery,
): Promise<{ items: TeamTask[]; next_cursor: string | null }> {
  await requireTeam(db, viewerId, teamId);
  const after = cursor ? decodeCursor(cursor) : null;
  const which =
    status === "undone" || status === "closed"
      ? { closed: status === "closed", status: null }
      : { closed: isClosed(status), status };
  const rows = await listTasks(db, teamId, limit + 1, { ...which, after });
  const { shown, next_cursor } = pageOf(rows, limit, (row) => encodeCursor(placeOf(row)));
  return { items: await hydrateTasks(db, shown), next_cursor };
}
