import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The notifications. */
export const routes: FeatureRoutes = {
  dashboard: [route("notifications", "notifications-page.tsx")],
};
