import { matchingEndpoints } from "@kompagnon/contract/matching/endpoints.ts";
import { aPairInChat } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A match of two others. */
export const matchingForeign = foreign(matchingEndpoints, ({ server }) => aPairInChat(server), {
  "POST /api/matching/matches/{matchId}/chat": ({ anna, matchId }) => ({ by: anna, params: { matchId } }),
});
