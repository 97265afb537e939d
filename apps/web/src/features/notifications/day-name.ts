import { dates, distances } from "#ui/formatters.ts";

const DAY_MS = 86_400_000;
const midnight = (time: string | number): number => new Date(time).setHours(0, 0, 0, 0);

/** A day as seen at `now` (ms): today and yesterday by name, others by date, this year's without the year. */
export function dayName(time: string, now: number, language: string): string {
  // A clock that runs behind the server's must not say "tomorrow"; days of 23 and 25 hours are rounded.
  const days = Math.max(0, Math.round((midnight(now) - midnight(time)) / DAY_MS));
  if (days < 2) return distances(language, { numeric: "auto" }).format(-days, "day");
  const thisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return dates(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(!thisYear && { year: "numeric" }),
  }).format(new Date(time));
}
