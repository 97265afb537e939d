import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The verification of a member's identity, step by step, and the reviewers' queue. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("settings/verifyaccount", "start-page.tsx"),
    route("settings/verifyaccount/confirm", "confirm-page.tsx"),
    route("settings/verifyaccount/scan", "scan-page.tsx"),
    route("settings/verifyaccount/submitted", "submitted-page.tsx"),
    route("admin/verifications", "queue-page.tsx"),
    route("admin/verifications/:verificationId", "case-page.tsx"),
  ],
};
