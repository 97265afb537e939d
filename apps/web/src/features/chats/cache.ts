import type { Conversation, Message } from "@kompagnon/contract/chats/model.ts";
import type { InfiniteData } from "@tanstack/react-query";
import { call, type Out } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";
import { gapStart, leavesGap, mergeMessages, newestSeq } from "./thread.ts";
import { atMostEvery } from "./throttle.ts";

type ChatPages = InfiniteData<Out<"GET /api/chats">, string | null>;
type MessagePage = Out<"GET /api/chats/{id}/messages">;

/** Messages that come with one call. */
const AT_ONCE = 50;
const FILL_AT_ONCE = 100;
/** Lists are fetched anew at most this often, in ms, however many events come. */
const REFRESH_EVERY_MS = 400;

/** The list of conversations, page by page. */
export const conversationsQuery = () => pages("GET /api/chats", { query: { limit: 100 } });
/** Unread messages by conversation. */
export const unreadQuery = () => query("GET /api/chats/unread");

/** One conversation; what the list knows of it is shown until the answer is there. */
export const conversationQuery = (id: string) => ({
  ...query("GET /api/chats/{id}", { params: { id } }),
  initialData: () =>
    chatsOf(queryClient.getQueryData<ChatPages>(conversationsQuery().queryKey)).find(
      (chat) => chat.id === id,
    ),
  initialDataUpdatedAt: 0,
});

/**
 * A conversation's messages, newest first: one page, which `loadOlder`, events and `fillGap` make longer. It is never
 * fetched as a whole again, because a fetch that takes its time would undo what came in meanwhile.
 */
export const messagesQuery = (id: string) => ({
  ...query("GET /api/chats/{id}/messages", { params: { id }, query: { limit: AT_ONCE } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The conversations of pages, each once: one that moves up while pages are fetched may come twice. */
export const chatsOf = (data: ChatPages | undefined): Conversation[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((chat) => [chat.id, chat] as const))).values(),
];

/** A page of messages as a thread, oldest first. */
export const threadOf = (data: MessagePage | undefined): Message[] => data?.items.toReversed() ?? [];

/** Puts messages into a cached thread; a thread that is not open is left alone. */
function putMessages(chatId: string, added: readonly Message[]): void {
  queryClient.setQueryData<MessagePage>(messagesQuery(chatId).queryKey, (data) => {
    if (!data) return data;
    const known = new Set(data.items.map(({ seq }) => seq));
    const fresh = added.filter(({ seq }) => !known.has(seq));
    return fresh.length === 0 ? data : { ...data, items: mergeMessages(data.items, fresh).reverse() };
  });
}

/** Fetches the page before the oldest message that is known. Rejects with ApiError. */
export async function loadOlder(chatId: string): Promise<void> {
  const key = messagesQuery(chatId).queryKey;
  const cursor = queryClient.getQueryData<MessagePage>(key)?.next_cursor;
  if (!cursor) return;
  const older = await call("GET /api/chats/{id}/messages", {
    params: { id: chatId },
    query: { cursor, limit: AT_ONCE },
  });
  queryClient.setQueryData<MessagePage>(key, (data) =>
    data?.next_cursor === cursor
      ? { items: [...data.items, ...older.items], next_cursor: older.next_cursor }
      : data,
  );
}

/** Fetches what is missing: behind the first hole, or behind the newest message that is known. Rejects with ApiError. */
export async function fillGap(chatId: string): Promise<void> {
  const data = queryClient.getQueryData<MessagePage>(messagesQuery(chatId).queryKey);
  if (!data) return;
  const thread = threadOf(data);
  let after: number | undefined = gapStart(thread) ?? newestSeq(thread);
  while (after !== undefined) {
    const { items }: MessagePage = await call("GET /api/chats/{id}/messages", {
      params: { id: chatId },
      query: { after, limit: FILL_AT_ONCE },
    });
    putMessages(chatId, items);
    after = items.length < FILL_AT_ONCE ? undefined : items.at(-1)?.seq;
  }
}

/** Changes a conversation wherever it is cached; false if it is in no list. */
function changeConversation(id: string, change: (chat: Conversation) => Conversation): boolean {
  queryClient.setQueryData<Conversation>(conversationQuery(id).queryKey, (chat) => chat && change(chat));
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
  const missed = thread.length > 0 && leavesGap(thread, message);
  putMessages(message.chat_id, [message]);
  if (missed) void fillGap(message.chat_id).catch(() => undefined); // the next look, event or poll heals it
  const isNewer = (chat: Conversation) => (chat.last_message?.seq ?? 0) < message.seq;
  const found = changeConversation(message.chat_id, (chat) =>
    isNewer(chat) ? { ...chat, last_message: message } : chat,
  );
  // A list that is on its way may have been read before this message.
  if (!found || queryClient.isFetching({ queryKey: conversationsQuery().queryKey }) > 0)
    refreshConversations();
}

/** Somebody has read up to a message. */
export function takeRead(chatId: string, userId: string, seq: number, me: string): void {
  changeConversation(chatId, (chat) =>
    userId === me
      ? { ...chat, my_read_seq: Math.max(chat.my_read_seq, seq) }
      : { ...chat, other_read_seq: Math.max(chat.other_read_seq, seq) },
  );
}

/** Fetches the list anew, soon. */
export const refreshConversations = atMostEvery(
  REFRESH_EVERY_MS,
  () => void queryClient.invalidateQueries({ queryKey: conversationsQuery().queryKey }),
);
/** Fetches the unread counts anew, soon. */
export const refreshUnread = atMostEvery(
  REFRESH_EVERY_MS,
  () => void queryClient.invalidateQueries({ queryKey: unreadQuery().queryKey }),
);
/** Fetches one conversation anew: whether one may still write in it, for example. */
export const refreshConversation = (id: string): void =>
  void queryClient.invalidateQueries({ queryKey: conversationQuery(id).queryKey });

/** Fetches anew what is cached, after events were missed. */
export function healAll(): void {
  refreshConversations();
  refreshUnread();
  void queryClient.invalidateQueries({ queryKey: ["GET /api/chats/{id}"] });
  const threads = queryClient.getQueryCache().findAll({ queryKey: ["GET /api/chats/{id}/messages"] });
  for (const { queryKey } of threads) {
    const input = queryKey[1] as { params?: { id?: string } } | null; // the key that query() makes
    if (input?.params?.id) void fillGap(input.params.id).catch(() => undefined); // as in takeMessage
  }
}
