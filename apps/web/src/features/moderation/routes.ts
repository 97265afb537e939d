import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Decisions about the member's own content, and the moderators' pages. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("decisions", "decisions-page.tsx"),
    route("admin/reports", "queue-page.tsx"),
    route("admin/reports/:caseId", "case-page.tsx"),
    route("admin/audit", "audit-page.tsx"),
  ],
};
