import { searchEndpoints } from "@kompagnon/contract/search/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { searchEverywhere } from "#features/search/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the search over all features. */
export function searchRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, searchEndpoints, {
    "GET /api/search": ({ query, viewer }) => searchEverywhere(platform, viewer.id, query.q),
  });
}
