import { localTime } from "#features/notifications/public.ts";

/** The arithmetic of weeks: ISO weeks by each member's own clocks. A week is named by its Monday, as 2026-11-23. */

const DAY_MS = 86_400_000;
const FRIDAY = 5;
const TUESDAY = 2;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day n days after a day, before it if n is negative. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days);
/** The day of the week: 1 is Monday, 7 Sunday. The first day of 1970 was a Thursday. */
export const weekdayOf = (day: string): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1;
/** The Monday of the week that a day belongs to. */
export const weekOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
/** The Monday n weeks later. */
export const addWeeks = (week: string, weeks: number): string => addDays(week, 7 * weeks);
/** How many weeks lie between two Mondays. */
export const weeksBetween = (from: string, to: string): number => (numberOf(to) - numberOf(from)) / 7;

/** A moment as a member lives it. */
export type Now = { day: string; week: string; weekday: number; hour: number; minute: number };

/** What the clocks and calendars of a zone say at a moment. */
export function nowIn(timeZone: string, at: Date): Now {
  const { day, hour, minute } = localTime(timeZone, at);
  return { day, week: weekOf(day), weekday: weekdayOf(day), hour, minute };
}

/** The fields of an entry that decide which changes are allowed. */
type GoalState = { goal: string | null; goalDay: string | null; outcome: string | null };

/** A first goal is welcome on any day; it is changed until Tuesday night, or on the day it was set. */
export const canSetGoal = ({ day, weekday }: Now, entry: GoalState | null): boolean =>
  !entry || (entry.outcome === null && (entry.goal === null || weekday <= TUESDAY || entry.goalDay === day));

/** A member with a goal can check in from Friday until the week is over, and change their answer. */
export const canCheckIn = ({ weekday }: Now, entry: GoalState | null): boolean =>
  weekday >= FRIDAY && entry !== null && entry.goal !== null;

/** Paused weeks, from one Monday to another. */
export type Pause = { fromWeek: string; untilWeek: string; endedAt: Date | null };
/** Whether a week rests. */
export const rests = (pauses: readonly Pause[], week: string): boolean =>
  pauses.some(({ fromWeek, untilWeek }) => fromWeek <= week && week <= untilWeek);
/** The pause that is on in a week and was not ended early, if there is one. */
export const pauseIn = <R extends Pause>(pauses: readonly R[], week: string): R | null =>
  pauses.find((one) => one.endedAt === null && rests([one], week)) ?? null;

/**
 * Weeks in a row with a check-in, counted back from the one that is now. That one does not break the row before it is over,
 * and weeks that rest never do.
 */
export function streakOf(checkedIn: readonly string[], pauses: readonly Pause[], now: string): number {
  const done = new Set(checkedIn);
  const first = checkedIn.reduce((least, week) => (week < least ? week : least), now);
  let streak = 0;
  for (let week = now; week >= first; week = addWeeks(week, -1)) {
    if (done.has(week)) streak += 1;
    else if (week !== now && !rests(pauses, week)) break;
  }
  return streak;
}

/** By how many minutes the clocks of a zone are ahead of UTC at a moment. */
export function offsetOf(timeZone: string, at: Date): number {
  const { day, hour, minute } = nowIn(timeZone, at);
  const there = numberOf(day) * 24 * 60 + hour * 60 + minute;
  return there - Math.floor(at.getTime() / 60_000);
}
