import { podsEndpoints } from "@kompagnon/contract/pods/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { dueOf, podsOf } from "#features/pods/mine.ts";
import { ask, withdrawAsk } from "#features/pods/placing/placing.ts";
import { accept, decline, invite, leave, setZone } from "#features/pods/service.ts";
import { joinOfTeam } from "#features/pods/team-circles.ts";
import { pause, resume } from "#features/pods/weeks/pauses.ts";
import { checkIn, cheer, podOf, setGoal, takeBack, weeksOf } from "#features/pods/weeks/weekly.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of weekly circles. */
export function podsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, podsEndpoints, {
    "GET /api/pods": ({ viewer }) => podsOf(db, viewer.id),
    "GET /api/pods/due": ({ viewer }) => dueOf(db, viewer.id),
    "POST /api/pods": ({ viewer, body }) => invite(platform, viewer.id, body.chat_id),
    "POST /api/pods/of-team": ({ viewer, body }) => joinOfTeam(platform, viewer.id, body.team_id),
    "POST /api/pods/invitations/{id}/accept": ({ viewer, params }) => accept(platform, viewer.id, params.id),
    "POST /api/pods/invitations/{id}/decline": ({ viewer, params }) =>
      decline(platform, viewer.id, params.id),
    "PUT /api/pods/asking": ({ viewer, body: { hours, time_zone: timeZone } }) =>
      ask(platform, viewer.id, { hours, timeZone }),
    "DELETE /api/pods/asking": ({ viewer }) => withdrawAsk(platform, viewer.id),
    "PUT /api/pods/time-zone": ({ viewer, body }) => setZone(platform, viewer.id, body.time_zone),
    "PUT /api/pods/pause": ({ viewer, body }) => pause(platform, viewer.id, body.until),
    "DELETE /api/pods/pause": ({ viewer }) => resume(platform, viewer.id),
    "GET /api/pods/{id}": ({ viewer, params }) => podOf(db, viewer.id, params.id),
    "GET /api/pods/{id}/weeks": ({ viewer, params, query }) => weeksOf(db, viewer.id, params.id, query),
    "PUT /api/pods/{id}/goal": ({ viewer, params, body }) =>
      setGoal(platform, viewer.id, params.id, body.goal),
    "PUT /api/pods/{id}/check-in": ({ viewer, params, body }) =>
      checkIn(platform, viewer.id, params.id, body),
    "POST /api/pods/{id}/leave": ({ viewer, params }) => leave(platform, viewer.id, params.id),
    "DELETE /api/pods/entries/{id}": ({ viewer, params }) => takeBack(platform, viewer.id, params.id),
    "PUT /api/pods/entries/{id}/cheer": ({ viewer, params, body }) =>
      cheer(platform, viewer.id, params.id, body.cheer),
    "DELETE /api/pods/entries/{id}/cheer": ({ viewer, params }) =>
      cheer(platform, viewer.id, params.id, null),
  });
}
