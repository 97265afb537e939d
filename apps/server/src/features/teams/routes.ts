import { teamAdminEndpoints, teamsEndpoints } from "@kompagnon/contract/teams/endpoints.ts";
import { teamTasksEndpoints } from "@kompagnon/contract/teams/task-endpoints.ts";
import type { FastifyInstance } from "fastify";
import { allTeams, foundFor } from "#features/teams/admin/admin.ts";
import { beginningOf, foundTeam } from "#features/teams/founding.ts";
import { historyOf } from "#features/teams/history/history.ts";
import {
  declineInvite,
  invitable,
  invitationsOf,
  inviteMember,
  withdrawInvite,
} from "#features/teams/invites/invites.ts";
import { acceptInvite, dissolve, giveRole, takeOut } from "#features/teams/members/membership.ts";
import { isInAny } from "#features/teams/queries.ts";
import { changeTeam, teamOf, teamsOf } from "#features/teams/service.ts";
import { filesOf, writeIn } from "#features/teams/talk.ts";
import { comment, commentsOf, removeComment } from "#features/teams/tasks/comments.ts";
import { taskOf, tasksOf } from "#features/teams/tasks/task-views.ts";
import { changeTask, complete, makeTask, removeTask } from "#features/teams/tasks/tasks.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of tasks. */
function serveTasks(app: FastifyInstance, platform: Platform): void {
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

/** Registers the routes of the teams feature. */
export function teamsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, teamsEndpoints, {
    "GET /api/teams/mine": ({ viewer, query }) => teamsOf(db, viewer.id, query),
    "GET /api/teams/membership": async ({ viewer }) => ({ member: await isInAny(db, viewer.id) }),
    "GET /api/teams/invitations": async ({ viewer }) => ({ items: await invitationsOf(db, viewer.id) }),
    "GET /api/teams/beginning": ({ viewer, query }) => beginningOf(db, viewer.id, query),
    "GET /api/teams/invitable": async ({ viewer, query }) => ({
      items: await invitable(db, viewer.id, query.q, query.team ?? null),
    }),
    "POST /api/teams": async ({ viewer, body }) =>
      teamOf(db, viewer.id, await foundTeam(platform, viewer.id, body)),
    "GET /api/teams/{id}": ({ viewer, params }) => teamOf(db, viewer.id, params.id),
    "PATCH /api/teams/{id}": async ({ viewer, params, body }) => {
      await changeTeam(platform, viewer.id, params.id, body);
      return teamOf(db, viewer.id, params.id);
    },
    "DELETE /api/teams/{id}": async ({ viewer, params, query }) => {
      await dissolve(platform, viewer.id, params.id, query.name);
    },
    "POST /api/teams/{id}/invites": async ({ viewer, params, body }) => {
      await inviteMember(platform, viewer.id, params.id, body.user_id);
      return teamOf(db, viewer.id, params.id);
    },
    "DELETE /api/teams/{id}/invites/{userId}": async ({ viewer, params }) => {
      await withdrawInvite(platform, viewer.id, params.id, params.userId);
      return teamOf(db, viewer.id, params.id);
    },
    "POST /api/teams/{id}/invite/accept": async ({ viewer, params }) => {
      await acceptInvite(platform, viewer.id, params.id);
      return teamOf(db, viewer.id, params.id);
    },
    "POST /api/teams/{id}/invite/decline": async ({ viewer, params }) => {
      await declineInvite(platform, viewer.id, params.id);
    },
    "PATCH /api/teams/{id}/members/{userId}": async ({ viewer, params, body }) => {
      await giveRole(platform, viewer.id, { teamId: params.id, memberId: params.userId, role: body.role });
      return teamOf(db, viewer.id, params.id);
    },
    "DELETE /api/teams/{id}/members/{userId}": async ({ viewer, params }) => {
      await takeOut(platform, viewer.id, params.id, params.userId);
    },
    "GET /api/teams/{id}/history": ({ viewer, params, query }) => historyOf(db, viewer.id, params.id, query),
    "POST /api/teams/{id}/messages": ({ viewer, params, body }) =>
      writeIn(platform, viewer.id, params.id, body),
    "GET /api/teams/{id}/files": ({ viewer, params, query }) => filesOf(db, viewer.id, params.id, query),
  });
  serveTasks(app, platform);
  serve(app, teamAdminEndpoints, {
    "GET /api/admin/teams": ({ query }) => allTeams(db, query),
    "POST /api/admin/teams": ({ viewer, body }) => foundFor(platform, viewer.id, body),
  });
}
