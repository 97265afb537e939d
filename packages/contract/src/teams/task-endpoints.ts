import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { clientId, id, page, paging } from "../wire/model.ts";
import { newTask, taskChange, taskComment, taskCommentText, taskNote, teamTask } from "./model.ts";
import { TASK_STATUSES, TASKS_PAGE_MAX } from "./rules.ts";

const inTeam = { id };
const inTask = { id, taskId: id };
const read = { access: "member", limit: "240/minute" } as const;
const change = { access: "member", limit: "120/minute", output: teamTask } as const;
/** An assignee of the task is not in the team. */
const assigning = { not_in_team: 409 } as const;

/** Tasks of a team (spec: jobs, sections 2.16 and 4). */
export const teamTasksEndpoints = endpoints({
  "GET /api/teams/{id}/tasks": {
    about: "Tasks: `undone` by date, `closed` (done or cancelled) the last first, or in one status.",
    ...read,
    params: inTeam,
    query: {
      ...paging(TASKS_PAGE_MAX, 50),
      status: z.enum(["undone", "closed", ...TASK_STATUSES]).default("undone"),
    },
    output: page(teamTask),
  },
  "POST /api/teams/{id}/tasks": {
    about: "Makes a task, once for a client id.",
    ...change,
    params: inTeam,
    body: newTask,
    status: 201,
    errors: { ...assigning, too_many_team_tasks: 409 },
  },
  "GET /api/teams/{id}/tasks/{taskId}": { about: "One task.", ...read, params: inTask, output: teamTask },
  "PATCH /api/teams/{id}/tasks/{taskId}": {
    about: "Changes a task; title and description need the `text_version` that was read.",
    ...change,
    params: inTask,
    body: taskChange,
    errors: { ...assigning, task_changed: 409 },
  },
  "DELETE /api/teams/{id}/tasks/{taskId}": {
    about: "Deletes a task; for its maker and leads.",
    access: "member",
    limit: "120/minute",
    params: inTask,
  },
  "PUT /api/teams/{id}/tasks/{taskId}/completion": {
    about: "One's part is done; leads say so for others. With the last part the task is done.",
    ...change,
    params: inTask,
    body: z.object({ note: taskNote.default(""), assignee_id: id.optional() }),
    errors: { not_assigned: 409 },
  },
  "DELETE /api/teams/{id}/tasks/{taskId}/completion": {
    about: "Takes that back.",
    ...change,
    params: inTask,
    query: { assignee_id: id.optional() },
    errors: { not_assigned: 409 },
  },
  "GET /api/teams/{id}/tasks/{taskId}/comments": {
    about: "What was said about a task, the newest first.",
    ...read,
    params: inTask,
    query: paging(100, 50),
    output: page(taskComment),
  },
  "POST /api/teams/{id}/tasks/{taskId}/comments": {
    about: "Says something about a task.",
    access: "member",
    limit: "60/minute",
    params: inTask,
    body: z.object({ client_id: clientId, text: taskCommentText }),
    output: taskComment,
    status: 201,
    errors: { too_many_comments: 409 },
  },
  "DELETE /api/teams/{id}/tasks/{taskId}/comments/{commentId}": {
    about: "Takes words back; leads anybody's.",
    access: "member",
    limit: "120/minute",
    params: { ...inTask, commentId: id },
  },
});
