import type { Conversation, Message } from "@kompagnon/contract/chats/model.ts";
import { canWrite } from "#features/chats/policy.ts";
import {
  type ConversationRow,
  ensureConversation,
  findConversation,
  isParticipant,
  listConversations,
  listMessages,
  lockConversation,
  type MessageRow,
  moveReadMark,
  sendRow,
} from "#features/chats/queries.ts";
import { memberCards } from "#features/profiles/door.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import { decodePlace, encodePlace } from "#platform/keyset.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** The topic of a conversation's events. */
export const chatTopic = (id: string): string => `c:${id}`;

const presentMessage = ({
  id,
  chat_id,
  sender_id,
  client_id,
  seq,
  text,
  created_at,
}: MessageRow): Message => ({
  id,
  chat_id,
  sender_id,
  client_id,
  seq,
  text,
  created_at: created_at.toISOString(),
});

const lastMessageOf = (row: ConversationRow): Message | null => {
  const { last_id, last_sender, last_client, last_seq, last_text, last_created } = row;
  if (!last_id || !last_sender || !last_client || last_seq === null || last_text === null || !last_created)
    return null;
  return {
    id: last_id,
    chat_id: row.id,
    sender_id: last_sender,
    client_id: last_client,
    seq: last_seq,
    text: last_text,
    created_at: last_created.toISOString(),
  };
};

async function present(db: Queryable, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const cards = await memberCards(
    db,
    rows.map(({ other_id }) => other_id),
  );
  return rows.map((row) => {
    const other = cards.get(row.other_id);
    return {
      id: row.id,
      other: other ?? { id: row.other_id, username: "user", avatar_url: null, verified: false },
      last_message: lastMessageOf(row),
      unread_count: row.unread,
      my_read_seq: row.my_read_seq,
      other_read_seq: row.other_read_seq,
      can_write: canWrite(other, row.blocked),
      created_at: row.created_at.toISOString(),
    };
  });
}

/** A page of one's conversations. */
export async function conversationsOf(
  db: Queryable,
  memberId: string,
  limit: number,
  cursor: string | undefined,
) {
  const rows = await listConversations(db, memberId, limit + 1, cursor ? decodePlace(cursor) : null);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await present(db, shown),
    next_cursor: rows.length > limit && last ? encodePlace({ at: last.last_at, id: last.id }) : null,
  };
}

/** One of one's conversations. Throws not_found. */
export async function conversationOf(db: Queryable, memberId: string, id: string): Promise<Conversation> {
  const row = await findConversation(db, memberId, id);
  const [conversation] = row ? await present(db, [row]) : [];
  if (!conversation) throw new Fail("not_found");
  return conversation;
}

/** A page of messages. Throws not_found unless the conversation is the member's. */
export async function messagesOf(
  db: Queryable,
  memberId: string,
  chatId: string,
  { limit, cursor, after }: { limit: number; cursor?: string | undefined; after?: number | undefined },
) {
  if (!(await isParticipant(db, memberId, chatId))) throw new Fail("not_found");
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor))
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  const from = after !== undefined ? { after } : { before: cursor ? Number(cursor) : null };
  const rows = await listMessages(db, chatId, limit + 1, from);
  const items = rows.slice(0, limit).map(presentMessage);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? String(last.seq) : null };
}

/**
 * Stores a message and tells both sides, in one transaction. The same client id again answers the message that is
 * already there. Throws not_found, cannot_write; invalid_input for a client id used in another conversation.
 */
export async function sendMessage(
  { db, live }: Platform,
  senderId: string,
  chatId: string,
  { client_id, text }: { client_id: string; text: string },
): Promise<Message> {
  const sent = await sendRow(db, { id: newId(), chatId, senderId, clientId: client_id, text });
  switch (sent.outcome) {
    case "sent":
    case "known":
      live.wake();
      return presentMessage({ ...sent, chat_id: chatId, sender_id: senderId, client_id });
    case null:
      throw new Fail("invalid_input", { details: [{ field: "client_id", code: "distinct" }] });
    default:
      throw new Fail(sent.outcome);
  }
}

/** Moves one's read mark forward and tells both sides. Throws not_found. */
export async function markRead({ db, live }: Platform, memberId: string, chatId: string, seq: number) {
  return db.transaction(async (tx) => {
    const chat = await lockConversation(tx, memberId, chatId);
    if (!chat) throw new Fail("not_found");
    const mark = await moveReadMark(tx, memberId, chatId, Math.min(seq, chat.last_seq));
    if (!mark) throw new Fail("not_found");
    if (mark.moved) {
      const at = new Date().toISOString();
      await live.publish(tx, chatTopic(chatId), "chat_read", {
        chat_id: chatId,
        user_id: memberId,
        seq: mark.my_read_seq,
        at,
      });
    }
    return { my_read_seq: mark.my_read_seq, unread_count: mark.unread };
  });
}

/** Tells the other that one is typing. Throws not_found. */
export async function tellTyping({ db, live }: Platform, memberId: string, chatId: string): Promise<void> {
  if (!(await isParticipant(db, memberId, chatId))) throw new Fail("not_found");
  live.publishEphemeral(chatTopic(chatId), "chat_typing", { chat_id: chatId, user_id: memberId });
}

/** Opens the conversation of two members, or finds theirs; both hear of a new one. */
export async function openConversation(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  a: string,
  b: string,
): Promise<string> {
  const [lo, hi] = a < b ? [a, b] : [b, a];
  const { id, created } = await ensureConversation(tx, newId(), lo, hi);
  if (created) {
    const both = [memberTopic(a), memberTopic(b)];
    await live.changeTopics(tx, both, { add: [chatTopic(id)] });
    await live.publish(tx, both, "chat_created", { chat_id: id });
  }
  return id;
}
