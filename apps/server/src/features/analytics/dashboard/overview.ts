import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import {
  ACTIVE_MINUTES,
  OVERVIEW_POLL_MS,
  type TimeRange,
  type UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import {
  courseOf,
  membersHere,
  namedSums,
  underWay,
} from "#features/analytics/dashboard/overview-queries.ts";
import { guestOf, stretchOf } from "#features/analytics/dashboard/range.ts";
import { shared } from "#features/analytics/dashboard/shared.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

const TOP = 10;
const KINDS = ["path", "device", "browser", "country", "referrer", "feature", "conversion"];
/** Different members of a month take longer to count: for so long one count will do. */
const MEMBERS_KEPT_MS = 60_000;

type Filter = { userType: UserType; timeRange: TimeRange };
type Course = Awaited<ReturnType<typeof courseOf>>;
type Named = Awaited<ReturnType<typeof namedSums>>;

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** The overview of a time range; refreshed slightly faster than dashboards poll. */
export function createOverview({ db }: Pick<Platform, "db">) {
  const answers = shared<AnalyticsOverview>(OVERVIEW_POLL_MS - 1_000);
  const members = shared<number>(MEMBERS_KEPT_MS);
  const uniqueMembers = (day: string) => members(day, () => membersHere(db, day));
  return (filter: Filter) =>
    answers(`${filter.userType} ${filter.timeRange}`, () => makeOverview(db, filter, uniqueMembers));
}

async function makeOverview(
  db: Queryable,
  { userType, timeRange }: Filter,
  uniqueMembers: (day: string) => Promise<number>,
): Promise<AnalyticsOverview> {
  const guest = guestOf(userType);
  const { unit, since, steps, sinceDay } = stretchOf(timeRange);
  const [course, named, now, here] = await Promise.all([
    courseOf(db, unit, since, guest),
    namedSums(db, unit, KINDS, since, guest),
    underWay(db, guest, ACTIVE_MINUTES, since),
    guest === true ? 0 : uniqueMembers(sinceDay),
  ]);
  const sum = (field: Exclude<keyof Course[number], "at">) =>
    course.reduce((total, row) => total + (row[field] ?? 0), 0);
  const sessions = sum("sessions");
  const seen = sum("finished") + now.open;
  return {
    totalSessions: sessions,
    activeSessions: now.active,
    avgSessionDuration: rounded(ratio(sum("seconds") + now.seconds, seen)),
    conversionRate: rounded(ratio(sum("converted"), sessions), 4),
    uniqueUsers: sum("guests") + here,
    guestSessions: sum("guestSessions"),
    avgPagesPerSession: rounded(ratio(sum("pages") + now.pages, seen), 2),
    totalEvents: sum("events"),
    totalClicks: sum("clicks"),
    totalViews: sum("views"),
    countedViews: sum("counted"),
    totalErrors: sum("errors"),
    topPages: of(named, "path").map((row) => ({
      page_path: row.name,
      views: row.n + row.counted,
      avg_time: row.measured > 0 ? rounded(row.seconds / row.measured) : null,
      avg_scroll_depth: row.measured > 0 ? rounded(row.depth / row.measured) : null,
    })),
    series: seriesOf(course, steps),
    devices: counts(named, "device"),
    browsers: counts(named, "browser"),
    countries: counts(named, "country"),
    referrers: counts(named, "referrer"),
    features: of(named, "feature").map((row) => ({
      name: row.name,
      count: row.n,
      avg_seconds: rounded(ratio(row.seconds, row.measured)),
    })),
    conversions: counts(named, "conversion"),
  };
}

const of = (named: Named, kind: string): Named => named.filter((row) => row.kind === kind).slice(0, TOP);
const counts = (named: Named, kind: string) => of(named, kind).map(({ name, n }) => ({ name, count: n }));

/** Every hour or day of the stretch, those without a visit as well. */
function seriesOf(course: Course, steps: readonly Date[]): AnalyticsOverview["series"] {
  const found = new Map(course.map((row) => [row.at.getTime(), row]));
  return steps.map((at) => {
    const row = found.get(at.getTime());
    return {
      at: at.toISOString(),
      sessions: row?.sessions ?? 0,
      views: row?.views ?? 0,
      counted: row?.counted ?? 0,
      events: row?.events ?? 0,
      errors: row?.errors ?? 0,
    };
  });
}
