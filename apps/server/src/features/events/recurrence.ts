import { EVENT_DAYS_AHEAD, type EventRepeat } from "@kompagnon/contract/events/rules.ts";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

/** When an event begins and is repeated, by the clocks of its time zone. */
export type Rhythm = { starts: string; timeZone: string; repeats: EventRepeat; until: string | null };
/** A date that the rule gives: `day` by the event's clocks. */
export type RuleDate = { day: string; startsAt: Date };

const DAY_MS = 86_400_000;
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
/** From this week of a month on, the last one is meant: not every month has a fifth. */
const LAST_WEEK = 5;

const zoned = (local: string, timeZone: string) =>
  // Within the gap of a change to summer time the clocks show a later time, as RFC 5545 (3.3.5) says.
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: "compatible" });

/** The moment at which the clocks of a zone show a time; of two such moments the first. */
export const instantOf = (local: string, timeZone: string): Date =>
  new Date(zoned(local, timeZone).epochMilliseconds);

/** What the clocks of a zone show at a moment, as 2026-11-23T19:00. */
export const localOf = (at: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });

/** The day of a local time. */
export const dayOfLocal = (local: string): string => local.slice(0, 10);

/** The weekday of a month: `2TU` for its second Tuesday, `-1TU` for its last. */
function weekdayOfMonth(starts: string): string {
  const { day, dayOfWeek } = Temporal.PlainDate.from(dayOfLocal(starts));
  const week = Math.ceil(day / 7);
  return `${week === LAST_WEEK ? -1 : week}${WEEKDAYS[dayOfWeek - 1]}`;
}

const basic = (text: string): string => text.replace(/[-:]/g, "");
/** The last moment of a day, in the form of RFC 5545: in UTC, as DTSTART names a zone. */
const endOfDay = (day: string, timeZone: string): string => {
  const last = zoned(`${day}T23:59`, timeZone).add({ seconds: 59 });
  return `${basic(last.toInstant().toString({ smallestUnit: "second" }))}`;
};

/** The rule of RFC 5545 (RRULE); null for an event that is not repeated. */
export function ruleOf({ starts, timeZone, repeats, until }: Rhythm): string | null {
  const end = until === null ? "" : `;UNTIL=${endOfDay(until, timeZone)}`;
  switch (repeats) {
    case "none":
      return null;
    case "weekly":
      return `FREQ=WEEKLY${end}`;
    case "fortnightly":
      return `FREQ=WEEKLY;INTERVAL=2${end}`;
    case "monthly":
      return `FREQ=MONTHLY;BYDAY=${weekdayOfMonth(starts)}${end}`;
  }
}

/** A year from a moment: dates behind it are not known. */
export const yearFrom = (at: Date): Date => new Date(at.getTime() + EVENT_DAYS_AHEAD * DAY_MS);

/** The dates that begin between two moments; of an event that is not repeated its only one. */
export function datesOf(rhythm: Rhythm, from: Date, until = yearFrom(from)): RuleDate[] {
  const { starts, timeZone } = rhythm;
  const rule = ruleOf(rhythm);
  if (rule === null) return [{ day: dayOfLocal(starts), startsAt: instantOf(starts, timeZone) }];
  const series = new RRuleTemporal({ rruleString: rule, dtstart: zoned(starts, timeZone) });
  return series.between(from, until, true).map((at) => ({
    day: at.toString().slice(0, 10),
    startsAt: new Date(at.epochMilliseconds),
  }));
}

/** When the next date of the rule begins, by its own clocks; the first one if all are over. */
export function nextStart(rhythm: Rhythm, now: Date): string {
  const [next] = rhythm.repeats === "none" ? [] : datesOf(rhythm, now);
  return next ? localOf(next.startsAt, rhythm.timeZone) : rhythm.starts;
}
