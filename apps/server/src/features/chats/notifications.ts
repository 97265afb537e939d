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
type Written = { id: string; chatId: string; senderId: string; text: string; times: number };
/** All messages of a conversation share one notification until it is read. */
export const messageBundle = (chatId: string): string => `message:${chatId}`;

/** Conversations processed at a time … */
const TOGETHER_MAX = 64;
/** … and the pause afterwards, so that several messages in a row make one notification. */
const REST_MS = 250;

/** Notifies members who are not online of messages they have not read. */
export function notifyOfMessages(platform: Platform): void {
  const waiting = new Map<string, Written>();
  let isTelling = false;
  const tell = async () => {
    isTelling = true;
    const all = [...waiting.values()];
    waiting.clear();
    for (let from = 0; from < all.length; from += TOGETHER_MAX)
      await notifyOfWritten(platform, all.slice(from, from + TOGETHER_MAX)).catch((error: unknown) =>
        platform.log.error({ err: error }, "messages not told"),
      );
    setTimeout(() => {
      isTelling = false;
      if (waiting.size > 0) void tell();
    }, REST_MS).unref();
  };
  platform.domainEvents.after("message.sent", ({ id, chatId, senderId, text }) => {
    const key = `${chatId} ${senderId}`;
    const before = waiting.get(key);
    waiting.set(key, { id, chatId, senderId, text, times: (before?.times ?? 0) + 1 });
    if (!isTelling) void tell();
  });
  platform.domainEvents.after("chat.read", ({ chatId, memberId }) =>
    settle(platform, memberId, messageBundle(chatId)),
  );
}

/** Tells those who are not online of what was written to them. */
async function notifyOfWritten(platform: Platform, all: readonly Written[]): Promise<void> {
  const { db, live } = platform;
  const others = await unreadOfOthers(db, all);
  const present = await live.presence.of(others.map(({ memberId }) => memberId));
  const away = others.flatMap(({ place, memberId }) => {
    const written = all[place - 1];
    return written && present.get(memberId) !== "online" ? [{ ...written, memberId }] : [];
  });
  if (away.length === 0) return;
  await db.transaction(
    async (tx) => {
      await lockMembers(
        tx,
        away.map(({ memberId }) => memberId),
      );
      // A member who reads the chat from here on settles this notification after this transaction.
      const unread = new Map(
        (await unreadOfOthers(tx, away)).map((one) => [away[one.place - 1], one.unread] as const),
      );
      await notifyAll(
        platform,
        tx,
        away.flatMap((written) => noticeOf(written, unread.get(written) ?? 0)),
      );
    },
    { plans: "kept" },
  );
}

type Away = Written & { memberId: string };

const noticeOf = ({ id, chatId, senderId, text, times, memberId }: Away, unread: number): Notice[] =>
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
