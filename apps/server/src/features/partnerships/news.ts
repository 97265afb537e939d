import { chatTopic } from "#features/chats/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import type { Pair } from "./pair.ts";

/** Tells both of a pair that something about their path changed, never what. */
export const tellBoth = ({ live }: Platform, tx: Tx, { chatId }: Pair) =>
  live.publish(tx, chatTopic(chatId), "path_changed", { chat_id: chatId });

/** Tells one's own devices alone: whether and when somebody answers is nobody else's business. */
export const tellMe = ({ live }: Platform, tx: Tx, { chatId, me }: Pair) =>
  live.publish(tx, memberTopic(me), "path_changed", { chat_id: chatId });
