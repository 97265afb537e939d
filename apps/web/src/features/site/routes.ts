import { index, layout, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Public pages in ten languages; `:language` is checked by the layout. */
export const routes: FeatureRoutes = {
  public: [
    layout("site-layout.tsx", [
      index("start-page.tsx"),
      route("pricing", "pricing-page.tsx"),
      route("terms", "terms-page.tsx"),
      route("privacy", "privacy-page.tsx"),
      route("imprint", "imprint-page.tsx"),
      route(":language", "start-page.tsx", { id: "start-translated" }),
      route(":language/pricing", "pricing-page.tsx", { id: "pricing-translated" }),
      route(":language/terms", "terms-page.tsx", { id: "terms-translated" }),
      route(":language/privacy", "privacy-page.tsx", { id: "privacy-translated" }),
      route(":language/imprint", "imprint-page.tsx", { id: "imprint-translated" }),
    ]),
  ],
};
