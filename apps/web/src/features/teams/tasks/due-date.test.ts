import { expect, test } from "vitest";
import { dayOf, endOf } from "./due-date.ts";

test("a day ends with its last second here, and is the same day again", () => {
  for (const day of ["2026-03-29", "2026-10-25", "2026-12-31"]) expect(dayOf(endOf(day))).toBe(day);
  expect(new Date(endOf("2026-11-22") ?? "").getHours()).toBe(23);
});

test("no day is no moment", () => {
  expect(endOf("")).toBeNull();
  expect(endOf("gestern")).toBeNull();
  expect(dayOf(null)).toBe("");
});
