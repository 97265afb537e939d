import { expect, test } from "vitest";
import { centsPerMonth, dayCount, daysLeft, saving } from "./plans.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

test.each([
  [null, 0],
  ["2026-11-22T11:59:59Z", 0],
  ["2026-11-22T12:00:01Z", 1],
  ["2026-11-23T12:00:00Z", 1],
  ["2026-11-23T12:00:01Z", 2],
])("until %s there are %i days: rounded up, never fewer than none", (until, days) => {
  expect(daysLeft(until, NOW)).toBe(days);
});

test("six months are compared by the month, and a saving is never rounded up", () => {
  expect(centsPerMonth("6m")).toBe(1_667);
  expect(centsPerMonth("monthly")).toBe(1_999);
  expect(saving("6m", "en")).toBe("16%");
});

test("days are counted in the language's own words", () => {
  expect([dayCount(1, "de"), dayCount(7, "de"), dayCount(2, "ru")]).toEqual(["1 Tag", "7 Tage", "2 дня"]);
});
