import { z } from "zod";
import { presenceStatus } from "../profiles/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, language, page, paging, plainText, time } from "../wire/model.ts";
import {
  attachment,
  changedText,
  chatRequest,
  conversation,
  emoji,
  fileName,
  folder,
  folderColor,
  folderName,
  message,
  messageCore,
  newMessage,
  SEQ_MAX,
  side,
  voiceDetails,
} from "./model.ts";
import { chatsPaths } from "./paths.ts";
import { chatInboxEndpoints, chatRequestsEndpoints } from "./request-endpoints.ts";
import {
  FILE_MAX_BYTES,
  FILE_TYPES,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  VOICE_MAX_BYTES,
  VOICE_TYPES,
} from "./rules.ts";

const seq = z.coerce.number<number>().int().min(0).max(SEQ_MAX);
/** The query of messages of a conversation or channel. */
export const messagesQuery = {
  ...paging(100, 50),
  after: seq.optional(),
  /** A page around this message, newest first, for jumping there. */
  around: seq.optional(),
  /** A page around the first message of this day (ISO date). */
  date: z.iso.date().optional(),
  /** Only the answers in the thread of this message, oldest first. */
  thread: seq.optional(),
};
/** The query of a search in messages. */
export const searchQuery = {
  ...paging(50, 20),
  q: plainText(100).pipe(z.string().min(1, { message: "required" })),
};
const uploadErrors = { quota_exceeded: 413, attachment_invalid: 400, cannot_write: 403 } as const;

/**
 * Conversations, chat requests and folders (spec: community; design: api, realtime). A group's channel is a conversation as
 * well: routes about messages take its id, and moderators may do there what writers may do with their own.
 */
