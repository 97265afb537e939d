import { expect, test } from "vitest";
import { type Bin, heatColour, hottest, scrollDepthByRow } from "./draw-heat.ts";

test("one runaway place does not pale the rest", () => {
  const bins: Bin[] = Array.from({ length: 100 }, (_, row) => [0, row, row === 99 ? 10_000 : 10]);
  expect(hottest(bins)).toBe(10);
  expect(hottest([])).toBe(1);
});

test("cold is blue, hot is red, nothing is clear", () => {
  expect(heatColour(0)).toEqual([0, 0, 255, 0]);
  expect(heatColour(1)).toEqual([255, 0, 0, 200]);
  const [red, green] = heatColour(0.5);
  expect(green).toBeGreaterThan(red);
});

test("everybody saw the first row, and only those who came so far a later one", () => {
  expect(
    scrollDepthByRow(
      [
        [0, 0, 1],
        [0, 2, 1],
        [0, 9, 2],
      ],
      4,
    ),
  ).toEqual([1, 0.75, 0.75, 0.5]);
  expect(scrollDepthByRow([], 2)).toEqual([0, 0]);
});
