import { trialsEndpoints } from "@kompagnon/contract/trials/endpoints.ts";
import type { FastifyInstance } from "fastify";
import {
  acceptTrial,
  addTask,
  changeTask,
  changeTrial,
  declineTrial,
  endTrial,
  proposeTrial,
  removeTask,
  trialsOf,
  writeDebrief,
} from "#features/trials/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the trials feature. */
export function trialsRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, trialsEndpoints, {
    "GET /api/chats/{id}/trials": async ({ viewer, params }) => ({
      items: await trialsOf(platform.db, viewer.id, params.id),
    }),
    "POST /api/chats/{id}/trials": ({ viewer, params, body }) =>
      proposeTrial(platform, viewer.id, params.id, body),
    "POST /api/trials/{id}/accept": ({ viewer, params }) => acceptTrial(platform, viewer.id, params.id),
    "POST /api/trials/{id}/decline": ({ viewer, params }) => declineTrial(platform, viewer.id, params.id),
    "PATCH /api/trials/{id}": ({ viewer, params, body }) => changeTrial(platform, viewer.id, params.id, body),
    "POST /api/trials/{id}/end": ({ viewer, params }) => endTrial(platform, viewer.id, params.id),
    "POST /api/trials/{id}/tasks": ({ viewer, params, body }) =>
      addTask(platform, viewer.id, params.id, body),
    "PATCH /api/trials/{id}/tasks/{taskId}": ({ viewer, params, body }) =>
      changeTask(platform, viewer.id, params, body),
    "DELETE /api/trials/{id}/tasks/{taskId}": ({ viewer, params }) =>
      removeTask(platform, viewer.id, params.id, params.taskId),
    "PUT /api/trials/{id}/debrief": ({ viewer, params, body }) =>
      writeDebrief(platform, viewer.id, params.id, body),
  });
}
