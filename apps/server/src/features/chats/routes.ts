import { chatsEndpoints } from "@kompagnon/contract/chats/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { unreadByConversation } from "#features/chats/queries.ts";
import {
  conversationOf,
  conversationsOf,
  markRead,
  messagesOf,
  sendMessage,
  tellTyping,
} from "#features/chats/service.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the routes of the chats room. */
export function chatsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, chatsEndpoints, {
    "GET /api/chats": ({ viewer, query }) => conversationsOf(db, viewer.id, query.limit, query.cursor),
    "GET /api/chats/unread": async ({ viewer }) =>
      Object.fromEntries((await unreadByConversation(db, viewer.id)).map(({ id, unread }) => [id, unread])),
    "GET /api/chats/{id}": ({ viewer, params }) => conversationOf(db, viewer.id, params.id),
    "GET /api/chats/{id}/messages": ({ viewer, params, query }) =>
      messagesOf(db, viewer.id, params.id, query),
    "POST /api/chats/{id}/messages": ({ viewer, params, body }) =>
      sendMessage(platform, viewer.id, params.id, body),
    "PUT /api/chats/{id}/read": ({ viewer, params, body }) =>
      markRead(platform, viewer.id, params.id, body.seq),
    "POST /api/chats/{id}/typing": async ({ viewer, params }) => {
      await tellTyping(platform, viewer.id, params.id);
      return undefined;
    },
  });
}
