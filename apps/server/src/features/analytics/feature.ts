import { KEPT_DAYS } from "@kompagnon/contract/analytics/rules.ts";
import { workOnLateErasure } from "#features/analytics/consent/consent.ts";
import { eraseVisits, findConsent } from "#features/analytics/consent/consent-queries.ts";
import { workOutWeeks } from "#features/analytics/health/health.ts";
import { forgetSalts, makeDays } from "#features/analytics/ingest/day-queries.ts";
import { ingestOf } from "#features/analytics/ingest/ingest.ts";
import { dayText } from "#features/analytics/ingest/sums.ts";
import {
  eventsOf,
  type Place,
  reportsOf,
  sessionsOf,
  viewsOf,
} from "#features/analytics/personal-queries.ts";
import { attachReports, sendReports } from "#features/analytics/reports/reports.ts";
import { findLost, finishIdle } from "#features/analytics/retention/finish-queries.ts";
import { forgetOlder } from "#features/analytics/retention/forget-queries.ts";
import { analyticsRoutes } from "#features/analytics/routes.ts";
import type * as tables from "#features/analytics/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, jsonListFile, type PersonalData, rowsOf } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Visits finished per transaction. */
const FINISHED_AT_ONCE = 1_000;

/** What analytics does by the clock. */
function analyticsJobs(platform: Platform): void {
  const { jobs, db } = platform;
  workOnLateErasure(platform);
  attachReports(platform);
  jobs.repeat("analytics.reports", "30 5 * * 1", () => sendReports(platform));
  jobs.repeat("analytics.health", "47 * * * *", () => workOutWeeks(platform));
  jobs.repeat("analytics.finish", "* * * * *", () => finishVisits(platform));
  jobs.repeat("analytics.lost", "17 * * * *", async () => void (await findLost(db)));
  jobs.repeat("analytics.days", "5 */6 * * *", async () => void (await makeDays(db)));
  jobs.repeat("analytics.salts", "1 * * * *", async () => void (await forgetSalts(db, dayText(new Date()))));
  jobs.repeat("analytics.forget", "23 3 * * *", () => forgetOlder(db, KEPT_DAYS));
}

/** Visits that nothing came from for half an hour are over: they are counted, and their sums go to the hour they began in. */
export async function finishVisits({ db }: Pick<Platform, "db">): Promise<void> {
  while ((await db.transaction((tx) => finishIdle(tx, FINISHED_AT_ONCE))) === FINISHED_AT_ONCE);
}

/** What analytics holds about a member: what they chose, and the visits they agreed to. */
const analyticsPersonal = (platform: Platform): PersonalData => ({
  async *collect(memberId) {
    const { db } = platform;
    await ingestOf(platform).buffer.flush();
    yield jsonFile("analytics.json", {
      consent: await findConsent(db, memberId),
      reports: await reportsOf(db, memberId),
    });
    yield jsonListFile("analytics-visits.json", {}, "visits", () =>
      rowsOf((after: Place | null, limit) => sessionsOf(db, memberId, after, limit)),
    );
    yield jsonListFile("analytics-pages.json", {}, "pages", () =>
      rowsOf((after: Place | null, limit) => viewsOf(db, memberId, after, limit)),
    );
    yield jsonListFile("analytics-events.json", {}, "events", () =>
      rowsOf((after: Place | null, limit) => eventsOf(db, memberId, after, limit)),
    );
  },
  erase: {
    after: [],
    run: (tx, memberId) => eraseVisits(tx, memberId),
  },
});

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
