import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { listSides } from "#features/chats/public.ts";
import { groupOfChannel } from "#features/groups/channels/channel-queries.ts";
import { memberIds } from "#features/groups/members/member-queries.ts";
import { lockMember, notify, notifyLater, settle } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import { createSemaphore } from "#platform/live/semaphore.ts";
import type { Platform } from "#platform/platform.ts";

const toGroup = ({ group_id: id }: { group_id?: string | null }): string =>
  id ? groupsPaths.profile(id) : notificationsPaths.notifications;

/** The notifications that groups send. */
export const groupsNotifications: NotificationKinds<"group_application" | "group_invite" | "group_decision"> =
  {
    group_application: { path: toGroup },
    group_invite: { path: toGroup },
    group_decision: {
      variant: ({ accepted }) => `group_decision.${accepted ? "accepted" : "rejected"}`,
      path: toGroup,
    },
  };

const applied = (groupId: string, memberId: string): string => `group_application:${groupId}:${memberId}`;

/** Applications are told to those who decide, decisions to those who applied; queued, as they come amid a transaction. */
export function notifyOfApplications(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("group.applied", async (tx, { memberId, groupId, groupName, moderators }) => {
    for (const moderator of moderators)
      await notifyLater(platform, tx, {
        memberId: moderator,
        type: "group_application",
        actorId: memberId,
        bundle: applied(groupId, memberId),
        text: null,
        about: { group_id: groupId, group_name: groupName },
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
      about: { group_id: groupId, group_name: groupName, accepted },
    });
  });
  domainEvents.after("group.application_closed", async ({ memberId, groupId, moderators }) => {
    for (const moderator of moderators) await settle(platform, moderator, applied(groupId, memberId));
  });
}

const invited = (groupId: string): string => `group_invite:${groupId}`;

/** Invitations by name are told to whom they are for until they are answered or taken back. */
export function notifyOfInvitations(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("group.member_invited", (tx, event) => {
    const { memberId, inviterId, groupId, groupName, channelId, plain } = event;
    const notice = { memberId, actorId: inviterId, bundle: invited(groupId), text: null };
    const group = { group_id: groupId, group_name: groupName };
    return notifyLater(
      platform,
      tx,
      plain
        ? { ...notice, type: "dm_invite", about: { ...group, chat_id: channelId } }
        : { ...notice, type: "group_invite", about: group },
    );
  });
  domainEvents.after("group.member_invite_closed", async ({ memberIds, groupId }) => {
    for (const memberId of memberIds) await settle(platform, memberId, invited(groupId), { readToo: true });
  });
}

type Mention = { id: string; chatId: string; senderId: string; seq: number; text: string };
const mentioned = (chatId: string): string => `mention:${chatId}`;

/** So many messages are looked after at a time: calling a whole group must not take all database connections. */
const AT_A_TIME = 2;

/** Mentions in channels are told to whoever is not online, unless they muted the channel or have read it since. */
export function notifyOfMentions(platform: Platform): void {
  const { domainEvents, db, live } = platform;
  const withPermit = createSemaphore(AT_A_TIME);
  domainEvents.after("message.sent", async ({ mentions, mentionsAll, ...message }) => {
    if (!mentionsAll && mentions.length === 0) return;
    await withPermit(async () => {
      const channel = await groupOfChannel(db, message.chatId);
      if (!channel) return;
      const group = { id: channel.groupId, name: channel.groupName };
      const called = mentionsAll ? await memberIds(db, group.id) : mentions;
      const present = await live.presence.of(called);
      for (const memberId of called)
        if (memberId !== message.senderId && present.get(memberId) !== "online")
          await notifyOfMention(platform, memberId, group, message);
    });
  });
  domainEvents.after("chat.read", ({ chatId, memberId }) => settle(platform, memberId, mentioned(chatId)));
}

async function notifyOfMention(
  platform: Platform,
  memberId: string,
  group: { id: string; name: string },
  { id, chatId, senderId, seq, text }: Mention,
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
      source: id,
      about: { chat_id: chatId, group_id: group.id, group_name: group.name },
    });
  });
}
