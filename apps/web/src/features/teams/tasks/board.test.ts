import { expect, test } from "vitest";
import { isForward, nextStatus } from "./board.tsx";

test("a task moves to the column next to its own, and stays at the edge", () => {
  expect(nextStatus("open", true)).toBe("in_progress");
  expect(nextStatus("in_progress", false)).toBe("open");
  expect(nextStatus("open", false)).toBe("open");
  expect(nextStatus("cancelled", true)).toBe("cancelled");
});

test("arrows follow the direction of reading", () => {
  expect(isForward("ArrowRight", false)).toBe(true);
  expect(isForward("ArrowRight", true)).toBe(false);
  expect(isForward("ArrowLeft", true)).toBe(true);
  expect(isForward("a", false)).toBeNull();
});
