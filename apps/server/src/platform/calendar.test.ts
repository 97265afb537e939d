import { describe, expect, test } from "vitest";
import {
  addMonths,
  berlinDay,
  berlinYear,
  endOfDay,
  endOfPeriod,
  isHoliday,
  startOfDay,
} from "#platform/calendar.ts";

describe("endOfPeriod: 14 days after an event", () => {
  test.each([
    ["an ordinary Monday", "2026-09-07T10:00:00Z", "2026-09-21T22:00:00.000Z"],
    ["the last minute of a day in Berlin", "2026-09-07T21:59:00Z", "2026-09-21T22:00:00.000Z"],
    ["the first minute of the next day in Berlin", "2026-09-07T22:00:00Z", "2026-09-22T22:00:00.000Z"],
    ["ends on a Saturday: Monday", "2026-09-05T10:00:00Z", "2026-09-21T22:00:00.000Z"],
    ["ends on a Sunday: Monday", "2026-09-06T10:00:00Z", "2026-09-21T22:00:00.000Z"],
    ["over the end of a month", "2026-01-28T10:00:00Z", "2026-02-11T23:00:00.000Z"],
    ["ends on 29 February", "2028-02-15T10:00:00Z", "2028-02-29T23:00:00.000Z"],
    ["over 28 February of a common year", "2027-02-17T10:00:00Z", "2027-03-03T23:00:00.000Z"],
    ["over the beginning of summer time (29 March 2026)", "2026-03-18T10:00:00Z", "2026-04-01T22:00:00.000Z"],
    ["over the end of summer time (25 October 2026)", "2026-10-13T10:00:00Z", "2026-10-27T23:00:00.000Z"],
    ["ends on Good Friday: Tuesday after Easter", "2026-03-20T10:00:00Z", "2026-04-07T22:00:00.000Z"],
    ["ends on Ascension Day: Friday", "2026-04-30T10:00:00Z", "2026-05-15T22:00:00.000Z"],
    ["ends on Whit Monday: Tuesday", "2026-05-11T10:00:00Z", "2026-05-26T22:00:00.000Z"],
    ["ends on Unity Day, a Saturday: Monday", "2026-09-19T10:00:00Z", "2026-10-05T22:00:00.000Z"],
    ["ends on Christmas Day: Monday", "2026-12-11T10:00:00Z", "2026-12-28T23:00:00.000Z"],
    ["ends on New Year's Day: Monday", "2026-12-18T10:00:00Z", "2027-01-04T23:00:00.000Z"],
    [
      "ends on a holiday of some states only (Epiphany): no change",
      "2025-12-23T10:00:00Z",
      "2026-01-06T23:00:00.000Z",
    ],
  ])("%s", (_, event, end) => {
    expect(endOfPeriod(new Date(event), 14).toISOString()).toBe(end);
  });
});

describe("addMonths", () => {
  test.each([
    ["31 January", "2026-01-31T12:00:00Z", 1, "2026-02-28T12:00:00.000Z"],
    ["31 January of a leap year", "2028-01-31T12:00:00Z", 1, "2028-02-29T12:00:00.000Z"],
    ["29 February, a year later", "2028-02-29T12:00:00Z", 12, "2029-02-28T12:00:00.000Z"],
    ["31 August, six months", "2026-08-31T12:00:00Z", 6, "2027-02-28T13:00:00.000Z"],
    ["1 March in Berlin, still February in UTC", "2026-02-28T23:30:00Z", 1, "2026-03-31T22:30:00.000Z"],
    [
      "into summer time: the same time of day in Berlin",
      "2026-03-15T10:00:00Z",
      1,
      "2026-04-15T09:00:00.000Z",
    ],
    ["over the end of a year", "2026-12-15T10:00:00Z", 1, "2027-01-15T10:00:00.000Z"],
  ])("%s", (_, from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });
});

test("days begin and end at midnight in Berlin, also those with 23 and 25 hours", () => {
  expect(startOfDay("2026-07-01").toISOString()).toBe("2026-06-30T22:00:00.000Z");
  expect(startOfDay("2026-01-01").toISOString()).toBe("2025-12-31T23:00:00.000Z");
  const hours = (day: string) => (endOfDay(day).getTime() - startOfDay(day).getTime()) / 3_600_000;
  expect([hours("2026-03-29"), hours("2026-10-25"), hours("2026-07-01")]).toEqual([23, 25, 24]);
});

test("the first hour of a year in Berlin belongs to the new year", () => {
  expect(berlinDay(new Date("2026-12-31T23:30:00Z"))).toBe("2027-01-01");
  expect(berlinYear(new Date("2026-12-31T23:30:00Z"))).toBe(2027);
});

test.each([
  ["2026-04-03", true],
  ["2026-04-06", true],
  ["2026-04-05", false],
  ["2027-03-26", true],
  ["2027-05-17", true],
  ["2038-04-26", true],
  ["2026-10-31", false],
])("isHoliday(%s) is %s", (day, holiday) => {
  expect(isHoliday(day)).toBe(holiday);
});
