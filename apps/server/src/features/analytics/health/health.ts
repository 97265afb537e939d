import type { ProductHealthWeek } from "@kompagnon/contract/analytics/report-model.ts";
import { HEALTH_WEEKS, RETENTION_WEEKS } from "@kompagnon/contract/analytics/rules.ts";
import { asFigures, exposureOf, hasExposure } from "#features/analytics/health/exposure.ts";
import {
  cohorts,
  exposureIn,
  figuresOf,
  keepCohort,
  keepWeek,
  latenciesOf,
  paidNewcomers,
  readWeeks,
} from "#features/analytics/health/health-queries.ts";
import { quantile } from "#features/analytics/health/latency.ts";
import type { Platform } from "#platform/platform.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday of the calendar that computers count by. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** The Monday (UTC) at or before a moment. */
const mondayOf = (at: number): number =>
  Math.floor((at - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;

/** What the figures are computed from. */
export type Source = Pick<Platform, "db"> & { payments: Pick<Platform["payments"], "livemode"> };

/** Works one week out and keeps it. */
async function workOut(db: Platform["db"], monday: number): Promise<void> {
  const from = new Date(monday);
  const to = new Date(monday + WEEK_MS);
  const figures = await figuresOf(db, { from, to });
  const times = await latenciesOf(db, dayOf(monday), dayOf(monday + WEEK_MS));
  await keepWeek(db, dayOf(monday), {
    ...figures,
    ...asFigures(await exposureIn(db, { from, to })),
    deck_p50_ms: quantile(times, 0.5),
    deck_p99_ms: quantile(times, 0.99),
  });
}

/** Works out the running week and the one before, whose newcomers have had their time by now, and whatever is missing. */
export async function workOutWeeks({ db, payments }: Source): Promise<void> {
  const now = mondayOf(Date.now());
  const kept = await readWeeks(db, HEALTH_WEEKS);
  const known = new Set(kept.filter(({ figures }) => hasExposure(figures)).map(({ week }) => week));
  for (let nth = HEALTH_WEEKS - 1; nth >= 0; nth -= 1) {
    const monday = now - nth * WEEK_MS;
    if (nth < 2 || !known.has(dayOf(monday))) await workOut(db, monday);
  }
  // Money goes back weeks after it was paid: what became of all newcomers is counted again.
  const oldest = new Date(now - (HEALTH_WEEKS - 1) * WEEK_MS);
  for (const { week, share } of await paidNewcomers(db, oldest, payments.livemode))
    await keepWeek(db, week, { premium_conversion: share });
  await workOutCohorts(db);
}

/** Counts which members came again, by the week of their first visit: too much to count at each look. */
async function workOutCohorts(db: Platform["db"]): Promise<void> {
  const weeks = new Map<string, Record<string, number>>();
  for (const { first, nth, n } of await cohorts(db, RETENTION_WEEKS))
    weeks.set(first, { ...weeks.get(first), [`cohort_${nth}`]: n });
  for (const [week, figures] of weeks) await keepCohort(db, week, figures);
}

const runningByDatabase = new WeakMap<Platform["db"], Promise<void>>();

/** The newest weeks as they were worked out. The clock does that; only the very first look waits for it. */
async function knownWeeks(platform: Source, weeks: number) {
  const { db } = platform;
  const found = await readWeeks(db, weeks);
  if (found.length > 0) return found;
  const first =
    runningByDatabase.get(db) ?? workOutWeeks(platform).finally(() => runningByDatabase.delete(db));
  runningByDatabase.set(db, first);
  await first;
  return readWeeks(db, weeks);
}

/** How the product did, the newest week first. */
export async function productHealth(platform: Source, weeks: number) {
  const running = dayOf(mondayOf(Date.now()));
  const found = await knownWeeks(platform, weeks);
  return { items: found.map(({ week, figures }) => present(week, figures, week === running)) };
}

/** Members shown in the decks, the newest week first. */
export async function productExposure(platform: Source, weeks: number) {
  const running = dayOf(mondayOf(Date.now()));
  const found = await knownWeeks(platform, weeks);
  return { items: found.map(({ week, figures }) => exposureOf(week, week === running, figures)) };
}

/** Which members came again, by the week of their first visit, the newest first. */
export async function retentionOf(platform: Source) {
  const found = await knownWeeks(platform, RETENTION_WEEKS);
  const items = found.flatMap(({ week, figures }) => {
    const members = figures["cohort_0"] ?? 0;
    if (members === 0) return [];
    const passed = Math.floor((Date.now() - Date.parse(week)) / WEEK_MS);
    const shares = Array.from({ length: passed + 1 }, (_, nth) =>
      Number(((figures[`cohort_${nth}`] ?? 0) / members).toFixed(4)),
    );
    return [{ week, members, shares }];
  });
  return { items };
}

function present(week: string, figures: Record<string, number | null>, running: boolean): ProductHealthWeek {
  const count = (name: string) => figures[name] ?? 0;
  const value = (name: string) => figures[name] ?? null;
  return {
    week,
    running,
    members_joined: count("members_joined"),
    swipes: count("swipes"),
    matches: count("matches"),
    matches_per_100_swipes: value("matches_per_100_swipes"),
    newcomers_matched_72h: value("newcomers_matched_72h"),
    exposure_gini: value("exposure_gini"),
    replies_within_day: value("replies_within_day"),
    trials_started: count("trials_started"),
    premium_members: count("premium_members"),
    premium_conversion: value("premium_conversion"),
    invites_redeemed: count("invites_redeemed"),
    deck_p50_ms: value("deck_p50_ms"),
    deck_p99_ms: value("deck_p99_ms"),
  };
}
