import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The member's weekly circles, and one of them. */
export const routes: FeatureRoutes = {
  dashboard: [route("pods", "pods-page.tsx"), route("pods/:podId", "pod-page.tsx")],
};
