import { type MessageRow, messagesAt } from "#features/chats/messages/message-queries.ts";
import { cores } from "#features/chats/messages/message-views.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** The topic of a conversation's events. */
export const chatTopic = (id: string): string => `c:${id}`;

/** A thread has one answer more or less. */
export async function publishRoot(platform: Platform, tx: Tx, chatId: string, seq: number): Promise<void> {
  const [root] = await messagesAt(tx, [{ chat_id: chatId, seq }]);
  if (root) await publishChanged(platform, tx, root);
}

/** Tells everybody how a message is now. */
export async function publishChanged({ live }: Platform, tx: Tx, row: MessageRow): Promise<void> {
  const [core] = await cores(tx, [row]);
  if (core) await live.publish(tx, chatTopic(row.chat_id), "message_changed", core);
}
