import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { plainText } from "../wire/model.ts";
import * as findings from "./findings.ts";

/** The number of results of each kind at a time. */
export const SEARCH_EACH = 5;

type Shapes = { [K in keyof typeof findings]: z.ZodArray<(typeof findings)[K]> };
const lists = Object.fromEntries(Object.entries(findings).map(([kind, one]) => [kind, z.array(one)]));
export const searchFindings = z.object(lists as Shapes).meta({ id: "SearchFindings" }); // a list of each kind
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
