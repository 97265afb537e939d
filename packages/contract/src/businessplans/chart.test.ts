import { expect, test } from "vitest";
import { chartOf } from "./chart.ts";

test("positive bars are above the line, negative ones below it, and all of them are within the chart", () => {
  const { bars, zero } = chartOf([50_000, -25_000, 0]);
  const [there, missing, nothing] = bars;
  expect(there).toMatchObject({ missing: false });
  expect((there?.y ?? 0) + (there?.height ?? 0)).toBeCloseTo(zero);
  expect(missing).toMatchObject({ missing: true, y: zero });
  expect(there?.height).toBeCloseTo(2 * (missing?.height ?? 0));
  expect(nothing?.height).toBe(0);
  for (const { x, y, width, height } of bars) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(100);
    expect(y + height).toBeLessThanOrEqual(100);
  }
});

test.each([
  [
    [0, 0],
    [0, 100],
  ],
  [[123_456], [0, 25_000, 50_000, 75_000, 100_000, 125_000]],
  [
    [-70_000, 180_000],
    [-100_000, -50_000, 0, 50_000, 100_000, 150_000, 200_000],
  ],
  [[7_400_000_000], [0, 2_000_000_000, 4_000_000_000, 6_000_000_000, 8_000_000_000]],
])("the axis of %j has round amounts around all values", (values, ticks) =>
  expect(chartOf(values).ticks.map(({ cents }) => cents)).toEqual(ticks),
);

test("36 months are written every third, and a level and a line are within the axis", () => {
  const values = Array.from({ length: 36 }, () => 1_000);
  const { months, level, line } = chartOf(values, { level: 90_000, line: values.map(() => 70_000) });
  expect(months.map(({ month }) => month)).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34]);
  expect(level).toBeCloseTo(10);
  expect(line).toHaveLength(36);
  expect(chartOf(values).level).toBeNull();
});
