import type { Conversation, side } from "@kompagnon/contract/chats/model.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import type { z } from "zod";
import { type ConversationColumn, conversationWriter } from "#features/chats/conversation-json.ts";
import { chatTopic } from "#features/chats/messages/message-events.ts";
import {
  type ChatFilter,
  changeSide,
  ensureConversation,
  findAccess,
  findContacts,
  lockConversation,
  readConversation,
  readConversations,
} from "#features/chats/queries.ts";
import { moveReadMark } from "#features/chats/unread-queries.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Database, Queryable, Tx } from "#platform/db/database.ts";
import { JsonPage, SerializedJson } from "#platform/http/json-page.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor } from "#platform/keyset.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member has read all there is in a conversation. */
    "chat.read": { chatId: string; memberId: string };
  }
}

/** Takes conversations. Pinned ones come first, so a place in the list tells whether it is among them. */
const conversationsPage = (limit: number) =>
  new JsonPage<ConversationColumn>({
    serializer: conversationWriter,
    limit,
    cursor: (of) =>
      `${of("pinned") === "t" ? "p" : "n"}${encodeCursor({ at: new Date(of("last_at") ?? ""), id: of("id") ?? "" })}`,
  });
const decodeListCursor = (cursor: string) => ({
  pinned: cursor.startsWith("p"),
  ...decodeCursor(cursor.slice(1)),
});

/** A page of one's conversations. */
export async function conversationsOf(
  db: Database,
  memberId: string,
  filter: ChatFilter,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<SerializedJson<{ items: Conversation[]; next_cursor: string | null }>> {
  const before = cursor ? decodeListCursor(cursor) : null;
  const page = conversationsPage(limit);
  await readConversations(db, memberId, { filter, limit: limit + 1, before }, page);
  return new SerializedJson(page.page);
}

/** One of one's conversations. Throws not_found. */
export async function conversationOf(
  db: Database,
  memberId: string,
  id: string,
): Promise<SerializedJson<Conversation>> {
  const page = conversationsPage(1);
  await readConversation(db, memberId, id, page);
  if (page.isEmpty) throw new Fail("not_found");
  return new SerializedJson(page.only);
}

/** Pins, mutes or archives a conversation or channel for oneself, told to all one's devices. Throws not_found. */
export async function changeMySide(
  { db, live }: Platform,
  memberId: string,
  id: string,
  change: Partial<Record<keyof z.output<typeof side>, boolean | undefined>>,
): Promise<z.output<typeof side>> {
  return db.transaction(async (tx) => {
    const changed = await changeSide(tx, memberId, id, change);
    if (!changed) throw new Fail("not_found");
    await live.publish(tx, memberTopic(memberId), "chat_changed", { chat_id: id });
    return changed;
  });
}

/** Moves a member's read mark forward and notifies both sides; in channels only the member's devices. Throws not_found. */
export async function markRead(
  { db, live, domainEvents }: Platform,
  memberId: string,
  chatId: string,
  seq: number,
) {
  return db.transaction(async (tx) => {
    const chat = await lockConversation(tx, memberId, chatId);
    if (!chat) throw new Fail("not_found");
    const mark = await moveReadMark(tx, memberId, chatId, Math.min(seq, chat.last_seq));
    if (!mark) throw new Fail("not_found");
    if (mark.moved) {
      // A blocked reader's mark is their own affair, and so is anybody's in a channel.
      const alone = chat.blocked || chat.other_id === null;
      await live.publish(tx, alone ? memberTopic(memberId) : chatTopic(chatId), "chat_read", {
        chat_id: chatId,
        user_id: memberId,
        seq: mark.my_read_seq,
        at: new Date().toISOString(),
      });
      if (mark.unread === 0) await domainEvents.publish(tx, "chat.read", { chatId, memberId });
    }
    return { my_read_seq: mark.my_read_seq, unread_count: mark.unread };
  });
}

/** Tells the others that one is typing. Throws not_found. */
export async function publishTyping({ db, live }: Platform, memberId: string, chatId: string): Promise<void> {
  const access = await findAccess(db, memberId, chatId);
  if (!access) throw new Fail("not_found");
  if (access.blocked) return;
  live.publishEphemeral(chatTopic(chatId), "chat_typing", { chat_id: chatId, user_id: memberId });
}

/** Opens the conversation of two members, or finds the existing one; notifies both of a new one. */
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

/** A few of a member's conversations, by the other's name. */
export async function findChats(db: Queryable, memberId: string, q: string, limit: number) {
  const rows = await findContacts(db, memberId, fold(q).trim(), limit);
  const cards = await memberCards(
    db,
    rows.map(({ otherId }) => otherId),
  );
  return rows.flatMap(({ id, otherId }) => {
    const other = cards.get(otherId);
    return other ? [{ id, other }] : [];
  });
}
