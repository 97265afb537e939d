import { index, layout, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Public pages in ten languages; `:language` is checked by the layout. */
export const routes: FeatureRoutes = {
  public: [
    layout("site-layout.tsx", [
      index("start-page.tsx"),
      route("features", "features-page.tsx"),
      route("faq", "faq-page.tsx"),
      route("team", "team-page.tsx"),
      route("jobs", "careers-page.tsx"),
      route("jobs/sotialmedia", "hiring-page.tsx"),
      route("pricing", "pricing-page.tsx"),
      route("terms", "terms-page.tsx"),
      route("privacy", "privacy-page.tsx"),
      route("imprint", "imprint-page.tsx"),
      route(":language", "start-page.tsx", { id: "start-translated" }),
      route(":language/features", "features-page.tsx", { id: "features-translated" }),
      route(":language/faq", "faq-page.tsx", { id: "faq-translated" }),
      route(":language/team", "team-page.tsx", { id: "team-translated" }),
      route(":language/jobs", "careers-page.tsx", { id: "careers-translated" }),
      route(":language/jobs/sotialmedia", "hiring-page.tsx", { id: "hiring-translated" }),
      route(":language/pricing", "pricing-page.tsx", { id: "pricing-translated" }),
      route(":language/terms", "terms-page.tsx", { id: "terms-translated" }),
      route(":language/privacy", "privacy-page.tsx", { id: "privacy-translated" }),
      route(":language/imprint", "imprint-page.tsx", { id: "imprint-translated" }),
    ]),
  ],
};
