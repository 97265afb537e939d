import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { BILLING_REVIEW_LEVEL } from "@kompagnon/contract/billing/rules.ts";
import { billingJobs, billingPersonal } from "#features/billing/jobs.ts";
import { openReviews } from "#features/billing/reviews/review-queries.ts";
import { billingRoutes } from "#features/billing/routes.ts";
import type * as tables from "#features/billing/tables.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";

/** The notifications that billing sends. */
const billingNotifications: NotificationKinds<"premium_expiring"> = {
  premium_expiring: {
    variant: ({ plan }) => {
      if (plan === "disputed") return "premium_expiring.disputed";
      return plan === "test" ? "premium_expiring.test" : "premium_expiring.premium";
    },
    path: ({ plan }) => (plan === "disputed" ? billingPaths.purchases : billingPaths.pricing),
  },
};

const BY_LAW = {
  stays:
    "accounts have to be kept for eight years (§ 147 AO): by the member's id, and by the invoice's recipient where one was named",
} as const;

/** The billing feature. */
export const billing = {
  name: "billing",
  routes: billingRoutes,
  jobs: billingJobs,
  waits: { billing_reviews: { level: BILLING_REVIEW_LEVEL, look: openReviews } },
  data: {
    billingCustomers: { exported: "billing.json", erased: "with the member" },
    billingOrders: { exported: "billing.json", erased: BY_LAW },
    billingLedger: { exported: "billing.json", erased: BY_LAW },
    billingDocuments: { exported: "billing.json", erased: BY_LAW },
    billingCounters: "nothing personal",
    billingEvents: "nothing personal",
    billingSubscriptions: { exported: "billing.json", erased: "with the member" },
    billingDeclarations: {
      exported: "billing.json",
      erased: { stays: "the proof of what was declared, sealed, for three years (§ 195 BGB)" },
    },
    billingReviews: {
      exported: { not: "the payment it is about is in billing.json" },
      erased: {
        stays: "a case about a payment that has to be kept, by the ids of the payment and the member",
      },
    },
    testVersions: { exported: "billing.json", erased: "with the member" },
    expiryNotices: {
      exported: { not: "what was told stands among the notifications" },
      erased: "with the member",
    },
  },
  personal: billingPersonal,
  notifications: billingNotifications,
  sample: {
    after: [],
    prepare: async (community) => {
      const { loadPurchases } = await import("#features/billing/sample/load.ts");
      return (tx) => loadPurchases(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
