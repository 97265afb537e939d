import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** The member's link and its earnings, the page that links lead to, and the admins' payouts. */
export const routes: FeatureRoutes = {
  guest: [
    route("invite/:slug?", "redeem-page.tsx"),
    // The same page at its other address; without an id of its own the router takes the two for one.
    route("invite/href/:slug?", "redeem-page.tsx", { id: "../features/invites/redeem-page-href" }),
  ],
  dashboard: [route("settings/invitesystem", "system-page.tsx"), route("admin/payouts", "payouts-page.tsx")],
};
