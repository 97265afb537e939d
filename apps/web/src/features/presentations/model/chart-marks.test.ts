import { describe, expect, test } from "vitest";
import { chartMarks, type Mark } from "./chart-marks.ts";
import { type ChartObject, readObject } from "./object.ts";

const box = { x: 0, y: 0, w: 800, h: 400 };
function chart(kind: string, ...values: number[]): ChartObject {
  const points = values.map((value, nth) => [`P${nth}`, value]);
  const object = readObject("a", (name) => ({ kind: "chart", chart: kind, points, ...box })[name]);
  if (object.kind !== "chart") throw new Error("it is one");
  return object;
}
const marks = <K extends Mark["kind"]>(object: ChartObject, kind: K) =>
  chartMarks(object, String).filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind);

describe("chartMarks", () => {
  test("bars begin at zero, also those below it", () => {
    const [up, down] = marks(chart("bar", 4, -2), "bar");
    expect(up && down && Math.round(up.y + up.h - down.y)).toBe(0);
    expect(up && down && up.h / down.h).toBeCloseTo(2, 6);
  });

  test("each point has its value and its name", () => {
    for (const kind of ["bar", "line"])
      expect(marks(chart(kind, 4, 2), "words").map(({ text }) => text)).toEqual(["4", "P0", "2", "P1"]);
    expect(marks(chart("pie", 4, 2), "words").map(({ text }) => text)).toEqual(["P0  4", "P1  2"]);
  });

  test("a line needs two points", () => {
    expect(marks(chart("line", 4), "line")).toHaveLength(0);
    expect(marks(chart("line", 4), "dot")).toHaveLength(1);
    expect(marks(chart("line", 4, 2), "area")).toHaveLength(1);
  });

  test("the pieces of a pie follow one another around the circle; less than zero is none", () => {
    const pieces = marks(chart("pie", 3, -5, 1), "piece");
    expect(pieces.map(({ from, part }) => [from, part])).toEqual([
      [0, 0.75],
      [0.75, 0],
      [0.75, 0.25],
    ]);
  });

  test("everything is inside the box", () => {
    for (const kind of ["bar", "line", "pie"])
      for (const mark of chartMarks(chart(kind, 1, 2, 3, 4, 5, 6), String)) {
        if (!("x" in mark)) continue;
        expect(mark.x).toBeGreaterThanOrEqual(0);
        expect(mark.x).toBeLessThanOrEqual(box.w);
        expect(mark.y).toBeLessThanOrEqual(box.h);
      }
  });
});
