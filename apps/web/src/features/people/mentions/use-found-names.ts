import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#platform/queries.ts";
import { useRested } from "#platform/use-rested.ts";
import type { TypedMention } from "./typed-mention.ts";
import type { Mentionable } from "./use-mentions.ts";

/** The search for names waits this long after the last letter, in ms. */
const REST_MS = 180;
const SHOWN = 6;
const NO_MENTIONABLES: readonly Mentionable[] = [];

/** Members of all of Kompagnon whose names go on like the one that is being written. */
export function useFoundNames(typed: TypedMention | null): readonly Mentionable[] {
  const words = useRested(typed?.words ?? "", REST_MS);
  const found = useQuery({
    ...query("GET /api/users/discover", { query: { q: words, limit: SHOWN } }),
    enabled: typed !== null && words !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  return typed && typed.words !== "" && words !== ""
    ? (found.data?.items ?? NO_MENTIONABLES)
    : NO_MENTIONABLES;
}
