import { questEndpoints } from "@kompagnon/contract/quest/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { completeStep, dismissQuest, questOf } from "#features/quest/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the quest feature. */
export function questRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, questEndpoints, {
    "GET /api/quest": ({ viewer }) => questOf(platform, viewer.id),
    "POST /api/quest/steps/{key}": ({ viewer, params }) => completeStep(platform, viewer.id, params.key),
    "PUT /api/quest/status": ({ viewer }) => dismissQuest(platform, viewer.id),
  });
}
