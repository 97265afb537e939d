import { z } from "zod";
import { businessModel } from "../profiles/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, language, page, paging, plainText } from "../wire/model.ts";
import { discoveredUser, followedMember, mutedMember, userPage } from "./model.ts";
import { DISCOVER_MAX, QUERY_MAX, SUGGESTIONS } from "./rules.ts";

const one = { id };
/** `bm=a&bm=b`, `bm=a,b`, or the same under `bm[]`, as clients write lists. */
const models = z
  .preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
    z.array(businessModel).max(11),
  )
  .optional();

/** Finding people, following and muting them (spec: account, 2; design: api). */
export const peopleEndpoints = endpoints({
  "GET /api/users/discover": {
    about:
      "Members by words (name first, typos forgiven; then what they write), business models and language; by these alone, the newest first. Without any: suggestions of the matching engine. Never blocked, banned or unfinished members.",
    access: "member",
    limit: "120/minute",
    query: {
      ...paging(DISCOVER_MAX, SUGGESTIONS),
      q: plainText(QUERY_MAX).optional(),
      language: language.optional(),
      bm: models,
      "bm[]": models,
    },
    output: page(discoveredUser),
  },
  "GET /api/users/{id}": {
    about: "Everything public about a member, and how one stands to them. Blocked members answer not_found.",
    access: "member",
    limit: "240/minute",
    params: one,
    output: userPage,
  },
  "PUT /api/users/{id}/follow": {
    about: "Follows a member; twice has the effect of once.",
    access: "member",
    limit: "120/hour",
    params: one,
    output: z.object({ following: z.boolean(), followers: z.int() }),
    errors: { too_many_follows: 409, own_account: 409 },
  },
  "DELETE /api/users/{id}/follow": {
    about: "Follows a member no longer.",
    access: "member",
    limit: "240/hour",
    params: one,
    output: z.object({ following: z.boolean(), followers: z.int() }),
  },
  "GET /api/users/{id}/followers": {
    about: "Who follows a member, the last first.",
    access: "member",
    limit: "120/minute",
    params: one,
    query: paging(100, 50),
    output: page(followedMember),
  },
  "GET /api/users/{id}/follows": {
    about: "Those a member follows, the last first.",
    access: "member",
    limit: "120/minute",
    params: one,
    query: paging(100, 50),
    output: page(followedMember),
  },
  "PUT /api/users/{id}/mute": {
    about: "Keeps a member's posts out of one's feed; they don't learn of it.",
    access: "member",
    limit: "120/hour",
    params: one,
    errors: { own_account: 409 },
  },
  "DELETE /api/users/{id}/mute": {
    about: "Lets a member's posts into one's feed again.",
    access: "member",
    limit: "240/hour",
    params: one,
  },
  "GET /api/mutes": {
    about: "Those one has muted, the last first.",
    access: "member",
    limit: "120/minute",
    query: paging(100, 50),
    output: page(mutedMember),
  },
});

/** Live events of people, by kind. */
const peopleEvents = {
  /** To the member's other devices: they follow or mute a member, or no longer. */
  relation_changed: z.object({ user_id: id, following: z.boolean(), muted: z.boolean() }),
};

/** The HTTP routes and live events of people. */
export const people = { endpoints: peopleEndpoints, events: peopleEvents };
