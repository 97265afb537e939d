import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Finding people, and their pages. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("search", "search-page.tsx"),
    route("user/:userId", "user-page.tsx"),
    route("profile", "own-page.tsx"),
  ],
};
