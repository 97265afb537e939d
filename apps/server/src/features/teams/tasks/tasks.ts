import type { newTask, TaskChange, TeamTask } from "@kompagnon/contract/teams/model.ts";
import { DUE_SOON_HOURS, TASKS_MAX } from "@kompagnon/contract/teams/rules.ts";
import type { z } from "zod";
import { notifyLater, rewriteNotices } from "#features/notifications/public.ts";
import { record } from "#features/teams/history/history.ts";
import { changing, teamTopic } from "#features/teams/locks.ts";
import { listMembers } from "#features/teams/members/member-queries.ts";
import { dueOf } from "#features/teams/notifications.ts";
import { canComplete, canDeleteTask, canRead } from "#features/teams/policy.ts";
import type { TeamRow } from "#features/teams/queries.ts";
import {
  addAssignees,
  deleteTask,
  findMade,
  findTask,
  insertTask,
  listAssignees,
  removeAssignees,
  setCompleted,
  type TaskRow,
  takeDue,
  updateTask,
} from "#features/teams/tasks/task-queries.ts";
import { taskOf } from "#features/teams/tasks/task-views.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A task was given to members of its team. */
    "team.task_assigned": {
      teamId: string;
      taskId: string;
      title: string;
      actorId: string;
      memberIds: readonly string[];
    };
  }
}

/** Tells a team that a task changed, or is gone. */
export const publishTask = (
  { live }: Pick<Platform, "live">,
  tx: Tx,
  {
    teamId,
    taskId,
    state = "saved",
  }: { teamId: string; taskId: string; state?: "saved" | "deleted" | undefined },
) => live.publish(tx, teamTopic(teamId), "team_task_changed", { team_id: teamId, task_id: taskId, state });

/** Changes a task under the team's lock, and notifies the team. Throws not_found. */
async function onTask(
  platform: Platform,
  viewerId: string,
  { id, taskId }: { id: string; taskId: string },
  run: (tx: Tx, task: TaskRow, team: TeamRow) => Promise<unknown>,
): Promise<TeamTask> {
  await changing(platform, { viewerId, teamId: id, may: canRead }, async (tx, team) => {
    const task = await findTask(tx, id, taskId);
    if (!task) throw new Fail("not_found");
    await run(tx, task, team);
    await publishTask(platform, tx, { teamId: id, taskId });
  });
  return taskOf(platform.db, viewerId, id, taskId);
}

/** Assigns a task to exactly these members, and notifies the new ones. Throws not_in_team. */
async function assign(
  { domainEvents }: Pick<Platform, "domainEvents">,
  tx: Tx,
  {
    viewerId,
    task,
    wanted,
  }: { viewerId: string; task: Pick<TaskRow, "id" | "teamId" | "title">; wanted: readonly string[] },
): Promise<void> {
  const { id: taskId, teamId } = task;
  const there = (await listAssignees(tx, [taskId])).map(({ id }) => id);
  const added = [...new Set(wanted)].filter((id) => !there.includes(id));
  const removed = there.filter((id) => !wanted.includes(id));
  const members = added.length > 0 ? (await listMembers(tx, [teamId])).map(({ id }) => id) : [];
  if (added.some((id) => !members.includes(id))) throw new Fail("not_in_team");
  if (removed.length > 0) await removeAssignees(tx, taskId, removed);
  if (added.length > 0) await addAssignees(tx, taskId, added);
  for (const memberId of added)
    await record(tx, teamId, { kind: "task_assigned", actorId: viewerId, taskId, memberId });
  for (const memberId of removed)
    await record(tx, teamId, { kind: "task_unassigned", actorId: viewerId, taskId, memberId });
  if (added.length > 0)
    await domainEvents.publish(tx, "team.task_assigned", {
      teamId,
      taskId,
      title: task.title,
      actorId: viewerId,
      memberIds: added,
    });
}

/**
 * Makes a task; of a client id that the team has already, answers the task as it is now. Throws not_found, not_in_team,
 * too_many_team_tasks.
 */
export async function makeTask(
  platform: Platform,
  viewerId: string,
  teamId: string,
  { assignees, due_at, client_id, ...input }: z.output<typeof newTask>,
): Promise<TeamTask> {
  const made = await changing(platform, { viewerId, teamId, may: canRead }, async (tx) => {
    const clientId = client_id ?? null;
    // The team is locked: no concurrent request creates it.
    const there = clientId === null ? null : await findMade(tx, teamId, clientId);
    if (there !== null) return there;
    const id = newId();
    const task = { ...input, id, teamId, clientId, dueOn: due_at };
    if (!(await insertTask(tx, task, viewerId, TASKS_MAX))) throw new Fail("too_many_team_tasks");
    await record(tx, teamId, { kind: "task_created", actorId: viewerId, taskId: id });
    await assign(platform, tx, { viewerId, task, wanted: assignees });
    await publishTask(platform, tx, { teamId, taskId: id });
    return id;
  });
  return taskOf(platform.db, viewerId, teamId, made);
}

