import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The help. */
export const routes: FeatureRoutes = {
  dashboard: [route("help", "help-page.tsx")],
};
