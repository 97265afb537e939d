import { moderationEndpoints } from "@kompagnon/contract/moderation/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { report } from "#features/moderation/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the moderation room. */
export function moderationRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, moderationEndpoints, {
    "POST /api/reports": async ({ viewer, body }) => ({ id: await report(platform, viewer.id, body) }),
  });
}
