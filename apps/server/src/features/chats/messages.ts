import type { Attachment, Message, messageCore, newMessage } from "@kompagnon/contract/chats/model.ts";
import { EDIT_MINUTES, REACTIONS_MAX } from "@kompagnon/contract/chats/rules.ts";
import type { z } from "zod";
import { releaseFiles } from "#features/chats/attachment-queries.ts";
import { NOBODY } from "#features/chats/channel-queries.ts";
import { wantCard } from "#features/chats/link-job.ts";
import {
  type AttachmentRow,
  addReaction,
  attachmentsAt,
  deleteRow,
  dropReaction,
  editRow,
  FILES_REFUSED,
  findMessage,
  firstSince,
  isAccepted,
  listMessages,
  listPinned,
  listThread,
  type MessageRow,
  messagesAt,
  pinRow,
  type Refused,
  reactionsAt,
  searchMessages,
  sendRow,
  uncount,
} from "#features/chats/message-queries.ts";
import { canChange, canDelete, canPin, canWriteIn } from "#features/chats/policy.ts";
import { type Access, findAccess, lockConversation } from "#features/chats/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";

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

/** The topic of a conversation's events. */
export const chatTopic = (id: string): string => `c:${id}`;

type Core = z.output<typeof messageCore>;
type Position = { chat_id: string; seq: number };
const positionOf = ({ chat_id, seq }: Position): string => `${chat_id}:${seq}`;
const grouped = <T extends { chat_id: string; seq: number | null }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ chat_id, seq }) => `${chat_id}:${seq}`);

/** A stored file as its readers get it. */
export const presentFile = (row: AttachmentRow): Attachment => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  size: row.size,
  url: `/api/attachments/${row.id}`,
  preview_url: row.preview ? `/api/attachments/${row.id}/preview` : null,
  width: row.width,
  height: row.height,
  seconds: row.seconds,
  waveform: row.waveform,
});

/** How much of a message stands above its answer. */
const QUOTE_LENGTH = 160;
const quote = (row: MessageRow, files: readonly AttachmentRow[]) => ({
  seq: row.seq,
  sender_id: row.sender_id,
  text: row.deleted_at ? "" : row.text.slice(0, QUOTE_LENGTH),
  kind: row.deleted_at ? ("text" as const) : (files[0]?.kind ?? ("text" as const)),
});

const present = (row: MessageRow, files: readonly AttachmentRow[], reply: Core["reply_to"]): Core => ({
  id: row.id,
  chat_id: row.chat_id,
  sender_id: row.sender_id,
  client_id: row.client_id,
  seq: row.seq,
  text: row.text,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted: row.deleted_at !== null,
  reply_to: reply,
  attachments: files.map(presentFile),
  link: row.link,
  call: row.call,
  pinned: row.pinned_at !== null,
  mentions: row.mentions,
  mentions_all: row.mentions_all,
  thread_of: row.thread_of,
  thread_count: row.thread_count,
  thread_last_at: row.thread_last_at?.toISOString() ?? null,
});

/** Messages with their files and what they answer, as live events carry them. */
export async function cores(db: Queryable, rows: readonly MessageRow[]): Promise<Core[]> {
  if (rows.length === 0) return [];
  const answered = rows.flatMap(({ chat_id, reply_to }) =>
    reply_to === null ? [] : [{ chat_id, seq: reply_to }],
  );
  const quotedRows = answered.length ? await messagesAt(db, answered) : [];
  const files = grouped(await attachmentsAt(db, [...rows, ...quotedRows]));
  const quotes = new Map(
    quotedRows.map((row) => [positionOf(row), quote(row, files.get(positionOf(row)) ?? [])]),
  );
  return rows.map((row) =>
    present(
      row,
      files.get(positionOf(row)) ?? [],
      row.reply_to === null ? null : (quotes.get(`${row.chat_id}:${row.reply_to}`) ?? null),
    ),
  );
}

