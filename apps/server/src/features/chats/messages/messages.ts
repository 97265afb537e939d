import type { Message, newMessage, PollTrace } from "@kompagnon/contract/chats/model.ts";
import type { z } from "zod";
import { wantCard } from "#features/chats/link-cards/link-cards.ts";
import {
  chatTopic,
  publishChanged,
  publishRoot,
  republishMessage,
} from "#features/chats/messages/message-events.ts";
import { findMessage, type MessageRow } from "#features/chats/messages/message-queries.ts";
import { type Core, cores, hydrateOne, present } from "#features/chats/messages/message-views.ts";
import {
  type Accepted,
  type Draft,
  deleteRow,
  FILES_REFUSED,
  isAccepted,
  type PlainDraft,
  type Refused,
  sendPlainRows,
  sendRow,
  setPoll,
  uncount,
} from "#features/chats/messages/message-write-queries.ts";
import { findAccess } from "#features/chats/queries.ts";
import { BUSY, combined } from "#platform/db/combined.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A message was stored. */
    "message.sent": {
      id: string;
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

/** Publishes a message; of a plain one the database publishes it, in the statement that stores it. */
const MESSAGE_CREATED = "message_created";
const LINK = /\bhttps?:\/\//i;

/** The members that a message in a channel mentions; the feature that sends it there resolves the names. */
export type Called = { ids: readonly string[]; everyone: boolean };

/**
 * Stores a message and tells everybody who reads the conversation, in one transaction. The same client id again answers
 * the message that is already there. Without `called` it is for a conversation of two. Throws not_found, cannot_write,
 * slow_mode, attachment_invalid; invalid_input for a client id used in another conversation.
 */
export async function sendMessage(
  platform: Platform,
  senderId: string,
  {
    chatId,
    input,
    called = null,
  }: { chatId: string; input: z.output<typeof newMessage>; called?: Called | null | undefined },
): Promise<Message> {
  const { db } = platform;
  const mentions = called ?? { ids: [], everyone: false };
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
  const pair = called === null;
  const message = plain
    ? await sendPlain(platform, { ...draft, pair })
    : await sendRich(platform, draft, pair);
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
  tx.trace?.published(MESSAGE_CREATED);
  tx.afterCommit(() => live.wake());
  await announce({ domainEvents }, tx, plainCore(draft, sent));
}

/** A message of another feature that shows more than its text: `mark` stores what. */
type MarkedMessage = {
  id: string;
  chatId: string;
  senderId: string;
  clientId: string;
  text: string;
  called: Called;
  mark: (id: string) => Promise<unknown>;
};

/** Writes a marked message as part of another feature's transaction, before its first write. Throws what sending throws. */
async function writeMarked(
  platform: Pick<Platform, "live" | "domainEvents">,
  tx: Tx,
  { called, mark, ...message }: MarkedMessage,
): Promise<void> {
  const draft = { ...message, replyTo: null, threadOf: null, files: [], mentioned: called.ids };
  const sent = await sendRow(tx, { ...draft, everyone: called.everyone }, false);
  if (!isAccepted(sent)) throw refuse(sent);
  if (sent.outcome === "known") return;
  await mark(sent.id);
  const row = await findMessage(tx, message.chatId, sent.id);
  const [core] = row ? await cores(tx, [row]) : [];
  if (!core) throw new Fail("not_found");
  await platform.live.publish(tx, chatTopic(message.chatId), MESSAGE_CREATED, core);
  await announce(platform, tx, core);
}

type Stored = { core: Core; fresh: boolean };

const announce = ({ domainEvents }: Pick<Platform, "domainEvents">, tx: Tx, message: PublishedMessage) =>
  domainEvents.publish(tx, "message.sent", {
    id: message.id,
    chatId: message.chat_id,
    senderId: message.sender_id,
    seq: message.seq,
    text: message.text,
    file: message.attachments[0]?.kind ?? null,
    mentions: message.mentions,
    mentionsAll: message.mentions_all,
  });
type PublishedMessage = Pick<
  Core,
  "id" | "chat_id" | "sender_id" | "seq" | "text" | "attachments" | "mentions" | "mentions_all"
>;

/** What sends messages of text alone in a process, those together that come at the same time. */
const lanes = new WeakMap<Database, (draft: PlainDraft) => Promise<Stored | Refused>>();
function laneOf(platform: Platform) {
  const known = lanes.get(platform.db);
  if (known) return known;
  const lane = combined<PlainDraft, Stored | Refused>(platform.db, {
    keyOf: ({ chatId }) => chatId,
    run: async (tx, drafts, patient) => {
      const rows = await sendPlainRows(tx, drafts, patient);
      const all = drafts.map((draft, n) => storedOf(draft, rows[n] ?? { outcome: null }));
      for (const one of all)
        if (one !== BUSY && "core" in one && one.fresh) {
          tx.trace?.published(MESSAGE_CREATED);
          await announce(platform, tx, one.core);
        }
      tx.afterCommit(() => platform.live.wake());
      return all;
    },
  });
  lanes.set(platform.db, lane);
  return lane;
}

const storedOf = (draft: PlainDraft, sent: Accepted | Refused | typeof BUSY) =>
  sent !== BUSY && isAccepted(sent) ? { core: plainCore(draft, sent), fresh: sent.outcome === "sent" } : sent;

async function sendPlain(platform: Platform, draft: PlainDraft): Promise<Stored> {
  const sent = await laneOf(platform)(draft);
  if ("outcome" in sent) throw refuse(sent);
  return sent;
}

function plainCore(draft: Omit<PlainDraft, "pair">, sent: Accepted): Core {
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
    poll: null,
  };
  return present(row, [], null);
}

async function sendRich(platform: Platform, draft: Draft, pair: boolean): Promise<Stored> {
  const { db } = platform;
  if (pair && !(await findAccess(db, draft.senderId, draft.chatId))?.otherId) throw new Fail("not_found");
  try {
    return await db.transaction(async (tx) => {
      const sent = await sendRow(tx, draft, false);
      if (!isAccepted(sent)) throw refuse(sent);
      const row = await findMessage(tx, draft.chatId, sent.id);
      const [core] = row ? await cores(tx, [row]) : [];
      if (!core) throw new Fail("not_found");
      if (sent.outcome === "known") return { core, fresh: false };
      await platform.live.publish(tx, chatTopic(draft.chatId), MESSAGE_CREATED, core);
      if (core.thread_of !== null) await publishRoot(platform, tx, draft.chatId, core.thread_of);
      await wantCard(platform, tx, core);
      await announce(platform, tx, core);
      return { core, fresh: true };
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === FILES_REFUSED) throw new Fail("attachment_invalid"); // set by pg
    throw error;
  }
}

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
