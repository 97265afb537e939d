import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The onboarding, which comes before the dashboard. */
export const routes: FeatureRoutes = {
  member: [route("register", "onboarding-page.tsx")],
};
