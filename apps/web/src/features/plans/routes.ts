import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Plans. What others share is open to every member; beginning one is for premium, and the server guards the writing. */
export const routes: FeatureRoutes = {
  guest: [route("shared/plan", "shared-page.tsx")],
  premium: [
    route("resources/plan/new", "begin-page.tsx"),
    route("resources/ki-plan-generator", "generate-page.tsx"),
  ],
  dashboard: [
    route("resources/plan", "list-page.tsx"),
    route("resources/plan/:planId", "open-page.tsx"),
    route("resources/plan/:planId/edit", "edit-page.tsx"),
    route("resources/plan/:planId/presentation", "presentation-page.tsx"),
    route("resources/plan/:planId/share", "share-page.tsx"),
  ],
};
