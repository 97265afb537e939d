import {
  CONVERSION_TYPES,
  type ErrorType,
  FUNNEL_NAMES,
  FUNNELS,
  type TimeRange,
  type UserType,
} from "@kompagnon/contract/analytics/rules.ts";
import { namedSums } from "#features/analytics/dashboard/overview-queries.ts";
import { dayOf, guestOf, periodOf } from "#features/analytics/dashboard/range.ts";
import { retentionOf, type Source } from "#features/analytics/health/health.ts";
import { errorsSince, errorsSinceHour } from "#features/analytics/ingest/error-queries.ts";

const ERRORS_MAX = 50;
const share = (part: number, whole: number): number => (whole > 0 ? Number((part / whole).toFixed(4)) : 0);

const isConversion = (step: string): boolean => CONVERSION_TYPES.some((type) => type === step);

/** How far people come, whether they come again, and what gets in their way. */
export function createFunnels({ db, payments }: Source) {
  return {
    async funnels({ userType, timeRange }: { userType: UserType; timeRange: TimeRange }) {
      const { unit, from } = periodOf(timeRange);
      const rows = await namedSums(db, {
        unit,
        kinds: ["step", "conversion"],
        since: from,
        guest: guestOf(userType),
      });
      const countOf = (kind: string, name: string) =>
        rows.find((row) => row.kind === kind && row.name === name)?.n ?? 0;
      const items = FUNNEL_NAMES.map((name) => {
        const steps = FUNNELS[name].map((step) => ({
          step,
          sessions: countOf("step", `${name} ${step}`),
          // The same count as the overview's.
          total: isConversion(step) ? countOf("conversion", step) : null,
        }));
        const withShares = steps.map((one, at) => ({
          ...one,
          share: at === 0 ? 1 : share(one.sessions, steps[at - 1]?.sessions ?? 0),
        }));
        return { name, steps: withShares };
      });
      return { items };
    },
    retention: () => retentionOf({ db, payments }),
    async errors(timeRange: TimeRange) {
      const { unit, from } = periodOf(timeRange);
      const rows =
        unit === "hour"
          ? await errorsSinceHour(db, from, dayOf(from), ERRORS_MAX)
          : await errorsSince(db, dayOf(from), ERRORS_MAX);
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
