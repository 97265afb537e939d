import { useQuery } from "@tanstack/react-query";
import { query } from "#platform/queries.ts";
import { useRested } from "#platform/use-rested.ts";

/** How long typing pauses before the server is queried, in ms. */
const REST_MS = 180;
/** The server takes no more. */
const WORDS_MAX = 100;

/** What the server finds for the typed words once typing rests; an answer to other words is never shown. */
export function useFindings(typed: string) {
  const words = typed.trim().slice(0, WORDS_MAX);
  const rested = useRested(words, REST_MS);
  const asked = words !== "" && rested === words;
  const { data, error, isFetching, refetch } = useQuery({
    ...query("GET /api/search", { query: { q: words } }),
    enabled: asked,
  });
  return {
    words,
    findings: words === "" ? undefined : data,
    error: asked && !isFetching ? error : null,
    searching: words !== "" && !data && (!asked || isFetching),
    refetch,
  };
}
