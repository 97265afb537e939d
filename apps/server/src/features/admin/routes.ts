import { adminEndpoints, waitingEndpoints } from "@kompagnon/contract/admin/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { ban, giveLevel, signOut, unban } from "#features/admin/members/actions.ts";
import { memberFileOf, revealEmail } from "#features/admin/members/file.ts";
import { membersFile, membersOf } from "#features/admin/members/search.ts";
import { overviewOf, systemOf } from "#features/admin/overview/system.ts";
import { banAppealsOf, decideBanAppeal } from "#features/admin/waiting/ban-appeals.ts";
import { grantReset, refuseReset, resetsOf } from "#features/admin/waiting/factor-resets.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the admin area. */
export function adminRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, adminEndpoints, {
    "GET /api/admin/overview": ({ viewer }) => overviewOf(platform, viewer),
    "GET /api/admin/system": () => systemOf(platform),
    "GET /api/admin/members": ({ viewer, query }) => membersOf(platform, viewer.id, query),
    "GET /api/admin/members/export": ({ viewer, query, reply }) => {
      reply.header("content-disposition", 'attachment; filename="members.csv"');
      return membersFile(platform, viewer.id, query);
    },
    "GET /api/admin/members/{id}": ({ viewer, params }) => memberFileOf(platform, viewer, params.id),
    "POST /api/admin/members/{id}/email": ({ viewer, params }) => revealEmail(platform, viewer, params.id),
    "POST /api/admin/members/{id}/ban": ({ viewer, params, body }) => ban(platform, viewer, params.id, body),
    "POST /api/admin/members/{id}/unban": ({ viewer, params, body }) =>
      unban(platform, viewer, params.id, body.reason),
    "POST /api/admin/members/{id}/sign-out": ({ viewer, params, body }) =>
      signOut(platform, viewer, params.id, body.reason),
    "POST /api/admin/members/{id}/level": ({ viewer, params, body }) =>
      giveLevel(platform, viewer, params.id, body),
  });
  serve(app, waitingEndpoints, {
    "GET /api/admin/factor-resets": ({ viewer, query }) => resetsOf(platform, viewer, query),
    "POST /api/admin/factor-resets/{id}/grant": ({ viewer, params, body }) =>
      grantReset(platform, viewer, params.id, body.reason),
    "POST /api/admin/factor-resets/{id}/refuse": ({ viewer, params, body }) =>
      refuseReset(platform, viewer, params.id, body.reason),
    "GET /api/admin/ban-appeals": ({ viewer, query }) => banAppealsOf(platform, viewer, query),
    "POST /api/admin/ban-appeals/{id}/decision": ({ viewer, params, body }) =>
      decideBanAppeal(platform, viewer, params.id, body),
  });
}
