import { SEARCH_EACH, type SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import type { Platform } from "#platform/platform.ts";

/** What a viewer may see of everything with these words: each feature answers for itself, all at once. */
export async function searchEverywhere(
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
