import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import type { NotificationKinds } from "#platform/feature.ts";

/** The notifications that billing sends. */
export const billingNotifications: NotificationKinds<"premium_expiring"> = {
  premium_expiring: {
    variant: ({ plan }) => {
      if (plan === "disputed") return "premium_expiring.disputed";
      return plan === "test" ? "premium_expiring.test" : "premium_expiring.premium";
    },
    path: ({ plan }) => (plan === "disputed" ? billingPaths.purchases : billingPaths.pricing),
  },
};
