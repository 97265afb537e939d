import { z } from "zod";
import { id, time } from "../wire/model.ts";
import { message } from "./model.ts";

/** Live events of conversations, by kind. */
export const chatsEvents = {
  message_created: message,
  /** Somebody of the conversation has read up to `seq`. */
  chat_read: z.object({ chat_id: id, user_id: id, seq: z.int(), at: time }),
  /** A conversation with me was opened. */
  chat_created: z.object({ chat_id: id }),
  /** Ephemeral: shown for five seconds. */
  chat_typing: z.object({ chat_id: id, user_id: id }),
};
