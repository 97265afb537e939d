import { z } from "zod";
import { type Endpoint, endpoints, type StartPart } from "./endpoint.ts";

/** The address that requests a part alone and identifies it in the answer. */
export function startAddress(route: string, { query = {} }: StartPart): string {
  const [, path = ""] = route.split(" ");
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return search.length === 0 ? path : `${path}?${search.join("&")}`;
}

/** What a page at this address begins with; a page that is not known begins with what every page does. */
export const startParts = (
  all: Readonly<Record<string, Endpoint>>,
  page: string | undefined,
): { route: string; endpoint: Endpoint; part: StartPart }[] =>
  Object.entries(all).flatMap(([route, endpoint]) =>
    (endpoint.start ?? [])
      .filter(({ on }) => on === "every page" || (page !== undefined && on.includes(page)))
      .map((part) => ({ route, endpoint, part })),
  );

/** One answer for all that a page would ask for at its start. */
export const startEndpoints = endpoints({
  "GET /api/start": {
    about:
      "What a page of the dashboard begins with, in one answer: who one is, what is unread, and the first content of `page`. Each is what its own route answers, under that route's address; what can't be answered is left out.",
    access: "member",
    limit: "120/minute",
    query: { page: z.string().max(200).optional() },
    output: z.record(z.string(), z.unknown()),
  },
});
