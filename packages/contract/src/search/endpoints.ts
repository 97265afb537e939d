import { z } from "zod";
import { foundChat } from "../chats/model.ts";
import { foundEvent } from "../events/model.ts";
import { foundChannel, foundGroup } from "../groups/model.ts";
import { foundJob } from "../jobs/model.ts";
import { foundMember } from "../people/model.ts";
import { foundPoll } from "../polls/model.ts";
import { foundPost } from "../posts/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { plainText } from "../wire/model.ts";

/** The number of results of each kind at a time. */
export const SEARCH_EACH = 5;

/** What the search over everything finds: a list of each kind. */
export const searchFindings = z
  .object({
    channels: z.array(foundChannel),
    chats: z.array(foundChat),
    events: z.array(foundEvent),
    groups: z.array(foundGroup),
    jobs: z.array(foundJob),
    people: z.array(foundMember),
    polls: z.array(foundPoll),
    posts: z.array(foundPost),
  })
  .meta({ id: "SearchFindings" });
export type SearchFindings = z.infer<typeof searchFindings>;

/** Search everywhere (design: ui, shell). Pages and settings are found in the browser. */
export const searchEndpoints = endpoints({
  "GET /api/search": {
    about: "What one may see of every kind with these words, five of each: people, groups, posts and more.",
    access: "member",
    limit: "240/minute",
    query: { q: plainText(100).pipe(z.string().min(1)) },
    output: searchFindings,
  },
});

/** The HTTP routes of search. */
export const search = { endpoints: searchEndpoints, events: {} };
