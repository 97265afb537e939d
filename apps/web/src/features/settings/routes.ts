import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The settings, and the page after one's account was asked to be erased. */
export const routes: FeatureRoutes = {
  guest: [route("goodbye", "goodbye-page.tsx")],
  dashboard: [route("settings", "settings-page.tsx")],
};