/** Messages as a reader gets them. */
export async function hydrate(
  db: Queryable,
  viewerId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  if (rows.length === 0) return [];
  const [all, found] = await Promise.all([cores(db, rows), reactionsAt(db, rows, viewerId)]);
  const reactions = grouped(found);
  return all.map((core) => ({
    ...core,
    reactions: (reactions.get(positionOf(core)) ?? []).map(({ emoji, count, mine }) => ({
      emoji,
      count,
      mine,
    })),
  }));
}

const hydrateOne = async (db: Queryable, viewerId: string, row: MessageRow): Promise<Message> => {
  const [message] = await hydrate(db, viewerId, [row]);
  if (!message) throw new Fail("not_found");
  return message;
};

/** Whoever may read a conversation or channel. Throws not_found. */
export async function accessTo(db: Queryable, memberId: string, chatId: string): Promise<Access> {
  const access = await findAccess(db, memberId, chatId);
  if (!access) throw new Fail("not_found");
  return access;
}

/** How a page of messages is asked for. */
export type PageQuery = {
  limit: number;
  cursor?: string | undefined;
  after?: number | undefined;
  around?: number | undefined;
  date?: string | undefined;
  thread?: number | undefined;
};

/** A page of messages. Throws not_found unless the conversation is the member's. */
export async function messagesOf(db: Queryable, memberId: string, chatId: string, input: PageQuery) {
  await accessTo(db, memberId, chatId);
  const { limit, cursor, after, thread } = input;
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor))
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  if (thread !== undefined) {
    const rows = await listThread(db, chatId, thread, limit + 1, cursor ? Number(cursor) : (after ?? 0));
    return paged(db, memberId, rows, limit);
  }
  const around = input.date === undefined ? input.around : await firstSince(db, chatId, new Date(input.date));
  if (around !== undefined && around !== null) return pageAround(db, memberId, chatId, around, limit);
  const from = after !== undefined ? { after } : { before: cursor ? Number(cursor) : null };
  return paged(db, memberId, await listMessages(db, chatId, limit + 1, from), limit);
}

async function paged(db: Queryable, viewerId: string, rows: readonly MessageRow[], limit: number) {
  const { shown, next_cursor } = pageOf(rows, limit, ({ seq }) => String(seq));
  return {
    items: await hydrate(db, viewerId, shown),
    next_cursor,
  };
}

/** A page with a message in its middle, newest first; `next_cursor` leads back in time. */
async function pageAround(db: Queryable, viewerId: string, chatId: string, seq: number, limit: number) {
  const half = Math.ceil(limit / 2);
  const [newer, older] = await Promise.all([
    listMessages(db, chatId, half, { after: seq }),
    listMessages(db, chatId, limit - half + 1, { before: seq + 1 }),
  ]);
  const page = await paged(db, viewerId, older, limit - half);
  return { ...page, items: [...(await hydrate(db, viewerId, newer.toReversed())), ...page.items] };
}

/** Messages that contain some words, in conversations the member may read. */
export async function searchIn(
  db: Queryable,
  viewerId: string,
  chatIds: readonly string[],
  { q, limit, cursor }: { q: string; limit: number; cursor?: string | undefined },
) {
  const rows = await searchMessages(db, chatIds, q, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, (last) =>
    encodeCursor({ at: last.created_at, id: last.id }),
  );
  return {
    items: await hydrate(db, viewerId, shown),
    next_cursor,
  };
}

