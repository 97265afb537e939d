import { expect, test } from "vitest";
import { valuesOf } from "./chart.tsx";

const data = {
  moments: ["Mo", "Di", "Mi"],
  lines: [{ label: "Besuche", values: [4, 6, 1] }],
  say: String,
};

test("valuesOf: a moment that is not over is left to a line of its own, from the one before", () => {
  expect(valuesOf({ ...data, running: true })).toEqual([
    [0, 1, 2],
    [4, 6, null],
    [null, 6, 1],
  ]);
});

test("valuesOf: moments that are over are one line", () => {
  expect(valuesOf(data)).toEqual([
    [0, 1, 2],
    [4, 6, 1],
  ]);
});
