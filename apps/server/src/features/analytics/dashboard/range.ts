import type { TimeRange, UserType } from "@kompagnon/contract/analytics/rules.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS: Readonly<Record<TimeRange, number>> = { "24h": 1, "7d": 7, "30d": 30 };

/** Whether only guests (true) or members (false) are looked at; null: everybody. */
export const guestOf = (userType: UserType): boolean | null =>
  userType === "all" ? null : userType === "guests";

/** From one moment on and before another. */
export type Span = { from: Date; to: Date };

/** A time range in the unit of the totals: 24 hours including the running one, or a number of days (UTC) including today. */
export type Period = Span & {
  unit: "hour" | "day";
  /** The beginning of each hour or day. */
  steps: readonly Date[];
};

export function periodOf(range: TimeRange, now = Date.now()): Period {
  const unit = range === "24h" ? ("hour" as const) : ("day" as const);
  const step = unit === "hour" ? HOUR_MS : DAY_MS;
  const count = unit === "hour" ? 24 : DAYS[range];
  const last = Math.floor(now / step) * step;
  const steps = Array.from({ length: count }, (_, at) => new Date(last - (count - 1 - at) * step));
  return { unit, steps, from: new Date(last - (count - 1) * step), to: new Date(last + step) };
}

/**
 * What can be compared with the period before: the hours or days of a period that are over, and as many of the same kind one
 * period earlier. The running one would make every figure fall.
 */
export function comparedSpans({ unit, steps, from, to }: Period): { now: Span; before: Span } {
  const step = unit === "hour" ? HOUR_MS : DAY_MS;
  const length = steps.length * step;
  const running = new Date(to.getTime() - step);
  return {
    now: { from, to: running },
    before: { from: new Date(from.getTime() - length), to: new Date(running.getTime() - length) },
  };
}

/** The day of a moment (UTC), as PostgreSQL reads it. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
