import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The form for everybody, and the team's inbox. */
export const routes: FeatureRoutes = {
  guest: [route("contact", "contact-page.tsx")],
  dashboard: [route("admin/contact", "inbox/inbox-page.tsx")],
};
