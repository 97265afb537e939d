import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { Gift } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

/** The card of a member who joined by the viewer's link. */
export const notificationCards = {
  invite: {
    icon: Gift,
    texts: "invites/notifications",
    title: () => "invite.title",
    text: () => "invite.text",
    goTo: () => invitesPaths.system,
    goToName: "to_invites",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
