import { expect, test } from "vitest";
import { centsOf } from "./member-billing.tsx";

test.each([
  ["19,99", 1_999],
  ["19.9", 1_990],
  [" 5 ", 500],
  ["0,01", 1],
  ["", null],
  ["-3", null],
  ["1,999", null],
  ["1e3", null],
])("an amount typed as %j is %s cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});
