import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The settings, and the page after a request to delete the account. */
export const routes: FeatureRoutes = {
  guest: [route("goodbye", "goodbye-page.tsx")],
  dashboard: [route("settings", "settings-page.tsx")],
};
