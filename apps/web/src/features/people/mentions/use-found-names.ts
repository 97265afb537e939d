import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#platform/queries.ts";
import { useRested } from "#platform/use-rested.ts";
import type { Begun } from "./begun-mention.ts";
import type { Mentionable } from "./use-mentions.ts";

/** The search for names waits this long after the last letter, in ms. */
const REST_MS = 180;
const SHOWN = 6;
const NOBODY: readonly Mentionable[] = [];

/** Members of all of Kompagnon whose names go on like the one that is being written. */
export function useFoundNames(begun: Begun | null): readonly Mentionable[] {
  const words = useRested(begun?.words ?? "", REST_MS);
  const found = useQuery({
    ...query("GET /api/users/discover", { query: { q: words, limit: SHOWN } }),
    enabled: begun !== null && words !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  return begun && begun.words !== "" && words !== "" ? (found.data?.items ?? NOBODY) : NOBODY;
}
