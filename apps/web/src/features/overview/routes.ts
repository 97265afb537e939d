import { index } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The dashboard's first page. */
export const routes: FeatureRoutes = {
  dashboard: [index("overview-page.tsx")],
};
