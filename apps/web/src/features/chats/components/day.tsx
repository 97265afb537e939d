import { useTranslation } from "#platform/use-translation.ts";
import { dates, distances } from "#ui/formatters.ts";

const DAY_MS = 86_400_000;
const midnight = (time: string | number): number => new Date(time).setHours(0, 0, 0, 0);
const daysAgo = (time: string): number =>
  Math.max(0, Math.round((midnight(Date.now()) - midnight(time)) / DAY_MS));
const yearOf = (time: string): Intl.DateTimeFormatOptions =>
  new Date(time).getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" };
const byName = (language: string, days: number): string =>
  distances(language, { numeric: "auto" }).format(-days, "day");

/** The heading of a day: today and yesterday by name, others by date, this year's without the year. */
export function Day({ time }: { time: string }) {
  const { i18n } = useTranslation("chats");
  const days = daysAgo(time);
  const words =
    days < 2
      ? byName(i18n.language, days)
      : dates(i18n.language, {
          weekday: "long",
          day: "numeric",
          month: "long",
          ...yearOf(time),
        }).format(new Date(time));
  return (
    <h3 className="my-4 text-center font-medium text-ink-soft text-xs">
      <time dateTime={time} className="inline-block first-letter:uppercase">
        {words}
      </time>
    </h3>
  );
}

/** When something was, in as few letters as possible: today's hour, yesterday, a weekday, a date. */
export function ShortMoment({ time, className }: { time: string; className?: string }) {
  const { i18n } = useTranslation("chats");
  const days = daysAgo(time);
  const options = (): Intl.DateTimeFormatOptions => {
    if (days === 0) return { timeStyle: "short" };
    return days < 7 ? { weekday: "short" } : { day: "numeric", month: "short", ...yearOf(time) };
  };
  const words =
    days === 1 ? byName(i18n.language, days) : dates(i18n.language, options()).format(new Date(time));
  return (
    <time dateTime={time} className={className}>
      {words}
    </time>
  );
}
