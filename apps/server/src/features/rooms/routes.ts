import { roomsEndpoints } from "@kompagnon/contract/rooms/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { join, keep, leave, pass, remove, roomOf } from "#features/rooms/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the rooms feature. */
export function roomsRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, roomsEndpoints, {
    "GET /api/rooms/{kind}/{id}": ({ viewer, params }) => roomOf(platform.db, viewer.id, params),
    "POST /api/rooms/{kind}/{id}/seat": ({ viewer, params }) => join(platform, viewer, params),
    "PUT /api/rooms/{kind}/{id}/seat": ({ viewer, params, body }) => keep(platform, viewer, params, body),
    "POST /api/rooms/{kind}/{id}/leave": async ({ viewer, params, body }) => {
      await leave(platform, viewer, params, body.seat_id);
      return undefined;
    },
    "DELETE /api/rooms/{kind}/{id}/members/{memberId}": async ({ viewer, params }) => {
      await remove(platform, viewer, params, params.memberId);
      return undefined;
    },
    "POST /api/rooms/{kind}/{id}/signals": async ({ viewer, params, body }) => {
      await pass(platform, viewer, params, body);
      return { to_seat_id: body.to_seat_id };
    },
  });
}
