import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Where admins write announcements. */
export const routes: FeatureRoutes = {
  dashboard: [route("admin/announcements", "staff/announcements-page.tsx")],
};
