import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The tools. */
export const routes: FeatureRoutes = {
  dashboard: [route("resources", "hub-page.tsx"), route("resources/tools", "tools-alias-page.tsx")],
};
