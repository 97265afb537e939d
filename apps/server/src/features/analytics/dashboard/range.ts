import type { TimeRange, UserType } from "@kompagnon/contract/analytics/rules.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS: Readonly<Record<TimeRange, number>> = { "24h": 1, "7d": 7, "30d": 30 };

/** Whether only guests (true) or members (false) are looked at; null: everybody. */
export const guestOf = (userType: UserType): boolean | null =>
  userType === "all" ? null : userType === "guests";

/** A time range in the unit of the totals: 24 hours including the running one, or a number of days including today. */
export function stretchOf(range: TimeRange, now = Date.now()) {
  const unit = range === "24h" ? ("hour" as const) : ("day" as const);
  const step = unit === "hour" ? HOUR_MS : DAY_MS;
  const count = unit === "hour" ? 24 : DAYS[range];
  const last = Math.floor(now / step) * step;
  const steps = Array.from({ length: count }, (_, at) => new Date(last - (count - 1 - at) * step));
  const since = new Date(last - (count - 1) * step);
  return { unit, since, steps, sinceDay: since.toISOString().slice(0, 10) };
}
