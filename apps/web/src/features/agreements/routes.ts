import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Writing agreements takes premium; reading and signing what was sent to one does not. */
export const routes: FeatureRoutes = {
  dashboard: [route("resources/agreements/:agreementId", "read-page.tsx")],
  premium: [
    route("resources/nda-creator", "creator-page.tsx"),
    route("resources/nda-creator/:agreementId", "write-page.tsx"),
  ],
};
