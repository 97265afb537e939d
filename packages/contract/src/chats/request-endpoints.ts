import { z } from "zod";
import { overviewPaths } from "../overview/paths.ts";
import { endpoints } from "../wire/endpoint.ts";
import { clientId, id, page, paging } from "../wire/model.ts";
import {
  changedText,
  chatRequest,
  declineWording,
  inboxChange,
  inboxClosed,
  inboxSettings,
  requestNote,
} from "./model.ts";
import { chatsPaths } from "./paths.ts";

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

/** Requests to write to a member (spec: community; design: api). */
export const chatRequestsEndpoints = endpoints({
  "POST /api/chat-requests": {
    about:
      "Asks a member to write with them. A match needs no request; people under 16 get none from strangers.",
    access: "member",
    limit: "60/hour",
    body: z.object({ user_id: id, text: requestNote.optional() }),
    output: chatRequest,
    status: 201,
    errors: {
      email_unconfirmed: 403,
      already_in_chat: 409,
      already_asked: 409,
      request_limit: 429,
      cannot_ask: 403,
      requests_paused: 403,
      requests_verified: 403,
      requests_matches: 403,
      requests_full: 403,
      declined_lately: 409,
    },
  },
  "GET /api/chat-requests": {
    about: "Requests that wait: those to me, or those of mine.",
    access: "member",
    limit: "120/minute",
    query: { ...paging(100, 50), box: z.enum(["in", "out"]).default("in") },
    output: page(chatRequest),
    start: [
      { on: [chatsPaths.chats, overviewPaths.dashboard], query: { box: "in", limit: "100" } },
      { on: [overviewPaths.dashboard], query: { box: "out", limit: "100" } },
    ],
  },
  "POST /api/chat-requests/{id}/accept": {
    about: "Accepts a request: the conversation opens with its note.",
    access: "member",
    limit: "120/minute",
    params: { id },
    output: chatRequest,
    errors: { already_decided: 409, cannot_ask: 403 },
  },
  "POST /api/chat-requests/{id}/reply": {
    about:
      "Answers a request: accepts it, and writes this below its note. The same again has the effect of once, also after it was accepted.",
    access: "member",
    limit: "120/minute",
    params: { id },
    body: z.object({ client_id: clientId, text: changedText }),
    output: chatRequest,
    errors: { already_decided: 409, cannot_ask: 403, cannot_write: 403 },
  },
  "POST /api/chat-requests/{id}/decline": {
    about: "Declines a request; its sender is not told why.",
    access: "member",
    limit: "120/minute",
    params: { id },
    output: chatRequest,
    errors: { already_decided: 409 },
  },
  "POST /api/chat-requests/{id}/answer": {
    about: "Declines a request kindly: its sender reads these words in their own language.",
    access: "member",
    limit: "120/minute",
    params: { id },
    body: z.object({ wording: declineWording }),
    output: chatRequest,
    errors: { already_decided: 409 },
  },
  "POST /api/chat-requests/{id}/ignore": {
    about: "Puts a request out of sight; for its sender it goes on waiting.",
    access: "member",
    limit: "120/minute",
    params: { id },
  },
  "DELETE /api/chat-requests/{id}": {
    about: "Takes one's own request back.",
    access: "member",
    limit: "120/minute",
    params: { id },
  },
});
