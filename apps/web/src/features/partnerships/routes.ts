import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The way of two from a match to a company, and the parts of their questionnaire. */
export const routes: FeatureRoutes = {
  dashboard: [route("path/:id", "path-page.tsx"), route("path/:id/:part", "part-page.tsx")],
};
