import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { inboxChange, inboxClosed, inboxSettings } from "./inbox-model.ts";

/** Who may ask a member to write with them. */
export const chatInboxEndpoints = endpoints({
  "GET /api/chat-inbox": {
    about: "Who may ask me to write with them, and what becomes of requests.",
    access: "member",
    limit: "240/minute",
    output: inboxSettings,
  },
  "PATCH /api/chat-inbox": {
    about:
      "Changes that; what is not given stays. `paused` without `paused_until` lasts until it is taken back.",
    access: "member",
    limit: "60/minute",
    body: inboxChange,
    output: inboxSettings,
    errors: { pause_invalid: 400 },
  },
  "GET /api/chat-inbox/of/{userId}": {
    about:
      "Whether a member takes a request from me now, told before one writes: null, or why not and until when. Matches always may.",
    access: "member",
    limit: "240/minute",
    params: { userId: id },
    output: z.object({ closed: inboxClosed.nullable() }),
  },
});
