import { listSides } from "#features/chats/channels/channel-queries.ts";
import { lockMember, type Notice, notify } from "#features/notifications/public.ts";
import { createSemaphore } from "#platform/live/semaphore.ts";
import type { Platform } from "#platform/platform.ts";

/** Messages processed at a time: notifying a whole group must not take all database connections. */
const AT_A_TIME = 2;
const withPermit = createSemaphore(AT_A_TIME);

type SentMessage = { id: string; chatId: string; senderId: string; seq: number; text: string };

/**
 * Notifies those of `memberIds` who are not online of a message in a channel, unless they muted it, have read it
 * since or have left it.
 */
export const notifyAway = (
  platform: Platform,
  { id, chatId, senderId, seq, text }: SentMessage,
  memberIds: readonly string[],
  noticeOf: (to: Pick<Notice, "memberId" | "actorId" | "text" | "source">) => Notice,
): Promise<void> =>
  withPermit(async () => {
    const { db, live } = platform;
    const present = await live.presence.of(memberIds);
    for (const memberId of memberIds)
      if (memberId !== senderId && present.get(memberId) !== "online")
        await db.transaction(async (tx) => {
          await lockMember(tx, memberId);
          // A member who reads the conversation from here on settles this notification after this transaction.
          const [side] = await listSides(tx, memberId, [chatId]);
          if (!side || side.muted || side.my_read_seq >= seq) return;
          await notify(platform, tx, noticeOf({ memberId, actorId: senderId, text, source: id }));
        });
  });
