import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { conversation, message, newMessage, SEQ_MAX } from "./model.ts";

/** One-to-one conversations (spec: community; design: api, realtime). */
export const chatsEndpoints = endpoints({
  "GET /api/chats": {
    about: "My conversations, the one with the newest message first.",
    access: "member",
    limit: "240/minute",
    query: paging(100, 50),
    output: page(conversation),
  },
  "GET /api/chats/unread": {
    about: "Unread messages by conversation; conversations without any are left out.",
    access: "member",
    limit: "240/minute",
    output: z.record(z.string(), z.int()),
  },
  "GET /api/chats/{id}": {
    about: "One of my conversations.",
    access: "member",
    limit: "240/minute",
    params: { id },
    output: conversation,
  },
  "GET /api/chats/{id}/messages": {
    about:
      "Messages of a conversation. Without a cursor the newest; `cursor` pages back in time; `after` gives what follows that seq, oldest first.",
    access: "member",
    limit: "600/minute",
    params: { id },
    query: { ...paging(100, 50), after: z.coerce.number<number>().int().min(0).max(SEQ_MAX).optional() },
    output: page(message),
  },
  "POST /api/chats/{id}/messages": {
    about: "Sends a message. The same client_id again answers the message already stored.",
    access: "member",
    limit: "120/minute",
    params: { id },
    body: newMessage,
    output: message,
    status: 201,
    errors: { cannot_write: 403 },
  },
  "PUT /api/chats/{id}/read": {
    about: "Marks the conversation read up to a message; never moves back.",
    access: "member",
    limit: "240/minute",
    params: { id },
    body: z.object({ seq: z.int().min(0) }),
    output: z.object({ my_read_seq: z.int(), unread_count: z.int() }),
  },
  "POST /api/chats/{id}/typing": {
    about: "Says that I am typing; the other sees it for a few seconds.",
    access: "member",
    limit: "120/minute",
    params: { id },
  },
});
