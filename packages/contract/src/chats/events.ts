import { z } from "zod";
import { presenceStatus } from "../profiles/model.ts";
import { id, time } from "../wire/model.ts";
import { chatRequest, messageCore } from "./model.ts";

/** Live events of conversations (group channels are conversations as well), by kind. */
export const chatsEvents = {
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
