import { moderationEndpoints } from "@kompagnon/contract/moderation/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { auditFile, auditOf } from "#features/moderation/audit/audit.ts";
import { appealTo, decideAppeal, decisionsOf } from "#features/moderation/cases/appeals.ts";
import { caseOf, mediaIn, queueOf, resolve } from "#features/moderation/cases/cases.ts";
import { report } from "#features/moderation/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the moderation feature. */
export function moderationRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, moderationEndpoints, {
    "POST /api/reports": async ({ viewer, body }) => ({ id: await report(platform, viewer.id, body) }),
    "GET /api/moderation/decisions": ({ viewer, query }) => decisionsOf(platform, viewer.id, query),
    "POST /api/moderation/decisions/{id}/appeal": ({ viewer, params, body }) =>
      appealTo(platform, viewer.id, params.id, body.text),
    "GET /api/admin/reports": ({ viewer, query }) => queueOf(platform, viewer, query),
    "GET /api/admin/reports/{id}": ({ viewer, params }) => caseOf(platform, viewer, params.id),
    "GET /api/admin/reports/{id}/media/{mediaId}": ({ params, query, request, reply }) =>
      mediaIn(platform, { ...params, size: query.size }, { request, reply }),
    "POST /api/admin/reports/{id}/resolve": ({ viewer, params, body }) =>
      resolve(platform, viewer, params.id, body),
    "POST /api/admin/reports/{id}/appeal": ({ viewer, params, body }) =>
      decideAppeal(platform, viewer, params.id, body),
    "GET /api/admin/audit": ({ query }) => auditOf(platform, query),
    "GET /api/admin/audit/export": ({ viewer, query, reply }) => {
      reply.header("content-disposition", 'attachment; filename="audit.csv"');
      return auditFile(platform, viewer.id, query);
    },
  });
}
