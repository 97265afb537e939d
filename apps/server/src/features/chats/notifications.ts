import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { unreadOfOthers } from "#features/chats/unread-queries.ts";
import {
  lockMembers,
  type Notice,
  notifyAll,
  notifyLater,
  settle,
  withdraw,
} from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that chats send. */
export const chatsNotifications: NotificationKinds<"message" | "chat_request"> = {
  message: {
    ownWords: true,
    path: ({ chat_id: chatId }) => (chatId ? chatsPaths.chat(chatId) : notificationsPaths.notifications),
  },
  chat_request: { path: () => chatsPaths.requests },
};

/** `id`: of the last message, whose text the notification shows. */
type UnreadMessages = { id: string; chatId: string; senderId: string; text: string; times: number };
/** All messages of a conversation share one notification until it is read. */
export const messageBundle = (chatId: string): string => `message:${chatId}`;

/** Conversations processed at a time … */
const BATCH_SIZE = 64;
/** … and the pause afterwards, so that several messages in a row make one notification. */
const PAUSE_MS = 250;

/** Notifies members who are not online of messages they have not read. */
export function notifyOfMessages(platform: Platform): void {
  const waiting = new Map<string, UnreadMessages>();
  let isNotifying = false;
  const notifyWaiting = async () => {
    isNotifying = true;
    const all = [...waiting.values()];
    waiting.clear();
    for (let from = 0; from < all.length; from += BATCH_SIZE)
      await notifyAbsent(platform, all.slice(from, from + BATCH_SIZE)).catch((error: unknown) =>
        platform.log.error({ err: error }, "messages not told"),
      );
    setTimeout(() => {
      isNotifying = false;
      if (waiting.size > 0) void notifyWaiting();
    }, PAUSE_MS).unref();
  };
  platform.domainEvents.after("message.sent", ({ id, chatId, senderId, text }) => {
    const key = `${chatId} ${senderId}`;
    const before = waiting.get(key);
    waiting.set(key, { id, chatId, senderId, text, times: (before?.times ?? 0) + 1 });
    if (!isNotifying) void notifyWaiting();
  });
  platform.domainEvents.after("chat.read", ({ chatId, memberId }) =>
    settle(platform, memberId, messageBundle(chatId)),
  );
}

/** Notifies members who are not online of messages to them. */
async function notifyAbsent(platform: Platform, all: readonly UnreadMessages[]): Promise<void> {
  const { db, live } = platform;
  const others = await unreadOfOthers(db, all);
  const present = await live.presence.of(others.map(({ memberId }) => memberId));
  const absent = others.flatMap(({ place, memberId }) => {
    const message = all[place - 1];
    return message && present.get(memberId) !== "online" ? [{ ...message, memberId }] : [];
  });
  if (absent.length === 0) return;
  await db.transaction(
    async (tx) => {
      await lockMembers(
        tx,
        absent.map(({ memberId }) => memberId),
      );
      // A member who reads the chat from here on settles this notification after this transaction.
      const unread = new Map(
        (await unreadOfOthers(tx, absent)).map((one) => [absent[one.place - 1], one.unread] as const),
      );
      await notifyAll(
        platform,
        tx,
        absent.flatMap((message) => noticeOf(message, unread.get(message) ?? 0)),
      );
    },
    { plans: "kept" },
  );
}

type AbsentMember = UnreadMessages & { memberId: string };

const noticeOf = ({ id, chatId, senderId, text, times, memberId }: AbsentMember, unread: number): Notice[] =>
  unread === 0
    ? []
    : [
        {
          memberId,
          type: "message",
          actorId: senderId,
          bundle: messageBundle(chatId),
          text,
          source: id,
          about: { chat_id: chatId },
          times: Math.min(times, unread),
        },
      ];

const requestBundleOf = (requestId: string): string => `request:${requestId}`;

/** Keeps the notification of a chat request until it is decided or withdrawn. */
export function notifyOfRequests(platform: Platform): void {
  const { domainEvents } = platform;
  // Queued, because the request is written in a transaction that has written already.
  domainEvents.within("chat.requested", (tx, { requestId, fromId, toId, note }) =>
    notifyLater(platform, tx, {
      type: "chat_request",
      bundle: requestBundleOf(requestId),
      text: note === "" ? null : note,
      source: requestId,
      about: { request_id: requestId },
      memberId: toId,
      actorId: fromId,
    }),
  );
  domainEvents.within("chat.request.decided", (tx, { requestId, toId }) =>
    withdraw(platform, tx, { memberId: toId, bundle: requestBundleOf(requestId), readToo: true }),
  );
}
