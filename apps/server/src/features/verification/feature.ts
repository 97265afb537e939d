import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import "#features/verification/events.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { verificationJobs } from "#features/verification/jobs.ts";
import { verificationPersonal } from "#features/verification/personal.ts";
import { reviewerTopics } from "#features/verification/review/queue.ts";
import { waitingVerifications } from "#features/verification/review/review-queries.ts";
import { verificationRoutes } from "#features/verification/routes.ts";
import type * as tables from "#features/verification/tables.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";

/** The notifications that verification sends. */
const verificationNotifications: NotificationKinds<"verification_decision"> = {
  verification_decision: {
    variant: ({ outcome }) => `verification_decision.${outcome ?? "approved"}`,
    path: () => verificationPaths.start,
  },
};

/** The verification feature. */
export const verification = {
  name: "verification",
  routes: verificationRoutes,
  jobs: verificationJobs,
  topics: reviewerTopics,
  data: {
    verifications: { exported: "verification.json", erased: "with the member" },
    verificationImages: { exported: "verification.json", erased: "with the member" },
  },
  personal: verificationPersonal,
  notifications: verificationNotifications,
  waits: { verifications: { level: REVIEWER_LEVEL, look: waitingVerifications } },
  sample: {
    after: [],
    prepare: async (community) => {
      const { prepareVerifications } = await import("#features/verification/sample/load.ts");
      return prepareVerifications(community);
    },
  },
} as const satisfies Feature<typeof tables>;
