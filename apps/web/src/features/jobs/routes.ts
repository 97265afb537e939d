import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The board, and the member's own entries there. */
export const routes: FeatureRoutes = {
  dashboard: [route("jobs", "board-page.tsx"), route("jobs/mine", "mine-page.tsx")],
};
