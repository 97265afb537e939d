import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { UserPlus } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

/** The card of a new follower. */
export const notificationCards = {
  follow: {
    icon: UserPlus,
    texts: "people/notifications",
    title: () => "follow.title",
    text: () => "follow.text",
    goTo: ({ payload }) => (payload.sender ? peoplePaths.member(payload.sender.id) : null),
    goToName: "to_profile",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
