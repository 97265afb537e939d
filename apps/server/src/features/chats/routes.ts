import { chatsEndpoints } from "@kompagnon/contract/chats/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { isConfirmed } from "#features/accounts/public.ts";
import {
  addFile,
  addImage,
  addVoice,
  attachmentAnswer,
  dropUpload,
} from "#features/chats/attachments/attachments.ts";
import {
  changeFolder,
  foldersOf,
  makeFolder,
  removeFolder,
  shelve,
} from "#features/chats/folders/folders.ts";
import { deleteMessage, editMessage, pinMessage, react } from "#features/chats/messages/message-changes.ts";
import {
  accessTo,
  messagesOf,
  pinsOf,
  searchIn,
  translateMessage,
} from "#features/chats/messages/message-pages.ts";
import { sendMessage } from "#features/chats/messages/messages.ts";
import { contactsPresence } from "#features/chats/presence.ts";
import { changeInbox, inboxOf, inboxTowards } from "#features/chats/requests/inbox.ts";
import {
  askToWrite,
  decideRequest,
  ignoreRequest,
  replyToRequest,
  requestsOf,
  withdrawRequest,
} from "#features/chats/requests/requests.ts";
import {
  changeMySide,
  conversationOf,
  conversationsOf,
  markRead,
  publishTyping,
} from "#features/chats/service.ts";
import { unreadByConversation } from "#features/chats/unread-queries.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** Registers the routes of the chats feature. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of thin routes
export function chatsRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, chatsEndpoints, {
    "GET /api/chats": ({ viewer, query: { limit, cursor, folder, archived } }) =>
      conversationsOf(db, viewer.id, { folder, archived: archived === "true" }, { limit, cursor }),
    "GET /api/chats/unread": async ({ viewer }) =>
      Object.fromEntries((await unreadByConversation(db, viewer.id)).map(({ id, unread }) => [id, unread])),
    "GET /api/chats/presence": async ({ viewer }) => ({ items: await contactsPresence(platform, viewer.id) }),
    "GET /api/chats/{id}": ({ viewer, params }) => conversationOf(db, viewer.id, params.id),
    "PATCH /api/chats/{id}": ({ viewer, params, body }) => changeMySide(platform, viewer.id, params.id, body),
    "GET /api/chats/{id}/messages": ({ viewer, params, query }) =>
      messagesOf(db, viewer.id, params.id, query),
    "GET /api/chats/{id}/search": async ({ viewer, params, query }) => {
      await accessTo(db, viewer.id, params.id);
      return searchIn(db, viewer.id, [params.id], query);
    },
    "GET /api/chats/{id}/pins": ({ viewer, params }) => pinsOf(db, viewer.id, params.id),
    "POST /api/chats/{id}/messages": async ({ viewer, params, body }) => {
      // Threads are there in channels only, where mentions have to be looked up: the groups feature sends there.
      if (body.thread_of !== undefined) throw new Fail("not_found");
      return sendMessage(platform, viewer.id, { chatId: params.id, input: body });
    },
    "PATCH /api/chats/{id}/messages/{messageId}": ({ viewer, params: { id, messageId }, body }) =>
      editMessage(platform, viewer.id, { chatId: id, messageId, text: body.text }),
    "DELETE /api/chats/{id}/messages/{messageId}": ({ viewer, params: { id, messageId } }) =>
      deleteMessage(platform, viewer.id, id, messageId).then(() => undefined),
    "PUT /api/chats/{id}/messages/{messageId}/reactions/{emoji}": ({
      viewer,
      params: { id: chatId, messageId, emoji },
    }) => react(platform, viewer.id, { chatId, messageId, emoji, on: true }).then(() => undefined),
    "DELETE /api/chats/{id}/messages/{messageId}/reactions/{emoji}": ({
      viewer,
      params: { id: chatId, messageId, emoji },
    }) => react(platform, viewer.id, { chatId, messageId, emoji, on: false }).then(() => undefined),
    "PUT /api/chats/{id}/messages/{messageId}/pin": ({ viewer, params: { id: chatId, messageId } }) =>
      pinMessage(platform, viewer.id, { chatId, messageId, on: true }).then(() => undefined),
    "DELETE /api/chats/{id}/messages/{messageId}/pin": ({ viewer, params: { id: chatId, messageId } }) =>
      pinMessage(platform, viewer.id, { chatId, messageId, on: false }).then(() => undefined),
    "POST /api/chats/{id}/messages/{messageId}/translation": async ({ viewer, params, body }) => ({
      text: await translateMessage(platform, viewer, {
        chatId: params.id,
        messageId: params.messageId,
        language: body.language,
      }),
    }),
    "POST /api/chats/{id}/images": ({ viewer, params, query, file }) =>
      addImage(platform, viewer.id, params.id, { bytes: file, name: query.name }),
    "POST /api/chats/{id}/files": ({ viewer, params, query, file, claimed }) =>
      addFile(platform, viewer.id, params.id, { file, name: query.name, claimed }),
    "POST /api/chats/{id}/voice": ({ viewer, params, query, file }) =>
      addVoice(platform, viewer.id, params.id, { file, ...query }),
    "DELETE /api/attachments/{id}": ({ viewer, params }) =>
      dropUpload(platform, viewer.id, params.id).then(() => undefined),
    "GET /api/attachments/{id}": ({ viewer, params, request, reply }) =>
      attachmentAnswer(platform, viewer.id, { id: params.id, size: "full" }, { request, reply }),
    "GET /api/attachments/{id}/preview": ({ viewer, params, request, reply }) =>
      attachmentAnswer(platform, viewer.id, { id: params.id, size: "preview" }, { request, reply }),
    "PUT /api/chats/{id}/read": ({ viewer, params, body }) =>
      markRead(platform, viewer.id, params.id, body.seq),
    "POST /api/chats/{id}/typing": ({ viewer, params }) =>
      publishTyping(platform, viewer.id, params.id).then(() => undefined),
    "POST /api/chat-requests": async ({ viewer, body }) =>
      askToWrite(platform, viewer, {
        emailConfirmed: await isConfirmed(db, viewer.id),
        toId: body.user_id,
        note: body.text ?? "",
      }),
    "GET /api/chat-requests": ({ viewer, query }) => requestsOf(db, viewer.id, query),
    "POST /api/chat-requests/{id}/accept": ({ viewer, params }) =>
      decideRequest(platform, viewer.id, { id: params.id, accepted: true }),
    "POST /api/chat-requests/{id}/reply": ({ viewer, params, body }) =>
      replyToRequest(platform, viewer.id, params.id, { clientId: body.client_id, text: body.text }),
    "POST /api/chat-requests/{id}/decline": ({ viewer, params }) =>
      decideRequest(platform, viewer.id, { id: params.id, accepted: false }),
    "POST /api/chat-requests/{id}/answer": ({ viewer, params, body }) =>
      decideRequest(platform, viewer.id, { id: params.id, accepted: false }, body),
    "POST /api/chat-requests/{id}/ignore": ({ viewer, params }) =>
      ignoreRequest(platform, viewer.id, params.id).then(() => undefined),
    "DELETE /api/chat-requests/{id}": ({ viewer, params }) =>
      withdrawRequest(platform, viewer.id, params.id).then(() => undefined),
    "GET /api/chat-folders": async ({ viewer }) => ({ items: await foldersOf(platform, viewer.id) }),
    "POST /api/chat-folders": ({ viewer, body }) => makeFolder(platform, viewer.id, body),
    "PATCH /api/chat-folders/{id}": ({ viewer, params, body }) =>
      changeFolder(platform, viewer.id, params.id, body),
    "DELETE /api/chat-folders/{id}": ({ viewer, params }) =>
      removeFolder(platform, viewer.id, params.id).then(() => undefined),
    "PUT /api/chat-folders/{id}/chats/{chatId}": ({ viewer, params: { id: folderId, chatId } }) =>
      shelve(platform, viewer.id, { folderId, chatId, on: true }).then(() => undefined),
    "DELETE /api/chat-folders/{id}/chats/{chatId}": ({ viewer, params: { id: folderId, chatId } }) =>
      shelve(platform, viewer.id, { folderId, chatId, on: false }).then(() => undefined),
    "GET /api/chat-inbox": ({ viewer }) => inboxOf(db, viewer.id),
    "PATCH /api/chat-inbox": ({ viewer, body }) => changeInbox(platform, viewer.id, body),
    "GET /api/chat-inbox/of/{userId}": ({ viewer, params }) =>
      inboxTowards(platform, viewer.id, params.userId),
  });
}
