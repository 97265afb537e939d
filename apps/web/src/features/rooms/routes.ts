import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The room of a place. */
export const routes: FeatureRoutes = {
  dashboard: [route("rooms/:kind/:placeId", "room-page.tsx")],
};
