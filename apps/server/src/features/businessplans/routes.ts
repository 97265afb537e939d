import { businessplansEndpoints } from "@kompagnon/contract/businessplans/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { planFile } from "#features/businessplans/files.ts";
import { beginPlan, changePlan, planOf, plansOf, removePlan } from "#features/businessplans/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of business plans. */
export function businessplansRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, businessplansEndpoints, {
    "GET /api/business-plans": ({ viewer }) => plansOf(db, viewer.id),
    "POST /api/business-plans": ({ viewer, body }) => beginPlan(platform, viewer.id, body),
    "GET /api/business-plans/{id}": ({ viewer, params }) => planOf(db, viewer.id, params.id),
    "PATCH /api/business-plans/{id}": ({ viewer, params, body }) =>
      changePlan(platform, viewer.id, params.id, body),
    "DELETE /api/business-plans/{id}": async ({ viewer, params }) => {
      await removePlan(platform, viewer.id, params.id);
    },
    "GET /api/business-plans/{id}/file": async ({ viewer, params, query, reply }) => {
      const { filename, contentType, content } = await planFile(platform, viewer.id, params.id, query.format);
      reply.type(contentType);
      reply.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`);
      return content;
    },
  });
}
