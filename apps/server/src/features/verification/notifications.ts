import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import type { NotificationKinds } from "#platform/feature.ts";

/** The notifications that verification sends. */
export const verificationNotifications: NotificationKinds<"verification_decision"> = {
  verification_decision: {
    variant: ({ outcome }) => `verification_decision.${outcome ?? "approved"}`,
    path: () => verificationPaths.start,
  },
};
