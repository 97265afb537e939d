import type { Message } from "@kompagnon/contract/chats/model.ts";
import { EDIT_MINUTES, REACTIONS_MAX } from "@kompagnon/contract/chats/rules.ts";
import { releaseFiles } from "#features/chats/attachments/attachment-queries.ts";
import { wantCard } from "#features/chats/link-cards/link-cards.ts";
import {
  chatTopic,
  publishChanged,
  publishRoot,
  republishMessage,
} from "#features/chats/messages/message-events.ts";
import { accessTo } from "#features/chats/messages/message-pages.ts";
import { findMessage, type MessageRow } from "#features/chats/messages/message-queries.ts";
import { hydrateOne } from "#features/chats/messages/message-views.ts";
import {
  addReaction,
  deleteRow,
  dropReaction,
  editRow,
  pinRow,
  uncount,
} from "#features/chats/messages/message-write-queries.ts";
import { canChange, canDelete, canPin, canWriteIn } from "#features/chats/policy.ts";
import { type Access, lockConversation } from "#features/chats/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** The message that shows a poll was deleted; it has the poll's id. */
    "chat.poll_message_deleted": { pollId: string };
  }
}

/**
 * Changes a message under the conversation's lock, so that its events are in order, and tells everybody. `retold`: it says
 * something else now, also where it was told before.
 */
async function change(
  platform: Platform,
  memberId: string,
  { chatId, messageId }: { chatId: string; messageId: string },
  alter: (tx: Tx, message: MessageRow, access: Access) => Promise<boolean | "retold">,
): Promise<MessageRow> {
  return platform.db.transaction(async (tx) => {
    if (!(await lockConversation(tx, memberId, chatId))) throw new Fail("not_found");
    const access = await accessTo(tx, memberId, chatId);
    const before = await findMessage(tx, chatId, messageId);
    if (!before || before.deleted_at) throw new Fail("not_found");
    const changed = await alter(tx, before, access);
    const row = (await findMessage(tx, chatId, messageId)) ?? before;
    if (changed === "retold") await republishMessage(platform, tx, row);
    if (changed) await publishChanged(platform, tx, row);
    return row;
  });
}

/** Changes the text of one's own message. Throws not_found, cannot_write, too_late. */
export async function editMessage(
  platform: Platform,
  memberId: string,
  { chatId, messageId, text }: { chatId: string; messageId: string; text: string },
): Promise<Message> {
  const row = await change(platform, memberId, { chatId, messageId }, async (tx, message, access) => {
    if (!canChange(memberId, message)) throw new Fail("not_found");
    if (!canWriteIn(access)) throw new Fail("cannot_write");
    if (Date.now() - message.created_at.getTime() > EDIT_MINUTES * 60_000) throw new Fail("too_late");
    if (message.text === text) return false;
    await editRow(tx, message.id, text);
    await wantCard(platform, tx, { id: message.id, chat_id: chatId, text });
    return "retold";
  });
  return hydrateOne(platform.db, memberId, row);
}

/** Takes a message back; its files go, and the poll that it shows. Throws not_found. */
export async function deleteMessage(
  platform: Platform,
  memberId: string,
  chatId: string,
  messageId: string,
): Promise<void> {
  await change(platform, memberId, { chatId, messageId }, async (tx, message, access) => {
    if (!canDelete(memberId, message, access)) throw new Fail("not_found");
    await uncount(tx, message);
    await deleteRow(tx, message);
    await removeFiles(platform, tx, await releaseFiles(tx, chatId, message.seq));
    if (message.thread_of !== null) await publishRoot(platform, tx, chatId, message.thread_of);
    if (message.poll)
      await platform.domainEvents.publish(tx, "chat.poll_message_deleted", { pollId: message.id });
    return "retold";
  });
}

/** Pins a message for everybody, or no longer. Throws not_found, cannot_write. */
export async function pinMessage(
  platform: Platform,
  memberId: string,
  { chatId, messageId, on }: { chatId: string; messageId: string; on: boolean },
): Promise<void> {
  await change(platform, memberId, { chatId, messageId }, async (tx, message, access) => {
    if (!canWriteIn(access)) throw new Fail("cannot_write");
    if (!canPin(access)) throw new Fail("forbidden");
    return pinRow(tx, message.id, on);
  });
}

/** Reacts, or takes a reaction back. Throws not_found, cannot_write, too_many_reactions. */
export async function react(
  platform: Platform,
  memberId: string,
  { chatId, messageId, emoji, on }: { chatId: string; messageId: string; emoji: string; on: boolean },
): Promise<void> {
  const { live } = platform;
  await change(platform, memberId, { chatId, messageId }, async (tx, message, access) => {
    if (on && !canWriteIn(access)) throw new Fail("cannot_write");
    const done = on
      ? await addReaction(tx, message, { emoji, memberId, kindsMax: REACTIONS_MAX })
      : await dropReaction(tx, message, emoji, memberId);
    if (done === "full") throw new Fail("too_many_reactions");
    if (done === "added" || done === true)
      await live.publish(tx, chatTopic(chatId), "reaction_changed", {
        chat_id: chatId,
        seq: message.seq,
        emoji,
        user_id: memberId,
        on,
      });
    return false;
  });
}
