import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { BadgeCheck } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

const outcomeOf = ({ payload }: Notification) => payload.outcome ?? "approved";

/** The outcome of the member's verification. */
export const notificationCards = {
  verification_decision: {
    icon: BadgeCheck,
    texts: "verification/notifications",
    title: (notification) => `verification_decision.${outcomeOf(notification)}.title` as const,
    text: (notification) => `verification_decision.${outcomeOf(notification)}.text` as const,
    goTo: () => verificationPaths.start,
    goToName: "to_verification",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
