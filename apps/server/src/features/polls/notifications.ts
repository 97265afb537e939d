import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { notifyLater } from "#features/notifications/public.ts";
import { listVoters } from "#features/polls/queries.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that polls send. */
export const pollsNotifications: NotificationKinds<"poll_closed"> = {
  poll_closed: {
    path: ({ group_id: groupId, chat_id: channelId }) =>
      groupId && channelId ? groupsPaths.channel(groupId, channelId) : notificationsPaths.notifications,
  },
};

/** Notifies voters of the result; queued, as the event is published within a transaction. */
export function notifyOfClosing(platform: Platform): void {
  platform.domainEvents.within(
    "poll.closed",
    async (tx, { pollId, channelId, question, closedBy, ...group }) => {
      for (const memberId of await listVoters(tx, pollId))
        await notifyLater(platform, tx, {
          memberId,
          type: "poll_closed",
          actorId: closedBy,
          text: question,
          bundle: `poll_closed:${pollId}`,
          source: pollId,
          about: { chat_id: channelId, group_id: group.groupId, group_name: group.groupName },
        });
    },
  );
}
