import { publishChanged, publishRoot, republishMessage } from "#features/chats/messages/message-events.ts";
import { findMessage } from "#features/chats/messages/message-queries.ts";
import { uncount } from "#features/chats/messages/message-write-queries.ts";
import {
  lockForWithholding,
  lockRow,
  recount,
  releaseRow,
  withholdRow,
} from "#features/chats/withholding/withholding-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** Waits for a conversation's turn. Call it before the first write of a transaction that changes its messages. */
export const lockChat = (tx: Tx, chatId: string) => lockForWithholding(tx, chatId);

/** Takes a message out of everybody's sight, in the conversation's turn; whether there was anything to take. */
export async function withholdMessage(
  platform: Platform,
  tx: Tx,
  chatId: string,
  id: string,
): Promise<boolean> {
  await lockRow(tx, chatId);
  const message = await findMessage(tx, chatId, id);
  if (!message || message.deleted_at) return false;
  await uncount(tx, message);
  await withholdRow(tx, id);
  const withheld = await findMessage(tx, chatId, id);
  if (withheld) await republishMessage(platform, tx, withheld);
  await publishNow(platform, tx, chatId, id);
  return true;
}

/** Brings a message back that moderators took out of sight, in the conversation's turn; whether they had. */
export async function releaseMessage(
  platform: Platform,
  tx: Tx,
  chatId: string,
  id: string,
): Promise<boolean> {
  await lockRow(tx, chatId);
  if (!(await releaseRow(tx, id))) return false;
  const message = await findMessage(tx, chatId, id);
  if (message) await recount(tx, message);
  await publishNow(platform, tx, chatId, id);
  return true;
}

async function publishNow(platform: Platform, tx: Tx, chatId: string, id: string): Promise<void> {
  const message = await findMessage(tx, chatId, id);
  if (!message) return;
  await publishChanged(platform, tx, message);
  if (message.thread_of !== null) await publishRoot(platform, tx, chatId, message.thread_of);
}
