import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** What was decided about something of one's own, and the moderators' pages. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("decisions", "decisions-page.tsx"),
    route("admin/reports", "queue-page.tsx"),
    route("admin/reports/:caseId", "case-page.tsx"),
    route("admin/audit", "audit-page.tsx"),
  ],
};
