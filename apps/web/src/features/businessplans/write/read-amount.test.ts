import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test.each([
  ["1.250,50", 125_050],
  ["1,250.50", 125_050],
  ["1250.5", 125_050],
  ["1 250 €", 125_000],
  ["1.250", 125_000],
  ["0,07", 7],
  [",5", 50],
  ["١٢٫٥", 1_250],
  ["१२", 1_200],
  ["", null],
  ["abc", null],
])("readAmount: %s is %s cents", (text, cents) => expect(readAmount(text, true)).toBe(cents));

test("whole numbers have a sign and nothing behind a comma", () => {
  expect(readAmount("-20", false)).toBe(-20);
  expect(readAmount("12,5", false)).toBe(12);
  expect(readAmount("-", false)).toBeNull();
});
