import type { Message, newMessage } from "@kompagnon/contract/chats/model.ts";
import type { z } from "zod";
import { wantCard } from "#features/chats/link-job.ts";
import { chatTopic, publishRoot } from "#features/chats/message-events.ts";
import { findMessage, type MessageRow } from "#features/chats/message-queries.ts";
import { type Core, cores, hydrateOne, present } from "#features/chats/message-views.ts";
import { FILES_REFUSED, isAccepted, type Refused, sendRow } from "#features/chats/message-write-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A message was stored; told after the commit only. */
    "message.sent": {
      chatId: string;
      senderId: string;
      seq: number;
      text: string;
      /** The kind of its first file. */
      file: "image" | "file" | "voice" | null;
      mentions: readonly string[];
      mentionsAll: boolean;
    };
  }
}

const refuse = (sent: Refused): Fail => {
  if (sent.outcome === "slow_mode") return new Fail("slow_mode", { retryAfter: sent.wait });
  if (sent.outcome === null)
    return new Fail("invalid_input", { details: [{ field: "client_id", code: "distinct" }] });
  return new Fail(sent.outcome);
};

const LINK = /\bhttps?:\/\//i;

/**
 * Stores a message and tells everybody who reads the conversation, in one transaction. The same client id again answers
 * the message that is already there. Throws not_found, cannot_write, slow_mode, attachment_invalid; invalid_input for a
 * client id used in another conversation.
 */
export async function sendMessage(
  platform: Platform,
  senderId: string,
  chatId: string,
  input: z.output<typeof newMessage>,
  mentions: { ids: readonly string[]; everyone: boolean } = { ids: [], everyone: false },
): Promise<Message> {
  const { db, live, domainEvents } = platform;
  const draft = {
    id: newId(),
    chatId,
    senderId,
    clientId: input.client_id,
    text: input.text,
    replyTo: input.reply_to ?? null,
    threadOf: input.thread_of ?? null,
    files: input.attachment_ids,
    mentioned: mentions.ids,
    everyone: mentions.everyone,
  };
  const plain =
    draft.replyTo === null &&
    draft.threadOf === null &&
    draft.files.length === 0 &&
    draft.mentioned.length === 0 &&
    !draft.everyone &&
    !LINK.test(draft.text);
  const message = plain ? await sendPlain(platform, draft) : await sendRich(platform, draft);
  live.wake();
  if (message.fresh)
    domainEvents.published("message.sent", {
      chatId,
      senderId,
      seq: message.core.seq,
      text: message.core.text,
      file: message.core.attachments[0]?.kind ?? null,
      mentions: message.core.mentions,
      mentionsAll: message.core.mentions_all,
    });
  if (message.fresh) return { ...message.core, reactions: [] };
  const known = await findMessage(db, chatId, message.core.id);
  if (!known) throw new Fail("not_found");
  return hydrateOne(db, senderId, known);
}

/**
 * Writes a plain message as part of another feature's transaction, before its first write. The same `clientId` again has the
 * effect of once. Throws not_found, cannot_write.
 */
export async function writeWithin(
  { live, domainEvents }: Pick<Platform, "live" | "domainEvents">,
  tx: Tx,
  { chatId, senderId, clientId, text }: { chatId: string; senderId: string; clientId: string; text: string },
): Promise<void> {
  const draft = { id: newId(), chatId, senderId, clientId, text, replyTo: null, threadOf: null };
  const sent = await sendRow(tx, { ...draft, files: [], mentioned: [], everyone: false }, true);
  if (!isAccepted(sent)) throw refuse(sent);
  if (sent.outcome === "known") return;
  tx.afterCommit(() => live.wake());
  await domainEvents.publish(tx, "message.sent", {
    chatId,
    senderId,
    seq: sent.seq,
    text: sent.text,
    file: null,
    mentions: [],
    mentionsAll: false,
  });
}

type Stored = { core: Core; fresh: boolean };

async function sendPlain({ db }: Platform, draft: Parameters<typeof sendRow>[1]): Promise<Stored> {
  const sent = await sendRow(db, draft, true);
  if (!isAccepted(sent)) throw refuse(sent);
  const row: MessageRow = {
    ...sent,
    chat_id: draft.chatId,
    sender_id: draft.senderId,
    client_id: draft.clientId,
    edited_at: null,
    deleted_at: null,
    reply_to: null,
    thread_of: null,
    thread_count: 0,
    thread_last_at: null,
    pinned_at: null,
    mentions: [],
    mentions_all: false,
    link: null,
    call: null,
  };
  return { core: present(row, [], null), fresh: sent.outcome === "sent" };
}

async function sendRich(platform: Platform, draft: Parameters<typeof sendRow>[1]): Promise<Stored> {
  const { db } = platform;
  try {
    return await db.transaction(async (tx) => {
      const sent = await sendRow(tx, draft, false);
      if (!isAccepted(sent)) throw refuse(sent);
      const row = await findMessage(tx, draft.chatId, sent.id);
      const [core] = row ? await cores(tx, [row]) : [];
      if (!core) throw new Fail("not_found");
      if (sent.outcome === "known") return { core, fresh: false };
      await platform.live.publish(tx, chatTopic(draft.chatId), "message_created", core);
      if (core.thread_of !== null) await publishRoot(platform, tx, draft.chatId, core.thread_of);
      await wantCard(platform, tx, core);
      return { core, fresh: true };
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === FILES_REFUSED) throw new Fail("attachment_invalid"); // set by pg
    throw error;
  }
}
