import { teamTasksEndpoints } from "@kompagnon/contract/teams/task-endpoints.ts";
import type { FastifyInstance } from "fastify";
import { comment, commentsOf, removeComment } from "#features/teams/tasks/comments.ts";
import { taskOf, tasksOf } from "#features/teams/tasks/task-views.ts";
import { changeTask, complete, makeTask, removeTask } from "#features/teams/tasks/tasks.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of tasks. */
export function serveTasks(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, teamTasksEndpoints, {
    "GET /api/teams/{id}/tasks": ({ viewer, params, query }) => tasksOf(db, viewer.id, params.id, query),
    "POST /api/teams/{id}/tasks": ({ viewer, params, body }) =>
      makeTask(platform, viewer.id, params.id, body),
    "GET /api/teams/{id}/tasks/{taskId}": ({ viewer, params }) =>
      taskOf(db, viewer.id, params.id, params.taskId),
    "PATCH /api/teams/{id}/tasks/{taskId}": ({ viewer, params, body }) =>
      changeTask(platform, viewer.id, params, body),
    "DELETE /api/teams/{id}/tasks/{taskId}": async ({ viewer, params }) => {
      await removeTask(platform, viewer.id, params.id, params.taskId);
    },
    "PUT /api/teams/{id}/tasks/{taskId}/completion": ({ viewer, params, body }) =>
      complete(platform, viewer.id, params, {
        done: true,
        note: body.note,
        assigneeId: body.assignee_id ?? viewer.id,
      }),
    "DELETE /api/teams/{id}/tasks/{taskId}/completion": ({ viewer, params, query }) =>
      complete(platform, viewer.id, params, { done: false, assigneeId: query.assignee_id ?? viewer.id }),
    "GET /api/teams/{id}/tasks/{taskId}/comments": ({ viewer, params, query }) =>
      commentsOf(db, viewer.id, params, query),
    "POST /api/teams/{id}/tasks/{taskId}/comments": ({ viewer, params, body }) =>
      comment(platform, viewer.id, params, body),
    "DELETE /api/teams/{id}/tasks/{taskId}/comments/{commentId}": async ({ viewer, params }) => {
      await removeComment(platform, viewer.id, params, params.commentId);
    },
  });
}
