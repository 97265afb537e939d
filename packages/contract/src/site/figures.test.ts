import { expect, test } from "vitest";
import { fillFigures, roundedFigure } from "./figures.ts";

test.each([
  [0, null],
  [99, null],
  [100, 100],
  [199, 100],
  [1_299, 1_200],
  [12_999, 12_000],
  [1_290_000, 1_200_000],
])("roundedFigure: %i is rounded down to %s", (count, rounded) => {
  expect(roundedFigure(count)).toBe(rounded);
});

const PAGE =
  '<ul hidden="" data-figures="" class="a"><li hidden="" data-figure="members"><b>%members%+</b></li><li hidden="" data-figure="matches"><b>%matches%+</b></li></ul>';

test("figures are written as the language writes numbers, and each is hidden until it is worth telling", () => {
  expect(fillFigures(PAGE, { members: 1_234, matches: 20 }, "de")).toBe(
    '<ul data-figures="" class="a"><li data-figure="members"><b>1.200+</b></li><li hidden="" data-figure="matches"><b>%matches%+</b></li></ul>',
  );
  expect(fillFigures(PAGE, { members: 100, matches: 100 }, "en")).not.toContain("hidden");
});

test("a page without enough members stays as it is", () => {
  expect(fillFigures(PAGE, { members: 99, matches: 5_000 }, "de")).toBe(PAGE);
});
