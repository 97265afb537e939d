import { matchingEndpoints } from "@kompagnon/contract/matching/endpoints.ts";
import { aPairInChat } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A match of two others, and the card that only they see because of it. */
export const matchingForeign = foreign(matchingEndpoints, ({ server }) => aPairInChat(server), {
  "GET /api/matching/partners/{userId}": ({ anna, berta }) => ({ by: anna, params: { userId: berta.id } }),
  "POST /api/matching/matches/{matchId}/chat": ({ anna, matchId }) => ({ by: anna, params: { matchId } }),
});
