import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { isParticipant } from "#features/chats/queries.ts";
import { countUnreadIn } from "#features/chats/unread-queries.ts";
import { lockMember, notify, notifyLater, settle } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import { createSemaphore } from "#platform/live/semaphore.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that chats send. */
export const chatsNotifications: NotificationKinds<"message" | "chat_request"> = {
  message: {
    ownWords: true,
    path: ({ chat_id: chatId }) => (chatId ? chatsPaths.chat(chatId) : notificationsPaths.notifications),
  },
  chat_request: { path: () => chatsPaths.requests },
};

type Written = { chatId: string; senderId: string; text: string; times: number };
const bundleOf = (chatId: string): string => `message:${chatId}`;

/** So many conversations are looked after at a time: a flood of messages must not take all database connections. */
const AT_A_TIME = 2;

/** Messages are told to whoever is not online; one that has been read is no news any more. */
export function notifyOfMessages(platform: Platform): void {
  const waiting = new Map<string, Written>();
  const withPermit = createSemaphore(AT_A_TIME);
  platform.domainEvents.after("message.sent", async ({ chatId, senderId, text }) => {
    const key = `${chatId} ${senderId}`;
    const before = waiting.get(key);
    waiting.set(key, { chatId, senderId, text, times: (before?.times ?? 0) + 1 });
    // Whoever waits already takes it along.
    if (before) return;
    await withPermit(async () => {
      const written = waiting.get(key);
      waiting.delete(key);
      if (written) await notifyOfMessage(platform, written);
    });
  });
  platform.domainEvents.after("chat.read", ({ chatId, memberId }) =>
    settle(platform, memberId, bundleOf(chatId)),
  );
}

async function notifyOfMessage(
  platform: Platform,
  { chatId, senderId, text, times }: Written,
): Promise<void> {
  const { db, live } = platform;
  const memberId = (await isParticipant(db, senderId, chatId))?.otherId;
  if (!memberId || (await live.presence.of([memberId])).get(memberId) === "online") return;
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // Whoever reads the chat from here on settles this notification after us.
    const unread = await countUnreadIn(tx, memberId, chatId);
    if (unread === 0) return;
    const notice = { type: "message", bundle: bundleOf(chatId), text, about: { chat_id: chatId } } as const;
    await notify(platform, tx, { ...notice, memberId, actorId: senderId, times: Math.min(times, unread) });
  });
}

const requestBundleOf = (requestId: string): string => `request:${requestId}`;

/** A chat request is told until it is decided or taken back. */
export function notifyOfRequests(platform: Platform): void {
  const { domainEvents } = platform;
  // Queued, because the request is written in a transaction that has written already.
  domainEvents.within("chat.requested", (tx, { requestId, fromId, toId, note }) =>
    notifyLater(platform, tx, {
      type: "chat_request",
      bundle: requestBundleOf(requestId),
      text: note === "" ? null : note,
      about: {},
      memberId: toId,
      actorId: fromId,
    }),
  );
  domainEvents.after("chat.request.decided", ({ requestId, toId }) =>
    settle(platform, toId, requestBundleOf(requestId)),
  );
}
