import { expect, test } from "vitest";
import { coveredBy } from "./keyboard.ts";

test("a keyboard covers what is missing of the window", () => {
  expect(coveredBy(844, { height: 508, scale: 1 })).toBe(336);
  expect(coveredBy(844, { height: 844, scale: 1 })).toBe(0);
});

test("a browser's bar and zooming in are no keyboard", () => {
  expect(coveredBy(844, { height: 790, scale: 1 })).toBe(0);
  expect(coveredBy(844, { height: 422, scale: 2 })).toBe(0);
  expect(coveredBy(844, { height: 254, scale: 2 })).toBe(336);
});
