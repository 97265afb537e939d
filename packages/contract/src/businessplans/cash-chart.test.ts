import { expect, test } from "vitest";
import { CHART_HEIGHT, CHART_WIDTH, cashBars, cashChartSvg } from "./cash-chart.ts";

test("positive bars are above the line, negative ones below it, and all of them are within the chart", () => {
  const { bars, zero } = cashBars([50_000, -25_000, 0]);
  const [there, missing, nothing] = bars;
  expect(there).toMatchObject({ missing: false });
  expect((there?.y ?? 0) + (there?.height ?? 0)).toBeCloseTo(zero);
  expect(missing).toMatchObject({ missing: true, y: zero });
  expect(there?.height).toBeCloseTo(2 * (missing?.height ?? 0));
  expect(nothing?.height).toBe(1);
  for (const { x, y, width, height } of bars) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(CHART_WIDTH);
    expect(y + height).toBeLessThanOrEqual(CHART_HEIGHT);
  }
});

test("a plan without any money has a line and bars that can be seen", () => {
  const { bars, zero } = cashBars([0, 0]);
  expect(Number.isFinite(zero)).toBe(true);
  expect(bars.map(({ height }) => height)).toEqual([1, 1]);
  expect(cashChartSvg([0, 0]).match(/<rect/g)).toHaveLength(2);
});
