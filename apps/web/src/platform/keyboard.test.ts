import { expect, test } from "vitest";
import { coveredBy, isComposing } from "./keyboard.ts";

test("a keyboard covers what is missing of the window", () => {
  expect(coveredBy(844, { height: 508, scale: 1 })).toBe(336);
  expect(coveredBy(844, { height: 844, scale: 1 })).toBe(0);
});

test("a browser's bar and zooming in are no keyboard", () => {
  expect(coveredBy(844, { height: 790, scale: 1 })).toBe(0);
  expect(coveredBy(844, { height: 422, scale: 2 })).toBe(0);
  expect(coveredBy(844, { height: 254, scale: 2 })).toBe(336);
});

test.each([
  ["a plain key", { isComposing: false, keyCode: 13 }, false],
  ["a key of a composition", { isComposing: true, keyCode: 229 }, true],
  ["the key that ends a composition in Safari", { isComposing: false, keyCode: 229 }, true],
])("isComposing: %s", (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
  expect(isComposing({ nativeEvent: event })).toBe(expected);
});

test("every handler of Enter checks for a composition", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  /** No text is written there, or the caller checks. */
  const without = /\/(deck\/deck|use-mentions|message-row|keyboard)\.tsx?$/;
  const forgetful = Object.entries(sources).filter(
    ([file, text]) =>
      /key (===|!==) "Enter"/.test(text) && !text.includes("isComposing(") && !without.test(file),
  );
  expect(forgetful.map(([file]) => file)).toEqual([]);
});
