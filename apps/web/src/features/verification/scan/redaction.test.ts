import { expect, test } from "vitest";
import { barAfter, barBetween, isMeant } from "./redaction.tsx";

const bar = { id: 1, x: 0.5, y: 0.5, width: 0.2, height: 0.1 };

test("a bar lies between two corners in any order, inside the picture", () => {
  expect(barBetween(1, [0.7, 0.6], [0.5, 0.5])).toEqual(bar);
  expect(barBetween(1, [-1, 0.5], [2, 3])).toEqual({ id: 1, x: 0, y: 0.5, width: 1, height: 0.5 });
  expect(isMeant(barBetween(1, [0.5, 0.5], [0.505, 0.6]))).toBe(false);
});

test("arrows move a bar, with Shift they resize it, and it stays inside", () => {
  expect(barAfter(bar, "ArrowLeft", false)).toMatchObject({ x: 0.49 });
  expect(barAfter(bar, "ArrowDown", true)).toMatchObject({ y: 0.5, height: 0.11 });
  expect(barAfter({ ...bar, x: 0.8 }, "ArrowRight", false)).toMatchObject({ x: 0.8 });
  expect(barAfter({ ...bar, width: 0.02 }, "ArrowLeft", true)).toMatchObject({ width: 0.02 });
  expect(barAfter(bar, "Enter", false)).toBeNull();
});
