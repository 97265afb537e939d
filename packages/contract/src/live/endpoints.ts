import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";

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
