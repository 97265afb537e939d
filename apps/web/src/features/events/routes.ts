import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** What comes next for the member, and one event. */
export const routes: FeatureRoutes = {
  dashboard: [route("events", "events-page.tsx"), route("events/:eventId", "event-page.tsx")],
};
