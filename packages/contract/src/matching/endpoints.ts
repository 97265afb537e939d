import { z } from "zod";
import { overviewPaths } from "../overview/paths.ts";
import { memberCard } from "../profiles/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import {
  deckFilters,
  deckQuery,
  learned,
  match,
  matchingPreferences,
  matchingStatus,
  matchProfile,
  reach,
  trait,
} from "./model.ts";
import { matchingPaths } from "./paths.ts";

const notAllowed = { matching_not_allowed: 403 } as const;

/** The deck, its set-up and the matches (spec: account, section 2; design: matching). */
export const matchingEndpoints = endpoints({
  "GET /api/matching/status": {
    about: "Whether I may match, what is missing, and how far I am.",
    access: "member",
    limit: "240/minute",
    output: matchingStatus,
    start: [{ on: [matchingPaths.deck, overviewPaths.dashboard] }],
  },
  "POST /api/matching/enable": {
    about: "Sets my matching picture: a JPEG data URL of 384x600 pixels.",
    access: "member",
    limit: "20/hour",
    body: z.object({ image: z.string().max(3_000_000) }),
    bodyLimit: 3_100_000,
    output: z.object({ allowed: z.boolean() }),
    errors: { image_invalid: 400 },
  },
  "GET /api/matching/preferences": {
    about: "What I look for, and whether my profile is paused.",
    access: "member",
    limit: "120/minute",
    output: matchingPreferences,
  },
  "PUT /api/matching/preferences": {
    about: "Changes what I look for, or pauses my profile.",
    access: "member",
    limit: "60/minute",
    body: matchingPreferences.partial(),
    output: matchingPreferences,
  },
  "GET /api/matching/profiles": {
    about: "The next cards of my deck, best first, each with its reasons.",
    access: "member",
    limit: "120/minute",
    query: deckQuery,
    output: z.object({ profiles: z.array(matchProfile) }),
    errors: notAllowed,
    start: [
      { on: [matchingPaths.deck], pictures: { field: "avatar", first: 1 } },
      // The faces of the overview.
      { on: [overviewPaths.dashboard], query: { limit: "6" }, pictures: { field: "avatar", first: 3 } },
    ],
  },
  "GET /api/matching/reach": {
    about: "Why I see few cards: how many people each of my filters leaves out, in rounded numbers.",
    access: "member",
    limit: "6/minute",
    query: deckFilters,
    output: reach,
    errors: notAllowed,
  },
  "POST /api/matching/swipes": {
    about:
      "Deal or No Deal. Twice the same has the effect of once, the opposite is refused while the first stands (take the last one back); a mutual Deal is a match, reported once.",
    access: "member",
    limit: "240/minute",
    body: z.object({ user_id: id, liked: z.boolean() }),
    output: z.object({ isMatch: z.boolean(), matchId: id.nullable() }),
    errors: { ...notAllowed, daily_limit: 429, already_decided: 409 },
  },
  "DELETE /api/matching/swipes/last": {
    about: "Takes my last swipe back, unless it became a match.",
    access: "member",
    limit: "60/minute",
    output: z.object({ profile: matchProfile }),
    errors: { ...notAllowed, nothing_to_undo: 409 },
  },
  "GET /api/matching/learned": {
    about: "What the deck learned from my decisions.",
    access: "member",
    limit: "120/minute",
    output: learned,
  },
  "DELETE /api/matching/learned": {
    about: "Forgets what it learned; decisions and matches stay.",
    access: "member",
    limit: "20/hour",
    output: learned,
  },
  "PUT /api/matching/learned/less": {
    about: "Cards with a trait come later in my deck, or no longer; no one is hidden.",
    access: "member",
    limit: "60/minute",
    body: z.object({ trait, less: z.boolean() }),
    output: learned,
    errors: notAllowed,
  },
  "GET /api/matching/matches": {
    about: "My matches, newest first.",
    access: "member",
    limit: "120/minute",
    query: paging(100, 50),
    output: z.object({ matches: z.array(match), ...page(match).shape }).omit({ items: true }),
    start: [{ on: [overviewPaths.dashboard], query: { limit: "20" } }],
  },
  "GET /api/matching/partners/{userId}": {
    about: "The card of a member I have a match with, with its reasons, for our first conversation.",
    access: "member",
    limit: "120/minute",
    params: { userId: id },
    output: z.object({ profile: matchProfile }),
  },
  "POST /api/matching/matches/{matchId}/chat": {
    about: "Opens the conversation of a match; both may, and it is the same one.",
    access: "member",
    limit: "60/minute",
    params: { matchId: id },
    output: z.object({ chatId: id }),
  },
});

/** Live events of matching, by kind. */
const matchingEvents = {
  /** A mutual Deal; goes to both. */
  match_made: z.object({ matchId: id, otherUser: memberCard }),
};

/** The HTTP routes and live events of matching. */
export const matching = { endpoints: matchingEndpoints, events: matchingEvents };
