import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { Scale } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

const decidedOn = ({ payload }: Notification) => payload.decision ?? "reporter";

/** What moderators decided. */
export const notificationCards = {
  report_decision: {
    icon: Scale,
    texts: "moderation/notifications",
    title: (notification) => `report_decision.${decidedOn(notification)}.title` as const,
    text: (notification) => `report_decision.${decidedOn(notification)}.text` as const,
    goTo: (notification) => {
      const { case_id: caseId } = notification.payload;
      if (decidedOn(notification) === "reporter") return null;
      return caseId ? moderationPaths.decision(caseId) : moderationPaths.decisions;
    },
    goToName: "to_decision",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
