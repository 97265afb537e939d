import { pollsEndpoints } from "@kompagnon/contract/polls/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { ask, close, pollOf, pollsOf, remove, vote } from "#features/polls/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the polls feature. */
export function pollsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, pollsEndpoints, {
    "GET /api/groups/{id}/channels/{channelId}/polls": ({ viewer, params, query }) =>
      pollsOf(db, viewer.id, params, query),
    "POST /api/groups/{id}/channels/{channelId}/polls": ({ viewer, params, body }) =>
      ask(platform, viewer.id, params, body),
    "GET /api/polls/{id}": ({ viewer, params }) => pollOf(db, viewer.id, params.id),
    "PUT /api/polls/{id}/vote": ({ viewer, params, body }) =>
      vote(platform, viewer.id, params.id, body.answer),
    "DELETE /api/polls/{id}/vote": ({ viewer, params }) => vote(platform, viewer.id, params.id, null),
    "POST /api/polls/{id}/close": ({ viewer, params }) => close(platform, viewer.id, params.id),
    "DELETE /api/polls/{id}": async ({ viewer, params }) => {
      await remove(platform, viewer.id, params.id);
      return undefined;
    },
  });
}
