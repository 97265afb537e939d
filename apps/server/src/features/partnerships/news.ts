import { chatTopic } from "#features/chats/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import type { Pair } from "./pair.ts";

/** Tells both of a pair that something about their path changed, never what. */
export const tellBoth = ({ live }: Platform, tx: Tx, { chatId }: Pair) =>
  live.publish(tx, chatTopic(chatId), "path_changed", { chat_id: chatId });

/** Publishes to the member's own devices only: the other side does not learn whether and when they answer. */
export const tellMe = ({ live }: Platform, tx: Tx, { chatId, me }: Pair) =>
  live.publish(tx, memberTopic(me), "path_changed", { chat_id: chatId });
