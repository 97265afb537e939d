import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Where business plans are found and written. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("resources/business-plan", "list-page.tsx"),
    route("resources/business-plan/:planId", "write-page.tsx"),
  ],
};
