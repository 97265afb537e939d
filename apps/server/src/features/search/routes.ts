import { SEARCH_EACH, type SearchFindings, searchEndpoints } from "@kompagnon/contract/search/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** What a viewer may see of everything with these words: each feature answers for itself, all at once. */
async function searchEverywhere(
  { db, features }: Pick<Platform, "db" | "features">,
  viewerId: string,
  q: string,
): Promise<SearchFindings> {
  const found = await Promise.all(
    Object.entries(features.search).map(
      async ([kind, find]) => [kind, await find(db, viewerId, q, SEARCH_EACH)] as const,
    ),
  );
  return Object.fromEntries(found) as SearchFindings; // each source answers what its kind holds
}

/** Registers the search over all features. */
export function searchRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, searchEndpoints, {
    "GET /api/search": ({ query, viewer }) => searchEverywhere(platform, viewer.id, query.q),
  });
}
