import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Presentations. What others share is open to every member; beginning one is for premium, and the server guards the writing. */
export const routes: FeatureRoutes = {
  guest: [route("shared/presentation", "shared-page.tsx")],
  premium: [route("resources/presentations/new", "begin-page.tsx")],
  dashboard: [
    route("resources/presentations", "list-page.tsx"),
    route("resources/presentations/:presentationId", "open-page.tsx"),
    route("resources/presentations/:presentationId/edit", "edit-page.tsx"),
    route("resources/presentations/:presentationId/presenter", "presenter-page.tsx"),
  ],
};
