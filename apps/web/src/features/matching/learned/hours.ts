import { localeOf } from "@kompagnon/messages/languages.ts";
import { dates } from "#ui/formatters.ts";

const DAY_HOURS = 24;

/** Hours of the day (0 to 23) that follow one another, over midnight as well: where each stretch begins, and how long it is. */
export function stretchesOf(hours: readonly number[]): { from: number; length: number }[] {
  const here = new Set(hours);
  if (here.size === DAY_HOURS) return [{ from: 0, length: DAY_HOURS }];
  return [...here]
    .filter((hour) => !here.has((hour + DAY_HOURS - 1) % DAY_HOURS))
    .map((from) => {
      let length = 1;
      while (here.has((from + length) % DAY_HOURS)) length++;
      return { from, length };
    });
}

/**
 * Hours of the day in UTC as times of the member's clock: '18:00–21:00 and 23:00–00:00'. `day`: any moment of the day whose clock
 * counts.
 */
export function timesOf(hours: readonly number[], language: string, day = new Date()): string {
  const clock = dates(language, { hour: "numeric", minute: "numeric" });
  const at = (hour: number) =>
    new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
  const ranges = stretchesOf(hours)
    .map(({ from, length }) => ({ begins: at(from), ends: at(from + length) }))
    .sort((a, b) => minutesOf(a.begins) - minutesOf(b.begins))
    .map(({ begins, ends }) => `${clock.format(begins)}–${clock.format(ends)}`);
  return new Intl.ListFormat(localeOf(language)).format(ranges);
}

/** The minutes of a time on the member's own day. */
const minutesOf = (time: Date): number => time.getHours() * 60 + time.getMinutes();
