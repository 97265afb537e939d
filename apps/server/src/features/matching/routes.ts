import { matchingEndpoints } from "@kompagnon/contract/matching/endpoints.ts";
import type { Parsed } from "@kompagnon/contract/wire/endpoint.ts";
import type { FastifyInstance } from "fastify";
import { type DeckFilter, nextDeck } from "#features/matching/deck/deck.ts";
import { forgetLearned, learnedOf, sayLess } from "#features/matching/learned/learned.ts";
import { addToModel, readModel } from "#features/matching/queries.ts";
import { audienceOf } from "#features/matching/reach/reach.ts";
import { FLUSH_EVERY_MS, LearnedModel } from "#features/matching/scoring/shared-model.ts";
import {
  changePreferences,
  DeckCounts,
  enableMatching,
  matchesOf,
  openMatchChat,
  preferencesOf,
  statusOf,
} from "#features/matching/service.ts";
import { partnerCard, swipe, undoSwipe } from "#features/matching/swipes/swipes.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

type FilterQuery = Parsed<(typeof matchingEndpoints)["GET /api/matching/reach"]>["query"];

/** The filters as a query names them. */
const filterOf = ({ language, bm, skill, goal, verified }: FilterQuery): DeckFilter => ({
  languages: language,
  models: bm,
  skills: skill,
  goal,
  verified: verified === "true",
});

/** Registers the routes of the matching feature. */
export function matchingRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, log } = platform;
  const model = new LearnedModel(
    { read: () => readModel(db), add: (learned) => addToModel(db, learned) },
    log,
  );
  setInterval(() => void model.flush(), FLUSH_EVERY_MS).unref();
  const counts = new DeckCounts();
  app.addHook("onClose", () => model.flush());
  serve(app, matchingEndpoints, {
    "GET /api/matching/status": ({ viewer }) => statusOf(platform, counts, viewer),
    "POST /api/matching/enable": ({ viewer, body }) => enableMatching(platform, viewer.id, body.image),
    "GET /api/matching/preferences": ({ viewer }) => preferencesOf(db, viewer.id),
    "PUT /api/matching/preferences": ({ viewer, body }) => changePreferences(platform, viewer.id, body),
    "GET /api/matching/profiles": ({ viewer, query }) =>
      nextDeck(db, model, { memberId: viewer.id, limit: query.limit, filter: filterOf(query) }),
    "GET /api/matching/reach": ({ viewer, query }) => audienceOf(db, counts, viewer.id, filterOf(query)),
    "POST /api/matching/swipes": ({ viewer, body }) =>
      swipe(platform, model, viewer, { targetId: body.user_id, liked: body.liked }),
    "DELETE /api/matching/swipes/last": ({ viewer }) => undoSwipe(platform, model, viewer.id),
    "GET /api/matching/learned": ({ viewer }) => learnedOf(db, viewer.id),
    "DELETE /api/matching/learned": ({ viewer }) => forgetLearned(db, model, viewer.id),
    "PUT /api/matching/learned/less": ({ viewer, body }) => sayLess(db, viewer.id, body),
    "GET /api/matching/matches": ({ viewer, query }) => matchesOf(db, viewer.id, query.limit, query.cursor),
    "GET /api/matching/partners/{userId}": ({ viewer, params }) =>
      partnerCard(db, model, viewer.id, params.userId),
    "POST /api/matching/matches/{matchId}/chat": ({ viewer, params }) =>
      openMatchChat(platform, viewer.id, params.matchId),
  });
}
