import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Where agreements are written, read and signed. */
export const routes: FeatureRoutes = {
  dashboard: [
    route("resources/nda-creator", "creator-page.tsx"),
    route("resources/nda-creator/:agreementId", "write-page.tsx"),
    route("resources/agreements/:agreementId", "read-page.tsx"),
  ],
};
