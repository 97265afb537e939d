import { describe, expect, it } from "vitest";
import {
  bothHave,
  hourList,
  hoursAfter,
  NO_TIMES,
  packTimes,
  type StoredHours,
  timesOfTwo,
  weeklyPlace,
} from "./times.ts";

/** A day that begins a period of fourteen. */
const START = 14 * 1470;
/** What is remembered of visits, as days since 1970. */
const after = (...visits: number[]): StoredHours =>
  visits.reduce((stored, at, n) => hoursAfter(stored, visits[n - 1] ?? at, at), 0);
/** At an hour of a day. */
const at = (day: number, hour: number) => START + day + (hour + 0.5) / 24;

describe("hoursAfter", () => {
  it("remembers the hours of this period of days and of the one before", () => {
    expect(hourList(after(at(0, 0), at(3, 8), at(13, 23)))).toEqual([0, 8, 23]);
    expect(hourList(after(at(0, 8), at(14, 9)))).toEqual([8, 9]);
    expect(hourList(after(at(0, 8), at(14, 9), at(28, 10)))).toEqual([9, 10]);
    expect(hourList(after(at(0, 8), at(28, 10)))).toEqual([10]);
  });

  it("knows nothing before the first visit, and every hour after a visit in each", () => {
    expect(hourList(0)).toEqual([]);
    const all = Array.from({ length: 24 }, (_, hour) => hour);
    const twice = [...all.map((hour) => at(1, hour)), ...all.map((hour) => at(15, hour))];
    expect(hourList(after(...twice))).toEqual(all);
    expect(Number.isSafeInteger(after(...twice))).toBe(true);
  });
});

/** The times of a member who is here in these hours. */
const here = (...hours: number[]) => packTimes(after(...hours.map((hour) => at(0, hour))), 0);

describe("timesOfTwo", () => {
  it("matches members whose hours overlap, over midnight as well, in either order", () => {
    const evening = here(18, 19, 20);
    const late = here(20, 21, 22);
    const morning = here(6, 7, 8);
    expect(timesOfTwo(evening, evening).around).toBeCloseTo(0.5);
    expect(timesOfTwo(evening, late).around).toBeCloseTo(3 / 5 - 0.5);
    expect(timesOfTwo(evening, morning).around).toBe(-0.5);
    expect(timesOfTwo(late, evening)).toEqual(timesOfTwo(evening, late));
    expect(timesOfTwo(here(22, 23, 21), here(0, 1, 2)).around).toBeGreaterThan(-0.5);
  });

  it("says nothing of a member with too few visits", () => {
    expect(timesOfTwo(here(18, 19), here(18, 19, 20))).toEqual({ around: 0, pace: 0 });
    expect(timesOfTwo(NO_TIMES, NO_TIMES)).toEqual({ around: 0, pace: 0 });
  });

  it("compares what both have in a week, where both said it", () => {
    const week = (hours: string | null) => packTimes(0, weeklyPlace(hours));
    expect(timesOfTwo(week("5_to_15"), week("5_to_15")).pace).toBe(1);
    expect(timesOfTwo(week("under_5"), week("over_30")).pace).toBe(-2);
    expect(timesOfTwo(week("under_5"), week(null)).pace).toBe(0);
  });
});

it("names what two have in a week only if both said the same", () => {
  expect(bothHave(weeklyPlace("15_to_30"), "15_to_30")).toBe("15_to_30");
  expect(bothHave(weeklyPlace("15_to_30"), "5_to_15")).toBeNull();
  expect(bothHave(0, null)).toBeNull();
});
