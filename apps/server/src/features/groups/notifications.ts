import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { notifyAway } from "#features/chats/public.ts";
import { groupOfChannel } from "#features/groups/channels/channel-queries.ts";
import { memberIds } from "#features/groups/members/member-queries.ts";
import { notifyLater, settle, withdraw } from "#features/notifications/public.ts";
import type { NotificationKinds } from "#platform/feature.ts";
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

/** Notifies moderators of applications, and applicants of decisions; queued, because the events come inside a transaction. */
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
  domainEvents.within("group.application_closed", async (tx, { memberId, groupId, moderators }) => {
    for (const moderator of moderators)
      await withdraw(platform, tx, { memberId: moderator, bundle: applied(groupId, memberId) });
  });
}

const invited = (groupId: string): string => `group_invite:${groupId}`;

/** Notifies members of invitations by name until they are answered or withdrawn. */
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
  domainEvents.within("group.member_invite_closed", async (tx, { memberIds, groupId }) => {
    for (const memberId of memberIds)
      await withdraw(platform, tx, { memberId, bundle: invited(groupId), readToo: true });
  });
}

const mentioned = (chatId: string): string => `mention:${chatId}`;

/** Notifies mentioned members who are not online, unless they muted the channel or have read it since. */
export function notifyOfMentions(platform: Platform): void {
  const { domainEvents, db } = platform;
  domainEvents.after("message.sent", async ({ mentions, mentionsAll, ...message }) => {
    if (!mentionsAll && mentions.length === 0) return;
    const { chatId } = message;
    const channel = await groupOfChannel(db, chatId);
    if (!channel) return;
    const called = mentionsAll ? await memberIds(db, channel.groupId) : mentions;
    await notifyAway(platform, message, called, (to) => ({
      ...to,
      type: "mention",
      bundle: mentioned(chatId),
      about: { chat_id: chatId, group_id: channel.groupId, group_name: channel.groupName },
    }));
  });
  domainEvents.after("chat.read", ({ chatId, memberId }) => settle(platform, memberId, mentioned(chatId)));
}
