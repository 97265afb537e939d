import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The deck, and what it needs to know first. */
export const routes: FeatureRoutes = {
  dashboard: [route("matching", "matching-page.tsx"), route("matching-setup", "setup-page.tsx")],
};
