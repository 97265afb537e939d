import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { ChartBarBig } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

/** A poll that one voted in has closed. */
export const notificationCards = {
  poll_closed: {
    icon: ChartBarBig,
    texts: "polls/notifications",
    title: () => "poll_closed.title",
    text: () => "poll_closed.text",
    goTo: ({ payload: { group_id: groupId, chat_id: channelId } }) =>
      groupId && channelId ? groupsPaths.channel(groupId, channelId) : null,
    goToName: "to_group",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
