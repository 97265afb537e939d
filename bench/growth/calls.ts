import { api } from "@kompagnon/contract/api.ts";
import { CHANNEL, GROUP, type Ids } from "../speed/community.ts";

/** A list that is read; `path` for the reader of a number. */
export type Call = { name: string; path: (reader: number) => string };

/** The queries that lists are asked with. */
const VARIANTS: Record<string, readonly string[]> = {
  "GET /api/posts": ["all", "following", "for_you", "models", "language"].map(
    (filter) => `filter=${filter}&limit=20`,
  ),
  "GET /api/posts/search": ["q=%23wochenbericht", "q=Umsatz", "q=Umsatz%20Kosten", "q=Woche%2012"],
  "GET /api/users/discover": ["", "q=anna", "q=Shops", "bm=trading"],
  "GET /api/search": ["q=anna", "q=Umsatz"],
};

/** Every list of a member, and the search in everything, of a community with these ids. */
export function callsOf(ids: Ids): Call[] {
  const values: Record<string, (reader: number) => string> = {
    "/api/posts/{id}": () => ids.posts[50] ?? "",
    "/api/posts/by/{userId}": (reader) => ids.members[500 + reader] ?? "",
    "/api/users/{id}": (reader) => ids.members[500 + reader] ?? "",
    "/api/groups/{id}": () => GROUP,
  };
  const fill = (route: string, reader: number): string => {
    const found = Object.entries(values).find(([beginning]) => route.startsWith(beginning));
    const filled = found ? route.replace(/\{(id|userId)\}/, found[1](reader)) : route;
    return filled.replace("{channelId}", CHANNEL);
  };
  const isList = (output: unknown): boolean =>
    typeof output === "object" && output !== null && "shape" in output && "items" in (output.shape as object); // zod's own name
  const routes = Object.entries(api)
    .filter(([route, { access }]) => route.startsWith("GET ") && access === "member")
    .filter(([route, endpoint]) => route in VARIANTS || ("output" in endpoint && isList(endpoint.output)))
    .map(([route]) => route);
  return routes
    .filter((route) => !fill(route, 1).includes("{"))
    .flatMap((route) =>
      (VARIANTS[route] ?? [""]).map((query) => ({
        name: `${route.slice(4)}${query && `?${query}`}`,
        path: (reader: number) => `${fill(route, reader).slice(4)}${query && `?${query}`}`,
      })),
    );
}
