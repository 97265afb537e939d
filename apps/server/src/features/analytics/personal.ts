import { eraseVisits, findConsent } from "#features/analytics/consent/consent-queries.ts";
import { ingestOf } from "#features/analytics/ingest/ingest.ts";
import {
  eventsOf,
  type Place,
  reportsOf,
  sessionsOf,
  viewsOf,
} from "#features/analytics/personal-queries.ts";
import { jsonFile, jsonListFile, type PersonalData, rowsOf } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What analytics holds about a member: what they chose, and the visits they agreed to. */
export const analyticsPersonal = (platform: Platform): PersonalData => ({
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
