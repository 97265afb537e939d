import { z } from "zod";
import { type Endpoint, endpoints, type StartPart } from "./endpoint.ts";

const state = z.enum(["ok", "down", "off"]);
/** Redis may also answer and take no writes, for want of room. */
export const redisState = z.enum(["ok", "read_only", "down", "off"]);

/** The process and what it depends on, and the reference of the interface. */
export const healthEndpoints = endpoints({
  "GET /api/health": {
    about: "Whether this process and its dependencies work; 503 while the database is away.",
    access: "public",
    limit: "600/minute",
    output: z.object({ status: state, database: state, redis: redisState, version: z.string() }),
  },
  "GET /api/openapi.json": {
    about: "This interface as an OpenAPI 3.1 document.",
    access: "public",
    limit: "120/minute",
    output: z.record(z.string(), z.unknown()),
  },
  "GET /api/docs": {
    about: "This interface as a page to read.",
    access: "public",
    limit: "120/minute",
    download: "text/html; charset=utf-8",
  },
  "GET /.well-known/security.txt": {
    about: "Where to report a hole in the product's security (RFC 9116).",
    access: "public",
    limit: "120/minute",
    download: "text/plain; charset=utf-8",
  },
});

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

/** The live stream and its tickets (design: realtime). */
export const liveEndpoints = endpoints({
  "POST /api/rt/ticket": {
    about: "A one-use ticket for the live stream: 60 seconds, bound to this session.",
    access: "member",
    limit: "120/minute",
    output: z.object({ ticket: z.string(), expires_in: z.int() }),
  },
  "GET /api/rt/stream": {
    about:
      "Server-Sent Events. `t` is the ticket, `last` (or the Last-Event-ID header) the cursor to resume from. Event names are the kinds of the live contract.",
    access: "public",
    limit: "240/minute",
    query: { t: z.string().max(200), last: z.string().max(100).optional() },
    events: z.record(z.string(), z.unknown()),
    errors: { ticket_invalid: 401 },
  },
});

/** The HTTP routes of live. */
export const live = { endpoints: liveEndpoints, events: {} };
