import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atMostEvery } from "./cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs once for many calls, and once more for later ones", () => {
  const run = vi.fn();
  const soon = atMostEvery(400, run);
  for (let call = 0; call < 20; call++) {
    soon();
    vi.advanceTimersByTime(15);
  }
  expect(run).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(400);
  expect(run).toHaveBeenCalledTimes(1);
  soon();
  vi.advanceTimersByTime(400);
  expect(run).toHaveBeenCalledTimes(2);
});
