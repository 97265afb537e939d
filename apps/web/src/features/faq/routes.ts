import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The founding FAQ. */
export const routes: FeatureRoutes = {
  dashboard: [route("resources/faq", "faq-page.tsx")],
};
