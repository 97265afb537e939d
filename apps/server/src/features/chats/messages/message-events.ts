import { type MessageRow, messagesAt } from "#features/chats/messages/message-queries.ts";
import { cores, quoteOf } from "#features/chats/messages/message-views.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { rewriteEvent, rewritePart } from "#platform/live/forget.ts";
import type { Platform } from "#platform/platform.ts";

/** The topic of a conversation's events. */
export const chatTopic = (id: string): string => `c:${id}`;

/** The kinds of events that contain a whole message. */
const FULL_MESSAGE_KINDS = ["message_created", "message_changed"] as const;

/**
 * Rewrites a changed or deleted message in the stored events of live streams and in sent and pending notifications, so that they
 * show its current text.
 */
export async function republishMessage(platform: Platform, tx: Tx, row: MessageRow): Promise<void> {
  const [core] = await cores(tx, [row]);
  if (!core) return;
  const topic = chatTopic(row.chat_id);
  await rewriteEvent(tx, topic, FULL_MESSAGE_KINDS, core);
  await rewritePart(tx, topic, FULL_MESSAGE_KINDS, {
    at: ["reply_to"],
    where: ["reply_to", "seq"],
    is: String(row.seq),
    now: quoteOf(core),
  });
  const { id: source, sender_id: authorId, text } = row;
  await rewriteNotices(platform, tx, row.deleted_at ? { source, text: null } : { source, text, authorId });
}

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
