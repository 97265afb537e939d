import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The admin area: its overview and the members. Its other pages belong to their features. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("admin", "overview-page.tsx"),
    route("admin/members", "members-page.tsx"),
    route("admin/members/:memberId", "member-page.tsx"),
    route("admin/requests", "requests/requests-page.tsx"),
  ],
};
