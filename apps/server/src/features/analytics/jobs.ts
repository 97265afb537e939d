import { KEPT_DAYS } from "@kompagnon/contract/analytics/rules.ts";
import { workOnLateErasure } from "#features/analytics/consent/consent.ts";
import { workOutWeeks } from "#features/analytics/health/health.ts";
import { forgetSalts, makeDays } from "#features/analytics/ingest/day-queries.ts";
import { dayText } from "#features/analytics/ingest/sums.ts";
import { attachReports, sendReports } from "#features/analytics/reports/reports.ts";
import { findLost, finishIdle } from "#features/analytics/retention/finish-queries.ts";
import { forgetOlder } from "#features/analytics/retention/forget-queries.ts";
import type { Platform } from "#platform/platform.ts";

/** Visits finished per transaction. */
const FINISHED_AT_ONCE = 1_000;

/** What analytics does by the clock. */
export function analyticsJobs(platform: Platform): void {
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
