import { analyticsJobs } from "#features/analytics/jobs.ts";
import { analyticsPersonal } from "#features/analytics/personal.ts";
import { analyticsRoutes } from "#features/analytics/routes.ts";
import type * as tables from "#features/analytics/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The analytics feature: visits by consent, and how the product does. */
export const analytics = {
  name: "analytics",
  routes: analyticsRoutes,
  jobs: analyticsJobs,
  data: {
    analyticsPaths: "nothing personal",
    analyticsSessions: { exported: "analytics-visits.json", erased: "by erase" },
    analyticsLive: { exported: "analytics-visits.json", erased: "by erase" },
    analyticsViews: { exported: "analytics-pages.json", erased: "by erase" },
    analyticsEvents: { exported: "analytics-events.json", erased: "by erase" },
    analyticsHours: "nothing personal",
    analyticsSums: "nothing personal",
    analyticsHeat: "nothing personal",
    analyticsOutlines: "nothing personal",
    analyticsErrors: "nothing personal",
    analyticsSteps: { exported: { not: "the events say the same" }, erased: "by erase" },
    analyticsVisitorDays: {
      exported: { not: "a mark that no one can tell a person by" },
      erased: { stays: "gone at the end of the day" },
    },
    analyticsMemberDays: { exported: { not: "the visits say the same" }, erased: "by erase" },
    analyticsConsents: { exported: "analytics.json", erased: "with the member" },
    analyticsReports: { exported: "analytics.json", erased: "with the member" },
    analyticsBatches: "nothing personal",
    analyticsSalts: "nothing personal",
    analyticsLatencies: "nothing personal",
    analyticsWeeks: "nothing personal",
  },
  personal: analyticsPersonal,
  sample: {
    after: ["matching", "billing", "invites"],
    prepare: async (community) => {
      const { loadVisits } = await import("#features/analytics/sample/load.ts");
      return (tx) => loadVisits(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
