import { HOURS_KNOWN, WEEKLY_HOURS, type WeeklyHours } from "@kompagnon/contract/matching/rules.ts";
import { BIT_COUNT } from "./bits.ts";

/**
 * A member's hours and weekly time: bits 0 to 23 are the hours of the day (UTC) of recent visits, the bits above hold the index
 * of their answer in WEEKLY_HOURS plus 1; 0 for no answer.
 */
export type PackedTimes = number;

const DAY_HOURS = 24;
const HOURS_MASK = 0xff_ffff;
/** Days of a period; the hours of this period and of the one before are stored. */
const PERIOD_DAYS = 14;
/** What the hours of a period take in what is stored. */
const PERIOD_SHIFT = 2 ** DAY_HOURS;

/** Hours as they are stored: bits 0 to 23 those of this period of days, 24 to 47 those of the period before. */
export type StoredHours = number;

/** The hours of the day of recent visits, as bits. */
const hoursOf = (stored: StoredHours): number => (stored % PERIOD_SHIFT) | Math.floor(stored / PERIOD_SHIFT);

/** The same as a list, ascending, 0 to 23. */
export const hourList = (stored: StoredHours): number[] =>
  Array.from({ length: DAY_HOURS }, (_, hour) => hour).filter((hour) => (hoursOf(stored) >>> hour) & 1);

/** The stored hours after a visit: `before` as of the last visit, both moments in days since 1970 (UTC). */
export function hoursAfter(before: StoredHours, lastVisit: number, now: number): StoredHours {
  const passed = Math.floor(now / PERIOD_DAYS) - Math.floor(lastVisit / PERIOD_DAYS);
  const current = before % PERIOD_SHIFT;
  const [earlier, these] =
    passed <= 0 ? [Math.floor(before / PERIOD_SHIFT), current] : [passed === 1 ? current : 0, 0];
  return earlier * PERIOD_SHIFT + (these | (1 << (Math.floor(now * DAY_HOURS) % DAY_HOURS)));
}

/** Packs hours and the weekly answer; `weekly`: the index in WEEKLY_HOURS plus 1, 0 for no answer. */
export const packTimes = (stored: StoredHours, weekly: number): PackedTimes =>
  hoursOf(stored) | (weekly << DAY_HOURS);

/** The index of a member's answer in WEEKLY_HOURS plus 1; 0 for no answer. */
export const weeklyPlace = (hours: string | null): number =>
  (WEEKLY_HOURS as readonly string[]).indexOf(hours ?? "") + 1;

/** What two have in a week if both said the same: of the place of one, and in words of the other. */
export const bothHave = (place: number, hours: string | null): WeeklyHours | null =>
  place > 0 && place === weeklyPlace(hours) ? (WEEKLY_HOURS[place - 1] ?? null) : null;

/** The times of a member without known hours and without an answer. */
export const NO_TIMES: PackedTimes = 0;

/** How well the times of a pair go together, against the average pair; 0 where they are not known. Symmetric. */
export interface TimesOfTwo {
  /** How far the hours in which they are here go together. */
  around: number;
  /** How near what they have in a week is. */
  pace: number;
}

/** The usual two, who are known. */
const USUAL_AROUND = 0.5;
const USUAL_DISTANCE = 1;

const countOf = (hours: number) =>
  (BIT_COUNT[hours & 2047] ?? 0) + (BIT_COUNT[(hours >>> 11) & 2047] ?? 0) + (BIT_COUNT[hours >>> 22] ?? 0);

/** The same hours, and those next to them: a member who came at eight may come at nine. */
const spread = (hours: number) =>
  (hours | (hours << 1) | (hours >>> 1) | (hours << (DAY_HOURS - 1)) | (hours >>> (DAY_HOURS - 1))) &
  HOURS_MASK;

/** How far hours go together, as the cosine of both; the usual where one of them is not known. */
function around(one: number, other: number): number {
  if (countOf(one) < HOURS_KNOWN || countOf(other) < HOURS_KNOWN) return 0;
  const mine = spread(one);
  const theirs = spread(other);
  return countOf(mine & theirs) / Math.sqrt(countOf(mine) * countOf(theirs)) - USUAL_AROUND;
}

/** Reads the times of a pair into `into`, which a whole pool reuses. */
export function readTimes(into: TimesOfTwo, one: PackedTimes, other: PackedTimes): void {
  into.around = around(one & HOURS_MASK, other & HOURS_MASK);
  const mine = one >>> DAY_HOURS;
  const theirs = other >>> DAY_HOURS;
  into.pace = mine && theirs ? USUAL_DISTANCE - Math.abs(mine - theirs) : 0;
}

export function timesOfTwo(one: PackedTimes, other: PackedTimes): TimesOfTwo {
  const times = { around: 0, pace: 0 };
  readTimes(times, one, other);
  return times;
}

const DAYS_REMEMBERED = 14;
const DAYS_UNTIL_FORGOTTEN = 6;
/** Assumed sessions per day of a member without any session; the initial value of a card. */
export const SESSIONS_PRIOR = 0.3;
/** A visit after this long is another session. */
export const SESSION_GAP_SECONDS = 30 * 60;

/** What a visit changes: sessions remembered, and sessions a day to be expected from now on. */
interface Attendance {
  sessions: number;
  resp: number;
}

/**
 * After a visit: earlier sessions fade with 14 days, and what is remembered is spread over the days known.
 * `daysAway`: since the visit before; `daysKnown`: since the member joined.
 */
export function attend(sessions: number, daysAway: number, daysKnown: number): Attendance {
  const remembered = sessions * Math.exp(-daysAway / DAYS_REMEMBERED) + 1;
  const days = Math.min(DAYS_REMEMBERED, daysKnown) + 2;
  return { sessions: remembered, resp: (remembered + SESSIONS_PRIOR) / days };
}

/** What is left of the sessions to be expected after one more day away, from the second day on. */
export const DAILY_FADE = Math.exp(-1 / DAYS_UNTIL_FORGOTTEN);
