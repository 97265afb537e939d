import { describe, expect, test } from "vitest";
import {
  addDays,
  addWeeks,
  canCheckIn,
  canSetGoal,
  nowIn,
  offsetOf,
  type Pause,
  rests,
  streakOf,
  weekdayOf,
  weekOf,
  weeksBetween,
} from "#features/pods/weeks/weeks.ts";

/** The same numbers at every run, from 0 to just below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/Los_Angeles",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "UTC",
];
const MINUTE = 60_000;

/** The ISO week of a day as the calendar's rule has it: the one that its Thursday's year counts. */
function isoWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const year = date.getUTCFullYear();
  const week = Math.ceil(((date.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
  return `${year}-W${week}`;
}

describe("weeks", () => {
  test("begin on Monday, end on Sunday, and are the ISO weeks of their days", () => {
    const next = numbers(7);
    for (let n = 0; n < 5000; n++) {
      const day = addDays("2000-01-01", Math.floor(next() * 36_500));
      const week = weekOf(day);
      expect(weekdayOf(week)).toBe(1);
      expect(week <= day && day <= addDays(week, 6)).toBe(true);
      expect(weekOf(addDays(week, 6))).toBe(week);
      expect(weekOf(addDays(week, 7))).toBe(addWeeks(week, 1));
      expect(weeksBetween(week, addWeeks(week, 53))).toBe(53);
      expect(isoWeek(week)).toBe(isoWeek(day));
      expect(new Date(`${day}T00:00:00Z`).getUTCDay() || 7).toBe(weekdayOf(day));
    }
  });

  test("never go back where one stays, nor leave one out, whatever the clocks are set to", () => {
    const next = numbers(11);
    for (const zone of ZONES) {
      let before = nowIn(zone, new Date("2026-01-01T00:00:00Z"));
      for (let at = Date.parse("2026-01-01T00:00:00Z"); at < Date.parse("2027-06-01T00:00:00Z"); ) {
        at += Math.floor(next() * 60 * 60 * 24) * 1000;
        const now = nowIn(zone, new Date(at));
        expect([before.week, addWeeks(before.week, 1)]).toContain(now.week);
        expect(now.day >= before.day).toBe(true);
        before = now;
      }
    }
  });

  test("are those of each member's own calendar", () => {
    // Sunday noon in Berlin: Monday has begun on the Line Islands, and not ended being Saturday in Samoa by much.
    const at = new Date("2026-11-22T11:00:00Z");
    expect(nowIn("Pacific/Kiritimati", at)).toMatchObject({ week: "2026-11-23", weekday: 1, hour: 1 });
    expect(nowIn("Europe/Berlin", at)).toMatchObject({ week: "2026-11-16", weekday: 7, hour: 12 });
    expect(nowIn("America/Los_Angeles", at)).toMatchObject({ week: "2026-11-16", weekday: 7, hour: 3 });
    expect(nowIn("Pacific/Pago_Pago", at)).toMatchObject({ day: "2026-11-22", hour: 0 });
  });

  test("have their ends at midnight also when the clocks change in their last night", () => {
    // Berlin sets its clocks forward on 2027-03-28, and back on 2026-10-25; both are Sundays.
    for (const [last, first, week] of [
      ["2027-03-28T21:59:00Z", "2027-03-28T22:00:00Z", "2027-03-29"],
      ["2026-10-25T22:59:00Z", "2026-10-25T23:00:00Z", "2026-10-26"],
    ] as const) {
      expect(nowIn("Europe/Berlin", new Date(last)).week).toBe(addWeeks(week, -1));
      expect(nowIn("Europe/Berlin", new Date(first))).toMatchObject({ week, weekday: 1, hour: 0, minute: 0 });
    }
  });

  test("clocks are ahead of UTC by what they show", () => {
    const at = new Date("2026-07-01T10:20:30Z");
    expect(ZONES.map((zone) => offsetOf(zone, at))).toEqual([840, -660, -420, 120, 345, 630, 0]);
    expect(offsetOf("Europe/Berlin", new Date(at.getTime() + 200 * 24 * 60 * MINUTE))).toBe(60);
  });
});

describe("what may be done with a goal", () => {
  const on = (day: string) => ({ ...nowIn("UTC", new Date(`${day}T12:00:00Z`)) });
  const entry = (goalDay: string, outcome: string | null = null) => ({
    goal: "Drei Anrufe",
    goalDay,
    outcome,
  });

  test("it is set on any day, and changed until Tuesday or on its own day", () => {
    for (let n = 0; n < 7; n++) expect(canSetGoal(on(addDays("2026-11-23", n)), null)).toBe(true);
    const monday = entry("2026-11-23");
    expect([0, 1, 2, 3].map((n) => canSetGoal(on(addDays("2026-11-23", n)), monday))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(canSetGoal(on("2026-11-26"), entry("2026-11-26"))).toBe(true);
    expect(canSetGoal(on("2026-11-27"), entry("2026-11-26"))).toBe(false);
    expect(canSetGoal(on("2026-11-27"), entry("2026-11-27", "done"))).toBe(false);
    expect(canSetGoal(on("2026-11-27"), { goal: null, goalDay: null, outcome: null })).toBe(true);
  });

  test("it is looked back on from Friday to Sunday", () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((n) =>
      canCheckIn(on(addDays("2026-11-23", n)), entry("2026-11-23")),
    );
    expect(days).toEqual([false, false, false, false, true, true, true]);
    expect(canCheckIn(on("2026-11-27"), null)).toBe(false);
  });
});

describe("a streak", () => {
  const NOW = "2026-11-23";
  const back = (...weeks: number[]) => weeks.map((n) => addWeeks(NOW, -n));
  const pause = (from: number, until: number): Pause => ({
    fromWeek: addWeeks(NOW, -from),
    untilWeek: addWeeks(NOW, -until),
    endedAt: null,
  });

  test("counts weeks in a row; the one that is now does not break it", () => {
    expect(streakOf([], [], NOW)).toBe(0);
    expect(streakOf(back(1, 2, 3), [], NOW)).toBe(3);
    expect(streakOf(back(0, 1, 2, 3), [], NOW)).toBe(4);
    expect(streakOf(back(2, 3), [], NOW)).toBe(0);
    expect(streakOf(back(0, 2, 3), [], NOW)).toBe(1);
  });

  test("goes on behind a pause, and counts what was done in it", () => {
    expect(streakOf(back(0, 3, 4), [pause(2, 1)], NOW)).toBe(3);
    expect(streakOf(back(0, 2, 4), [pause(3, 1)], NOW)).toBe(3);
    expect(streakOf(back(0, 4), [pause(2, 1)], NOW)).toBe(1);
    expect(streakOf(back(5), [pause(4, 0)], NOW)).toBe(1);
  });

  test("is what counting forwards gives, for any weeks and pauses", () => {
    const next = numbers(23);
    for (let n = 0; n < 3000; n++) {
      const length = 1 + Math.floor(next() * 30);
      const weeks = Array.from({ length }, (_, at) => addWeeks(NOW, at + 1 - length));
      const done = weeks.filter(() => next() < 0.7);
      const from = Math.floor(next() * length);
      const pauses = next() < 0.5 ? [pause(from, Math.floor(next() * (from + 1)))] : [];
      let forwards = 0;
      for (const week of weeks) {
        if (done.includes(week)) forwards += 1;
        else if (week !== NOW && !rests(pauses, week)) forwards = 0;
      }
      expect(streakOf(done, pauses, NOW)).toBe(forwards);
    }
  });
});
