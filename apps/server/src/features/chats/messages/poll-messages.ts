import type { PollTrace } from "@kompagnon/contract/chats/model.ts";
import { publishChanged, republishMessage } from "#features/chats/messages/message-events.ts";
import { findMessage } from "#features/chats/messages/message-queries.ts";
import { deleteRow, setPoll, uncount } from "#features/chats/messages/message-write-queries.ts";
import { type MarkedMessage, writeMarked } from "#features/chats/messages/messages.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Writes the message that shows a new poll in its channel; it has the poll's id. Call it before the transaction's first write.
 * Throws what sending throws.
 */
export const writePollMessage = (platform: Platform, tx: Tx, poll: Omit<MarkedMessage, "mark">) =>
  writeMarked(platform, tx, { ...poll, mark: (id) => setPoll(tx, id, { result: null }) });

/** Shows in a poll's message how it ended. Call `lockChat` before the first write. Polls from before they had messages have none. */
export async function showPollResult(
  platform: Platform,
  tx: Tx,
  { chatId, id, result }: { chatId: string; id: string; result: NonNullable<PollTrace["result"]> },
): Promise<void> {
  await setPoll(tx, id, { result });
  const row = await findMessage(tx, chatId, id);
  if (row) await publishChanged(platform, tx, row);
}

/** Takes a deleted poll's message back. Call `lockChat` before the transaction's first write. */
export async function deletePollMessage(platform: Platform, tx: Tx, chatId: string, id: string) {
  const message = await findMessage(tx, chatId, id);
  if (!message) return;
  if (!message.deleted_at) await uncount(tx, message);
  await deleteRow(tx, message);
  const row = await findMessage(tx, chatId, id);
  if (!row) return;
  await republishMessage(platform, tx, row);
  await publishChanged(platform, tx, row);
}
