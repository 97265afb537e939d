import { listSides } from "#features/chats/channels/channel-queries.ts";
import { lockMember, type Notice, notify } from "#features/notifications/public.ts";
import { createSemaphore } from "#platform/live/semaphore.ts";
import type { Platform } from "#platform/platform.ts";

/** Messages processed at a time: notifying a whole group must not take all database connections. */
const AT_A_TIME = 2;
const withPermit = createSemaphore(AT_A_TIME);

type Written = { id: string; chatId: string; senderId: string; seq: number; text: string };

/**
 * Tells a message in a conversation of many to those of `memberIds` who are not online, unless they muted it, have read it
 * since or are no longer in it.
 */
export const tellAway = (
  platform: Platform,
  { id, chatId, senderId, seq, text }: Written,
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