/** The pinned messages. Throws not_found. */
export async function pinsOf(db: Queryable, memberId: string, chatId: string) {
  await accessTo(db, memberId, chatId);
  return { items: await hydrate(db, memberId, await listPinned(db, chatId)) };
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

/** Changes a message under the conversation's lock, so that its events are in order, and tells everybody. */
async function change(
  platform: Platform,
  memberId: string,
  chatId: string,
  messageId: string,
  alter: (tx: Tx, message: MessageRow, access: Access) => Promise<boolean>,
): Promise<MessageRow> {
  return platform.db.transaction(async (tx) => {
    if (!(await lockConversation(tx, memberId, chatId))) throw new Fail("not_found");
    const access = await accessTo(tx, memberId, chatId);
    const before = await findMessage(tx, chatId, messageId);
    if (!before || before.deleted_at) throw new Fail("not_found");
    const changed = await alter(tx, before, access);
    const row = (await findMessage(tx, chatId, messageId)) ?? before;
    if (changed) await publishChanged(platform, tx, row);
    return row;
  });
}

/** Changes the text of one's own message. Throws not_found, cannot_write, too_late. */
export async function editMessage(
  platform: Platform,
  memberId: string,
  chatId: string,
  messageId: string,
  text: string,
): Promise<Message> {
  const row = await change(platform, memberId, chatId, messageId, async (tx, message, access) => {
    if (!canChange(memberId, message)) throw new Fail("not_found");
    if (!canWriteIn(access)) throw new Fail("cannot_write");
    if (Date.now() - message.created_at.getTime() > EDIT_MINUTES * 60_000) throw new Fail("too_late");
    if (message.text === text) return false;
    await editRow(tx, message.id, text);
    await wantCard(platform, tx, { id: message.id, chat_id: chatId, text });
    return true;
  });
  return hydrateOne(platform.db, memberId, row);
}

/** Takes a message back; its files go. Throws not_found. */
export async function deleteMessage(
  platform: Platform,
  memberId: string,
  chatId: string,
  messageId: string,
): Promise<void> {
  await change(platform, memberId, chatId, messageId, async (tx, message, access) => {
    if (!canDelete(memberId, message, access)) throw new Fail("not_found");
    await uncount(tx, message);
    await deleteRow(tx, message);
    await removeFiles(platform, tx, await releaseFiles(tx, chatId, message.seq));
    if (message.thread_of !== null) await publishRoot(platform, tx, chatId, message.thread_of);
    return true;
  });
}

/** A message as its reader sees it, for a report; its sender is null once they have left. Throws not_found. */
export async function readableMessage(
  db: Queryable,
  memberId: string,
  chatId: string,
  messageId: string,
): Promise<{ senderId: string | null; text: string; files: string[] }> {
  await accessTo(db, memberId, chatId);
  const row = await findMessage(db, chatId, messageId);
  if (!row || row.deleted_at) throw new Fail("not_found");
  const files = await attachmentsAt(db, [row]);
  const senderId = row.sender_id === NOBODY ? null : row.sender_id;
  return { senderId, text: row.text, files: files.map(({ name }) => name) };
}

/** Pins a message for everybody, or no longer. Throws not_found, cannot_write. */
export async function pinMessage(
  platform: Platform,
  memberId: string,
  chatId: string,
  messageId: string,
  on: boolean,
): Promise<void> {
  await change(platform, memberId, chatId, messageId, async (tx, message, access) => {
    if (!canWriteIn(access)) throw new Fail("cannot_write");
    if (!canPin(access)) throw new Fail("forbidden");
    return pinRow(tx, message.id, on);
  });
}

/** Reacts, or takes a reaction back. Throws not_found, cannot_write, too_many_reactions. */
export async function react(
  platform: Platform,
  memberId: string,
  chatId: string,
  messageId: string,
  emoji: string,
  on: boolean,
): Promise<void> {
  const { live } = platform;
  await change(platform, memberId, chatId, messageId, async (tx, message, access) => {
    if (on && !canWriteIn(access)) throw new Fail("cannot_write");
    const done = on
      ? await addReaction(tx, message, emoji, memberId, REACTIONS_MAX)
      : (await dropReaction(tx, message, emoji, memberId))
        ? "added"
        : "there";
    if (done === "full") throw new Fail("too_many_reactions");
    if (done === "added")
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
