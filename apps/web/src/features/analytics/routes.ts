import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** What visits are like, and how the product does. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("admin/data", "data-page.tsx"),
    route("admin/data/sessions/:sessionId", "sessions/session-page.tsx"),
    route("admin/health", "health-page.tsx"),
  ],
};
