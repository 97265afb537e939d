import { listSides } from "#features/chats/public.ts";
import { groupOfChannel, memberIds } from "#features/groups/public.ts";
import { notify, notifyLater } from "#features/notifications/notify.ts";
import { settle } from "#features/notifications/service.ts";
import { lockMember } from "#features/notifications/unread.ts";
import { createSemaphore } from "#platform/live/semaphore.ts";
import type { Platform } from "#platform/platform.ts";

const applied = (groupId: string, memberId: string): string => `group_application:${groupId}:${memberId}`;

/** Applications are told to those who decide, decisions to those who applied; queued, as they come amid a transaction. */
export function followGroups(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("group.applied", async (tx, { memberId, groupId, groupName, moderators }) => {
    for (const moderator of moderators)
      await notifyLater(platform, tx, {
        memberId: moderator,
        type: "group_application",
        actorId: memberId,
        bundle: applied(groupId, memberId),
        text: null,
        group: { id: groupId, name: groupName },
      });
  });
  domainEvents.within("group.application_decided", async (tx, event) => {
    const { memberId, groupId, groupName, accepted, reason, decidedBy } = event;
    await notifyLater(platform, tx, {
      memberId,
      type: "group_decision",
      actorId: decidedBy,
      bundle: `group_decision:${groupId}`,
      text: reason || null,
      group: { id: groupId, name: groupName },
      accepted,
    });
  });
  domainEvents.after("group.application_closed", async ({ memberId, groupId, moderators }) => {
    for (const moderator of moderators) await settle(platform, moderator, applied(groupId, memberId));
  });
}

type Mention = { chatId: string; senderId: string; seq: number; text: string };
const mentioned = (chatId: string): string => `mention:${chatId}`;

/** So many messages are looked after at a time: calling a whole group must not take all database connections. */
const AT_A_TIME = 2;

/** Mentions in channels are told to whoever is not online, unless they muted the channel or have read it since. */
export function followMentions(platform: Platform): void {
  const { domainEvents, db, live } = platform;
  const withPermit = createSemaphore(AT_A_TIME);
  domainEvents.after("message.sent", async ({ mentions, mentionsAll, ...message }) => {
    if (!mentionsAll && mentions.length === 0) return;
    await withPermit(async () => {
      const position = await groupOfChannel(db, message.chatId);
      if (!position) return;
      const group = { id: position.groupId, name: position.groupName };
      const called = mentionsAll ? await memberIds(db, group.id) : mentions;
      const present = await live.presence.of(called);
      for (const memberId of called)
        if (memberId !== message.senderId && present.get(memberId) !== "online")
          await notifyMention(platform, memberId, group, message);
    });
  });
  domainEvents.after("chat.read", ({ chatId, memberId }) => settle(platform, memberId, mentioned(chatId)));
}

async function notifyMention(
  platform: Platform,
  memberId: string,
  group: { id: string; name: string },
  { chatId, senderId, seq, text }: Mention,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // Whoever reads the channel from here on settles this notification after us.
    const [side] = await listSides(tx, memberId, [chatId]);
    if (!side || side.muted || side.my_read_seq >= seq) return;
    await notify(platform, tx, {
      memberId,
      type: "mention",
      actorId: senderId,
      bundle: mentioned(chatId),
      text,
      chatId,
      group,
    });
  });
}
