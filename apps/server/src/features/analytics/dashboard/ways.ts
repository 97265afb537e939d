import {
  type ErrorType,
  FUNNEL_NAMES,
  FUNNELS,
  type TimeRange,
  type UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import { namedSums } from "#features/analytics/dashboard/overview-queries.ts";
import { guestOf, stretchOf } from "#features/analytics/dashboard/range.ts";
import { errorsSince, errorsSinceHour } from "#features/analytics/dashboard/way-queries.ts";
import { retentionOf } from "#features/analytics/health/health.ts";
import type { Platform } from "#platform/platform.ts";

const ERRORS_MAX = 50;
const share = (part: number, whole: number): number => (whole > 0 ? Number((part / whole).toFixed(4)) : 0);

/** How far people come, whether they come again, and what gets in their way. */
export function createWays({ db }: Pick<Platform, "db">) {
  return {
    async funnels({ userType, timeRange }: { userType: UserType; timeRange: TimeRange }) {
      const { unit, since } = stretchOf(timeRange);
      const rows = await namedSums(db, unit, ["step"], since, guestOf(userType));
      const counts = new Map(rows.map(({ name, n }) => [name, n]));
      const items = FUNNEL_NAMES.map((name) => {
        const steps = FUNNELS[name].map((step) => ({ step, sessions: counts.get(`${name} ${step}`) ?? 0 }));
        const withShares = steps.map((one, at) => ({
          ...one,
          share: at === 0 ? 1 : share(one.sessions, steps[at - 1]?.sessions ?? 0),
        }));
        return { name, steps: withShares };
      });
      return { items };
    },
    retention: () => retentionOf({ db }),
    async errors(timeRange: TimeRange) {
      const { unit, since, sinceDay } = stretchOf(timeRange);
      const rows =
        unit === "hour"
          ? await errorsSinceHour(db, since, sinceDay, ERRORS_MAX)
          : await errorsSince(db, sinceDay, ERRORS_MAX);
      const items = rows.map((row) => ({
        id: row.id,
        error_type: row.type as ErrorType,
        message: row.message,
        source_file: row.source, // as stored
        line_number: row.line,
        stack: row.stack,
        page_url: row.path,
        browser_name: row.browser,
        count: row.n,
        first_at: row.firstAt.toISOString(),
        last_at: row.lastAt.toISOString(),
      }));
      return { items };
    },
  };
}
