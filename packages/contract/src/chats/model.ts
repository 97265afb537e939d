import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { clientId, id, plainText, time } from "../wire/model.ts";

export const MESSAGE_MAX = 4000;
/** The highest `seq` a message can have. */
export const SEQ_MAX = 2_147_483_647;

/** A text message. `seq` counts up by one within its conversation and is its order. */
export const message = z.object({
  id,
  chat_id: id,
  sender_id: id,
  /** The id its sender's device gave it; sending it twice has the effect of once. */
  client_id: clientId,
  seq: z.int(),
  text: z.string(),
  created_at: time,
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  id,
  other: memberCard,
  last_message: message.nullable(),
  /** Messages of the other that I have not read. */
  unread_count: z.int(),
  /** Up to which `seq` I have read, and the other has. */
  my_read_seq: z.int(),
  other_read_seq: z.int(),
  /** Whether the other still has an account and neither blocks the other. */
  can_write: z.boolean(),
  created_at: time,
});
export type Conversation = z.infer<typeof conversation>;

const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u;
export const newMessage = z.object({
  client_id: clientId,
  text: plainText(MESSAGE_MAX).refine((text) => VISIBLE.test(text), { message: "required" }),
});
