import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { Hourglass } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";
import { sitePath } from "#platform/site-paths.ts";

const endingOf = ({ payload }: Notification) => payload.plan ?? "premium";

/** Premium, or the test version, ends soon. */
export const notificationCards = {
  premium_expiring: {
    icon: Hourglass,
    texts: "billing/notifications",
    title: (notification) => `premium_expiring.${endingOf(notification)}.title` as const,
    text: (notification) => `premium_expiring.${endingOf(notification)}.text` as const,
    goTo: (notification, language) =>
      endingOf(notification) === "disputed" ? billingPaths.purchases : sitePath("pricing", language),
    goToName: "to_premium",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
