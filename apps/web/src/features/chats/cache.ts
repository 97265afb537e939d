import type { Conversation, Message } from "@kompagnon/contract/chats/model.ts";
import type { InfiniteData } from "@tanstack/react-query";
import { call, type Out } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";
import { leavesGap, mergeMessages, newestSeq } from "./thread.ts";

type ChatPages = InfiniteData<Out<"GET /api/chats">, string | null>;
type MessagePages = InfiniteData<Out<"GET /api/chats/{id}/messages">, string | null>;

/** The list of conversations, page by page. */
export const conversationsQuery = () => pages("GET /api/chats", { query: { limit: 50 } });
/** One conversation. */
export const conversationQuery = (id: string) => query("GET /api/chats/{id}", { params: { id } });
/** A conversation's messages, the newest page first. */
export const messagesQuery = (id: string) =>
  pages("GET /api/chats/{id}/messages", { params: { id }, query: { limit: 50 } });
/** Unread messages by conversation. */
export const unreadQuery = () => query("GET /api/chats/unread");

/** The messages of pages as one thread, oldest first. */
export const threadOf = (data: MessagePages | undefined): Message[] =>
  data
    ? mergeMessages(
        [],
        data.pages.flatMap(({ items }) => items),
      )
    : [];

/** Puts messages into a cached thread. Its newest page takes them; a thread that is not open is left alone. */
function putMessages(chatId: string, added: readonly Message[]): void {
  queryClient.setQueryData<MessagePages>(messagesQuery(chatId).queryKey, (data) => {
    const [newest, ...older] = data?.pages ?? [];
    if (!data || !newest) return data;
    const known = new Set(data.pages.flatMap(({ items }) => items.map(({ seq }) => seq)));
    const fresh = added.filter(({ seq }) => !known.has(seq));
    if (fresh.length === 0) return data;
    return { ...data, pages: [{ ...newest, items: mergeMessages(newest.items, fresh).reverse() }, ...older] };
  });
}

/** Changes a conversation wherever it is cached; false if it is in no list. */
function changeConversation(id: string, change: (chat: Conversation) => Conversation): boolean {
  queryClient.setQueryData(conversationQuery(id).queryKey, (chat) => chat && change(chat));
  let found = false;
  queryClient.setQueryData<ChatPages>(conversationsQuery().queryKey, (data) => {
    if (!data) return data;
    const changed = data.pages.map((page) => ({
      ...page,
      items: page.items.map((chat) => {
        if (chat.id !== id) return chat;
        found = true;
        return change(chat);
      }),
    }));
    return { ...data, pages: changed };
  });
  return found;
}

/** Takes a message in: thread, list and order. A hole behind the newest one is filled from the server. */
export function takeMessage(message: Message): void {
  const thread = threadOf(queryClient.getQueryData(messagesQuery(message.chat_id).queryKey));
  if (thread.length > 0 && leavesGap(thread, message)) void fillGap(message.chat_id);
  putMessages(message.chat_id, [message]);
  const isNewer = (chat: Conversation) => (chat.last_message?.seq ?? 0) < message.seq;
  const found = changeConversation(message.chat_id, (chat) =>
    isNewer(chat) ? { ...chat, last_message: message } : chat,
  );
  if (!found) void refreshConversations();
}

/** Fetches what follows the newest message that is known. */
export async function fillGap(chatId: string): Promise<void> {
  const key = messagesQuery(chatId).queryKey;
  for (;;) {
    const thread = threadOf(queryClient.getQueryData(key));
    if (thread.length === 0) return;
    const after = gapStart(thread) ?? newestSeq(thread);
    const { items } = await call("GET /api/chats/{id}/messages", {
      params: { id: chatId },
      query: { after, limit: 100 },
    });
    putMessages(chatId, items);
    if (items.length < 100) return;
  }
}

/** The last message before the first hole, if there is one. */
const gapStart = (thread: readonly Message[]): number | null =>
  thread.find(({ seq }, index) => thread[index + 1] !== undefined && thread[index + 1]?.seq !== seq + 1)
    ?.seq ?? null;

/** Somebody has read up to a message. */
export function takeRead(chatId: string, userId: string, seq: number, me: string): void {
  changeConversation(chatId, (chat) =>
    userId === me
      ? { ...chat, my_read_seq: Math.max(chat.my_read_seq, seq) }
      : { ...chat, other_read_seq: Math.max(chat.other_read_seq, seq) },
  );
}

/** Fetches the list anew. */
export const refreshConversations = () =>
  queryClient.invalidateQueries({ queryKey: conversationsQuery().queryKey });
/** Fetches the unread counts anew. */
export const refreshUnread = () => queryClient.invalidateQueries({ queryKey: unreadQuery().queryKey });