export const chatsEndpoints = endpoints({
  "GET /api/chats": {
    about:
      "My conversations, pinned ones first, then the one with the newest message. `folder` shows one folder's, `archived` those put away.",
    access: "member",
    limit: "240/minute",
    query: { ...paging(100, 50), folder: id.optional(), archived: z.enum(["true", "false"]).optional() },
    output: page(conversation),
    start: [{ on: [chatsPaths.chats], query: { limit: "100" } }],
  },
  "GET /api/chats/unread": {
    about: "Unread messages by conversation; conversations without any, and muted ones, are left out.",
    access: "member",
    limit: "240/minute",
    output: z.record(z.string(), z.int()),
    start: [{ on: "every page" }],
  },
  "GET /api/chats/presence": {
    about: "The status of everybody one has a conversation with; who is left out is offline.",
    access: "member",
    limit: "120/minute",
    output: z.object({ items: z.array(z.object({ user_id: id, status: presenceStatus })) }),
  },
  "GET /api/chats/{id}": {
    about: "One of my one-to-one conversations.",
    access: "member",
    limit: "240/minute",
    params: { id },
    output: conversation,
  },
  "PATCH /api/chats/{id}": {
    about: "Pins, mutes or archives a conversation for oneself; channels can be muted.",
    access: "member",
    limit: "120/minute",
    params: { id },
    body: z.object({
      pinned: z.boolean().optional(),
      muted: z.boolean().optional(),
      archived: z.boolean().optional(),
    }),
    output: side,
  },
  "GET /api/chats/{id}/messages": {
    about:
      "Messages of a conversation. Without more the newest; `cursor` pages back in time; `after` gives what follows that seq, oldest first; `around` and `date` give a page around a message or a day.",
    access: "member",
    limit: "600/minute",
    params: { id },
    query: messagesQuery,
    output: page(message),
  },
  "GET /api/chats/{id}/search": {
    about: "Messages of a conversation that contain these words, the newest first.",
    access: "member",
    limit: "120/minute",
    params: { id },
    query: searchQuery,
    output: page(message),
  },
  "GET /api/chats/{id}/pins": {
    about: "The pinned messages, the last pinned first; at most fifty.",
    access: "member",
    limit: "120/minute",
    params: { id },
    output: z.object({ items: z.array(message) }),
  },
  "POST /api/chats/{id}/messages": {
    about: "Sends a message. The same client_id again answers the message already stored.",
    access: "member",
    limit: "120/minute",
    params: { id },
    body: newMessage,
    output: message,
    status: 201,
    errors: { cannot_write: 403, attachment_invalid: 400, slow_mode: 429 },
  },
  "PATCH /api/chats/{id}/messages/{messageId}": {
    about: "Changes the text of one's own message within fifteen minutes.",
    access: "member",
    limit: "60/minute",
    params: { id, messageId: id },
    body: z.object({ text: changedText }),
    output: message,
    errors: { cannot_write: 403, too_late: 409 },
  },
  "DELETE /api/chats/{id}/messages/{messageId}": {
    about:
      "Takes one's own message back for everybody; its files go. Moderators delete any in their channels.",
    access: "member",
    limit: "120/minute",
    params: { id, messageId: id },
  },
  "PUT /api/chats/{id}/messages/{messageId}/reactions/{emoji}": {
    about: "Reacts with an emoji; twice has the effect of once.",
    access: "member",
    limit: "240/minute",
    params: { id, messageId: id, emoji },
    errors: { cannot_write: 403, too_many_reactions: 409 },
  },
  "DELETE /api/chats/{id}/messages/{messageId}/reactions/{emoji}": {
    about: "Takes a reaction back.",
    access: "member",
    limit: "240/minute",
    params: { id, messageId: id, emoji },
  },
  "PUT /api/chats/{id}/messages/{messageId}/pin": {
    about: "Pins a message for everybody; in channels moderators do.",
    access: "member",
    limit: "120/minute",
    params: { id, messageId: id },
    errors: { cannot_write: 403 },
  },
  "DELETE /api/chats/{id}/messages/{messageId}/pin": {
    about: "Unpins a message.",
    access: "member",
    limit: "120/minute",
    params: { id, messageId: id },
  },
  "POST /api/chats/{id}/messages/{messageId}/translation": {
    about: "A message in another language; only where an AI endpoint is configured.",
    access: "member",
    limit: "60/hour",
    params: { id, messageId: id },
    body: z.object({ language }),
    output: z.object({ text: z.string() }),
    errors: { ai_off: 404, ai_failed: 503, email_unconfirmed: 403, translations_used: 403 },
  },
  "POST /api/chats/{id}/images": {
    about: "Uploads a picture to be sent: JPEG, PNG, WebP or GIF, redrawn without metadata.",
    access: "member",
    limit: "120/hour",
    params: { id },
    query: { name: fileName.optional() },
    upload: { types: [...IMAGE_TYPES], maxBytes: IMAGE_MAX_BYTES },
    output: attachment,
    status: 201,
    errors: uploadErrors,
  },
  "POST /api/chats/{id}/files": {
    about: "Uploads a file to be sent; its type is looked up in its bytes.",
    access: "member",
    limit: "120/hour",
    params: { id },
    query: { name: fileName },
    upload: { types: [...FILE_TYPES], maxBytes: FILE_MAX_BYTES, large: true },
    output: attachment,
    status: 201,
    errors: uploadErrors,
  },
  "POST /api/chats/{id}/voice": {
    about: "Uploads a voice message to be sent.",
    access: "member",
    limit: "120/hour",
    params: { id },
    query: voiceDetails.shape,
    upload: { types: [...VOICE_TYPES], maxBytes: VOICE_MAX_BYTES, large: true },
    output: attachment,
    status: 201,
    errors: uploadErrors,
  },
  "DELETE /api/attachments/{id}": {
    about: "Throws an uploaded file away that was not sent.",
    access: "member",
    limit: "240/hour",
    params: { id },
  },
  "GET /api/attachments/{id}": {
    about: "A file of a message one may read; `range` requests are answered in part.",
    access: "member",
    limit: "1200/minute",
    params: { id },
    download: "application/octet-stream",
  },
  "GET /api/attachments/{id}/preview": {
    about: "The small version of a picture.",
    access: "member",
    limit: "1200/minute",
    params: { id },
    download: "image/webp",
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
  ...chatRequestsEndpoints,
  "GET /api/chat-folders": {
    about: "My folders in their order.",
    access: "member",
    limit: "240/minute",
    output: z.object({ items: z.array(folder) }),
    start: [{ on: "every page" }],
  },
  "POST /api/chat-folders": {
    about: "Makes a folder.",
    access: "member",
    limit: "60/hour",
    body: z.object({ name: folderName, color: folderColor }),
    output: folder,
    status: 201,
    errors: { too_many_folders: 409, folder_name_taken: 409 },
  },
  "PATCH /api/chat-folders/{id}": {
    about: "Renames, recolours or moves a folder.",
    access: "member",
    limit: "240/hour",
    params: { id },
    body: z.object({
      name: folderName.optional(),
      color: folderColor.optional(),
      /** Its place among the folders, from 0. */
      position: z.int().min(0).max(100).optional(),
    }),
    output: folder,
    errors: { folder_name_taken: 409 },
  },
  "DELETE /api/chat-folders/{id}": {
    about: "Removes a folder; its conversations stay.",
    access: "member",
    limit: "60/hour",
    params: { id },
  },
  "PUT /api/chat-folders/{id}/chats/{chatId}": {
    about: "Puts a conversation into a folder.",
    access: "member",
    limit: "240/hour",
    params: { id, chatId: id },
  },
  "DELETE /api/chat-folders/{id}/chats/{chatId}": {
    about: "Takes a conversation out of a folder.",
    access: "member",
    limit: "240/hour",
    params: { id, chatId: id },
  },
  ...chatInboxEndpoints,
});

/** Live events of conversations (group channels are conversations as well), by kind. */
const chatsEvents = {
  message_created: messageCore,
  /** Edited, deleted, pinned, or its link card is there: the whole message as it is now. */
  message_changed: messageCore,
  reaction_changed: z.object({ chat_id: id, seq: z.int(), emoji: z.string(), user_id: id, on: z.boolean() }),
  /** A member of the conversation has read up to `seq`. In channels only the receiver's own marks are sent. */
  chat_read: z.object({ chat_id: id, user_id: id, seq: z.int(), at: time }),
  /** A conversation with me was opened. */
  chat_created: z.object({ chat_id: id }),
  /** Something about my side of a conversation changed: pinned, muted, archived, folders, blocked. */
  chat_changed: z.object({ chat_id: id }),
  folders_changed: z.object({}),
  chat_request_changed: chatRequest,
  /** A conversation was deleted because its other member was. */
  chat_gone: z.object({ chat_id: id }),
  /** Ephemeral: shown for five seconds. */
  chat_typing: z.object({ chat_id: id, user_id: id }),
  /** Ephemeral: the presence of a member who shares a conversation or a group with the receiver. */
  user_status_changed: z.object({ userId: id, status: presenceStatus, timestamp: time }),
};

/** The HTTP routes and live events of chats. */
export const chats = { endpoints: chatsEndpoints, events: chatsEvents };
