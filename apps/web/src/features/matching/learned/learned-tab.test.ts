import { expect, test } from "vitest";
import { hourRangesOf, timesOf } from "./learned-tab.tsx";

test("hours that follow one another are one stretch, over midnight as well", () => {
  expect(hourRangesOf([18, 19, 20])).toEqual([{ from: 18, length: 3 }]);
  expect(hourRangesOf([0, 1, 9, 23])).toEqual([
    { from: 9, length: 1 },
    { from: 23, length: 3 },
  ]);
  expect(hourRangesOf(Array.from({ length: 24 }, (_, hour) => hour))).toEqual([{ from: 0, length: 24 }]);
  expect(hourRangesOf([])).toEqual([]);
});

test("hours are those of the member's clock", () => {
  const day = new Date("2026-11-26T12:00:00Z");
  const own = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
  const clock = new Intl.DateTimeFormat("de", { hour: "numeric", minute: "numeric" });
  const stretch = `${clock.format(own(18))}–${clock.format(own(20))}`;
  expect(timesOf([18, 19], "de", day)).toBe(stretch);
  expect(timesOf([18, 19, 7], "de", day)).toContain(" und ");
});