/** Applies a change to a task. Throws task_changed if another member has edited it meanwhile. */
function changed(task: TaskRow, change: TaskChange): TaskRow {
  const title = change.title ?? task.title;
  const description = change.description ?? task.description;
  const rewritten = title !== task.title || description !== task.description;
  if (rewritten && change.text_version !== task.textVersion) throw new Fail("task_changed");
  return {
    ...task,
    title,
    description,
    status: change.status ?? task.status,
    priority: change.priority ?? task.priority,
    dueOn: change.due_at === undefined ? task.dueOn : change.due_at,
  };
}

/** Changes a task. Throws not_found, not_in_team, task_changed. */
export const changeTask = (
  platform: Platform,
  viewerId: string,
  at: { id: string; taskId: string },
  change: TaskChange,
): Promise<TeamTask> =>
  onTask(platform, viewerId, at, async (tx, task) => {
    const now = changed(task, change);
    await updateTask(tx, now, viewerId);
    const { id: taskId, teamId } = task;
    const byViewer = { actorId: viewerId, taskId };
    const moved = now.status !== task.status;
    if (moved)
      await record(tx, teamId, { ...byViewer, kind: "task_moved", before: task.status, now: now.status });
    const rewritten = now.title !== task.title || now.description !== task.description;
    const redated = now.dueOn !== task.dueOn || now.priority !== task.priority;
    if (rewritten || redated) await record(tx, teamId, { ...byViewer, kind: "task_changed" });
    // The assignees' notifications show its name.
    if (now.title !== task.title)
      await rewriteNotices(platform, tx, { source: taskId, text: now.title, authorId: viewerId });
    if (change.assignees) await assign(platform, tx, { viewerId, task: now, wanted: change.assignees });
  });

/** Deletes a task with its comments. Throws not_found, forbidden. */
export const removeTask = (
  platform: Platform,
  viewerId: string,
  teamId: string,
  taskId: string,
): Promise<void> =>
  changing(platform, { viewerId, teamId, may: canRead }, async (tx, team) => {
    const task = await findTask(tx, teamId, taskId);
    if (!task) throw new Fail("not_found");
    if (!canDeleteTask(viewerId, task.createdBy, team)) throw new Fail("forbidden");
    await rewriteNotices(platform, tx, { source: taskId, text: null });
    await deleteTask(tx, taskId);
    await record(tx, teamId, { kind: "task_deleted", actorId: viewerId });
    await publishTask(platform, tx, { teamId, taskId, state: "deleted" });
  });

/** What becomes of a task's status once all have done their part, or one takes that back. */
function statusAfter({ status }: TaskRow, allDone: boolean): TaskRow["status"] {
  if (allDone) return status === "blocked" || status === "cancelled" ? status : "done";
  return status === "done" ? "in_progress" : status;
}

/**
 * Marks an assignee's part as done, or as open again. When all parts are done, the task is done, unless it is blocked or
 * cancelled; reopened, it is in progress again. Throws not_found, forbidden, not_assigned.
 */
export const complete = (
  platform: Platform,
  viewerId: string,
  at: { id: string; taskId: string },
  { done, note = "", assigneeId }: { done: boolean; note?: string; assigneeId: string },
): Promise<TeamTask> =>
  onTask(platform, viewerId, at, async (tx, task, team) => {
    if (!canComplete(viewerId, assigneeId, team)) throw new Fail("forbidden");
    const { id: taskId, teamId } = task;
    const before = (await listAssignees(tx, [taskId])).find(({ id }) => id === assigneeId);
    if (!before) throw new Fail("not_assigned");
    await setCompleted(tx, { taskId, id: assigneeId, done, note });
    const change = { actorId: viewerId, taskId };
    if ((before.completedAt !== null) === done) return;
    const kind = done ? "task_completed" : "task_reopened";
    await record(tx, teamId, { ...change, kind, memberId: assigneeId });
    const everybody = await listAssignees(tx, [taskId]);
    const status = statusAfter(
      task,
      everybody.every(({ completedAt }) => completedAt !== null),
    );
    if (status === task.status) return;
    await updateTask(tx, { ...task, status }, viewerId);
    await record(tx, teamId, { ...change, kind: "task_moved", before: task.status, now: status });
  });

/** Tasks that are reminded of in one transaction. */
const AT_A_TIME = 100;

/** Reminds of tasks that are due soon, each date once: that it was done commits with the telling. */
export async function remind(platform: Platform, now: Date): Promise<void> {
  for (let taken = AT_A_TIME; taken === AT_A_TIME; ) {
    taken = await platform.db.transaction(async (tx) => {
      const due = await takeDue(tx, now, DUE_SOON_HOURS, AT_A_TIME);
      for (const { id, teamId, title, memberIds } of due)
        for (const memberId of memberIds)
          await notifyLater(platform, tx, {
            memberId,
            actorId: null,
            type: "task_due",
            bundle: dueOf(teamId),
            text: title,
            source: id,
            about: { team_id: teamId, task_id: id },
          });
      return due.length;
    });
  }
}
