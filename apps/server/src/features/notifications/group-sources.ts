import { listSides } from "#features/chats/door.ts";
import { findPlace, memberIds } from "#features/groups/door.ts";
import { notify, notifyLater } from "#features/notifications/notify.ts";
import { settle } from "#features/notifications/service.ts";
import { lockMember } from "#features/notifications/unread.ts";
import { createTurns } from "#platform/live/turns.ts";
import type { Platform } from "#platform/platform.ts";

const applied = (groupId: string, memberId: string): string => `group_application:${groupId}:${memberId}`;

/** Applications are told to those who decide, decisions to those who applied; queued, as they come amid a transaction. */
export function followGroups(platform: Platform): void {
  const { facts } = platform;
  facts.within("group.applied", async (tx, { memberId, groupId, groupName, moderators }) => {
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
  facts.within("group.application_decided", async (tx, fact) => {
    const { memberId, groupId, groupName, accepted, reason, decidedBy } = fact;
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
  facts.after("group.application_closed", async ({ memberId, groupId, moderators }) => {
    for (const moderator of moderators) await settle(platform, moderator, applied(groupId, memberId));
  });
}

type Mention = { chatId: string; senderId: string; seq: number; text: string };
const mentioned = (chatId: string): string => `mention:${chatId}`;

/** So many messages are looked after at a time: calling a whole group must not take all database connections. */
const PLACES = 2;

/** Mentions in channels are told to whoever is not online, unless they muted the channel or have read it since. */
export function followMentions(platform: Platform): void {
  const { facts, db, live } = platform;
  const turns = createTurns(PLACES);
  facts.after("message.sent", async ({ mentions, mentionsAll, ...message }) => {
    if (!mentionsAll && mentions.length === 0) return;
    await turns(async () => {
      const place = await findPlace(db, message.chatId);
      if (!place) return;
      const group = { id: place.groupId, name: place.groupName };
      const called = mentionsAll ? await memberIds(db, group.id) : mentions;
      const present = await live.presence.of(called);
      for (const memberId of called)
        if (memberId !== message.senderId && present.get(memberId) !== "online")
          await tellMention(platform, memberId, group, message);
    });
  });
  facts.after("chat.read", ({ chatId, memberId }) => settle(platform, memberId, mentioned(chatId)));
}

async function tellMention(
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
