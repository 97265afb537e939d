import type { Conversation, InboxSettings, Message } from "@kompagnon/contract/chats/model.ts";
import type { DeclineWording } from "@kompagnon/contract/chats/rules.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { Out } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";
import { healWindows, putChange, putMessage } from "./messages-cache.ts";
import type { Core } from "./window.ts";

/** Wraps `run` so that it runs at most once in `ms`, and once more after the last call. The first run waits as well. */
export function atMostEvery(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, ms);
  };
}

type ChatPages = InfiniteData<Out<"GET /api/chats">, string | null>;

/** The minimum time between two fetches of a list, in ms, however many events arrive. */
const REFRESH_EVERY_MS = 400;

/** Which conversations a list shows: those of a folder, those put away, or (neither) the others. */
export type ChatFilter = { folder?: string; archived?: "true" };
/** A list of conversations, page by page. */
export const conversationsQuery = (filter: ChatFilter = {}) =>
  pages("GET /api/chats", { query: { limit: 100, ...filter } });
/** Every list of conversations that is cached. */
const allLists = { queryKey: ["GET /api/chats"] };
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

/** The conversations of pages, each once: one that moves up while pages are fetched may come twice. */
export const chatsOf = (data: ChatPages | undefined): Conversation[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((chat) => [chat.id, chat] as const))).values(),
];

/** Changes a conversation wherever it is cached; false if it is in no list. */
function changeConversation(id: string, change: (chat: Conversation) => Conversation): boolean {
  queryClient.setQueryData<Conversation>(conversationQuery(id).queryKey, (chat) => chat && change(chat));
  let found = false;
  queryClient.setQueriesData<ChatPages>(allLists, (data) => {
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

/** Conversations with messages that no list has, such as channels: the lists were fetched for them once already. */
const elsewhere = new Set<string>();

/** Takes a message into thread, list and order. A gap before the newest one is filled from the server. */
export function takeMessage(message: Message): void {
  putMessage(message);
  const isNewer = (chat: Conversation) => (chat.last_message?.seq ?? 0) < message.seq;
  const found = changeConversation(message.chat_id, (chat) =>
    isNewer(chat) ? { ...chat, last_message: message } : chat,
  );
  // A list that is on its way may have been read before this message.
  if (queryClient.isFetching(allLists) > 0 || (!found && !elsewhere.has(message.chat_id)))
    refreshConversations();
  if (found) elsewhere.delete(message.chat_id);
  else elsewhere.add(message.chat_id);
}

/** Takes a changed message in: threads, and what the lists show of it. */
export function takeChange(core: Core): void {
  putChange(core);
  changeConversation(core.chat_id, (chat) =>
    chat.last_message?.seq === core.seq
      ? { ...chat, last_message: { ...core, reactions: chat.last_message.reactions } }
      : chat,
  );
}

/** A member has read up to a message. */
export function takeRead(chatId: string, userId: string, seq: number, me: string): void {
  changeConversation(chatId, (chat) =>
    userId === me
      ? { ...chat, my_read_seq: Math.max(chat.my_read_seq, seq) }
      : { ...chat, other_read_seq: Math.max(chat.other_read_seq, seq) },
  );
}

/** Fetches the list again, soon. */
export const refreshConversations = atMostEvery(
  REFRESH_EVERY_MS,
  () => void queryClient.invalidateQueries(allLists),
);
/** Fetches the unread counts again, soon. */
export const refreshUnread = atMostEvery(
  REFRESH_EVERY_MS,
  () => void queryClient.invalidateQueries({ queryKey: unreadQuery().queryKey }),
);
/** Fetches one conversation again: whether the viewer may still write in it, for example. */
export const refreshConversation = (id: string): void =>
  void queryClient.invalidateQueries({ queryKey: conversationQuery(id).queryKey });

/** Fetches all cached conversations again, after events were missed. */
export function healAll(): void {
  refreshConversations();
  refreshUnread();
  void queryClient.invalidateQueries({ queryKey: ["GET /api/chats/{id}"] });
  void queryClient.invalidateQueries({ queryKey: ["GET /api/chats/presence"] });
  healWindows();
}

/** Requests that wait: to me, or from me. */
export const requestsQuery = (box: "in" | "out") =>
  query("GET /api/chat-requests", { query: { box, limit: 100 } });
/** Fetches the requests again. */
export const refreshRequests = (): void =>
  void queryClient.invalidateQueries({ queryKey: ["GET /api/chat-requests"] });

/** Who may ask to write with me, and what becomes of requests. */
export const inboxQuery = () => query("GET /api/chat-inbox");
/** Whether a member accepts a request from the viewer now. */
export const contactRouteQuery = (userId: string) => ({
  ...query("GET /api/chat-inbox/of/{userId}", { params: { userId } }),
  staleTime: 0,
});

/** With which words one press declines; null tells nothing. Until it is known: the usual ones. */
export const wordingOf = (settings: InboxSettings | undefined): DeclineWording | null =>
  settings ? settings.wording : "no_time";
