import { searchRoutes } from "#features/search/routes.ts";
import type { Feature } from "#platform/feature.ts";

/** The search feature. */
export const search = {
  name: "search",
  routes: searchRoutes,
  data: {},
} as const satisfies Feature;
