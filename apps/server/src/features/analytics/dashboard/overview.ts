import type { AnalyticsOverview } from "@kompagnon/contract/analytics/dashboard-model.ts";
import {
  ACTIVE_MINUTES,
  OVERVIEW_FIGURES,
  OVERVIEW_POLL_MS,
  type OverviewFigure,
  type TimeRange,
  type UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import {
  courseOf,
  currentActivity,
  firstHour,
  namedSums,
  visitorsOf,
} from "#features/analytics/dashboard/overview-queries.ts";
import {
  comparedSpans,
  guestOf,
  type Period,
  periodOf,
  type Span,
} from "#features/analytics/dashboard/range.ts";
import { shared } from "#features/analytics/dashboard/shared.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

const TOP = 10;
const KINDS = ["path", "device", "browser", "country", "referrer", "feature", "conversion"];
/** What changes by the hour at most, or takes long to count, is counted once in this time. */
const SLOW_KEPT_MS = 60_000;

type Filter = { userType: UserType; timeRange: TimeRange };
type Course = Awaited<ReturnType<typeof courseOf>>;
type Named = Awaited<ReturnType<typeof namedSums>>;
type Figures = Record<OverviewFigure, number>;
type Changes = AnalyticsOverview["changes"];

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** The overview of a time range; refreshed slightly faster than dashboards poll. */
export function createOverview({ db }: Pick<Platform, "db">) {
  const answers = shared<AnalyticsOverview>(OVERVIEW_POLL_MS - 1_000);
  const visitors = shared<number>(SLOW_KEPT_MS);
  const changes = shared<Changes>(SLOW_KEPT_MS);
  return ({ userType, timeRange }: Filter) =>
    answers(`${userType} ${timeRange}`, () => {
      const guest = guestOf(userType);
      const period = periodOf(timeRange);
      const key = `${userType} ${period.unit} ${period.from.getTime()}`;
      const count = () => visitorsOf(db, period.unit, period, guest);
      // The visits of a day are counted quickly, the members of a month are not.
      const visitorCount = period.unit === "hour" ? count() : visitors(key, count);
      return makeOverview(db, {
        guest,
        period,
        visitorCount,
        changes: changes(key, () => changesOf(db, period, guest)),
      });
    });
}

type OverviewQuery = {
  guest: boolean | null;
  period: Period;
  visitorCount: Promise<number>;
  changes: Promise<Changes>;
};

async function makeOverview(
  db: Queryable,
  { guest, period, visitorCount, changes }: OverviewQuery,
): Promise<AnalyticsOverview> {
  const [course, named, now, visitors, changed] = await Promise.all([
    courseOf(db, period.unit, period, guest),
    namedSums(db, { unit: period.unit, kinds: KINDS, since: period.from, guest }),
    currentActivity(db, guest, ACTIVE_MINUTES, period.from),
    visitorCount,
    changes,
  ]);
  return {
    ...figuresOf(course, visitors, now),
    activeSessions: now.active,
    changes: changed,
    topPages: of(named, "path").map((row) => ({
      page_path: row.name,
      views: row.n + row.counted,
      avg_time: row.measured > 0 ? rounded(row.seconds / row.measured) : null,
      avg_scroll_depth: row.measured > 0 ? rounded(row.depth / row.measured) : null,
    })),
    series: seriesOf(course, period.steps),
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

const FINISHED = { open: 0, seconds: 0, pages: 0 };

/** The definition of every figure: overview, comparison, table and paper read them here. */
function figuresOf(course: Course, visitors: number, open: typeof FINISHED): Figures {
  const sum = (field: Exclude<keyof Course[number], "at">) =>
    course.reduce((total, row) => total + (row[field] ?? 0), 0);
  const sessions = sum("sessions");
  const seen = sum("finished") + open.open;
  return {
    totalSessions: sessions,
    uniqueUsers: visitors,
    guestSessions: sum("guestSessions"),
    avgSessionDuration: rounded(ratio(sum("seconds") + open.seconds, seen)),
    avgPagesPerSession: rounded(ratio(sum("pages") + open.pages, seen), 2),
    conversionRate: rounded(ratio(sum("converted"), sessions), 4),
    totalViews: sum("views") + sum("counted"),
    countedViews: sum("counted"),
    totalEvents: sum("events"),
    totalClicks: sum("clicks"),
    totalErrors: sum("errors"),
  };
}

/** How the figures changed against the period before, as shares; null while there is no whole period before. */
async function changesOf(db: Queryable, period: Period, guest: boolean | null): Promise<Changes> {
  const { now, before } = comparedSpans(period);
  const first = await firstHour(db);
  if (!first || first > before.from) return null;
  const figuresIn = async (span: Span) => {
    const [course, visitors] = await Promise.all([
      courseOf(db, period.unit, span, guest),
      visitorsOf(db, period.unit, span, guest),
    ]);
    return figuresOf(course, visitors, FINISHED);
  };
  const [current, earlier] = await Promise.all([figuresIn(now), figuresIn(before)]);
  const changes = OVERVIEW_FIGURES.map((figure) => [
    figure,
    earlier[figure] > 0 ? rounded(current[figure] / earlier[figure] - 1, 4) : null,
  ]);
  return Object.fromEntries(changes);
}

const of = (named: Named, kind: string): Named => named.filter((row) => row.kind === kind).slice(0, TOP);
const counts = (named: Named, kind: string) => of(named, kind).map(({ name, n }) => ({ name, count: n }));

/** Every hour or day of the period, those without a visit as well. */
function seriesOf(course: Course, steps: readonly Date[]): AnalyticsOverview["series"] {
  const found = new Map(course.map((row) => [row.at.getTime(), row]));
  return steps.map((at) => {
    const row = found.get(at.getTime());
    return {
      at: at.toISOString(),
      sessions: row?.sessions ?? 0,
      views: (row?.views ?? 0) + (row?.counted ?? 0),
      counted: row?.counted ?? 0,
      events: row?.events ?? 0,
      errors: row?.errors ?? 0,
    };
  });
}
