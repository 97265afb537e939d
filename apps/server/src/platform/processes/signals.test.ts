import { afterEach, expect, test, vi } from "vitest";
import { onFirstSignal } from "#platform/processes/signals.ts";

afterEach(() => {
  process.removeAllListeners("SIGUSR2");
  process.removeAllListeners("SIGWINCH");
});

test("onFirstSignal: reacts once, and goes on listening so that further signals do not end the process", () => {
  const react = vi.fn();
  onFirstSignal(["SIGUSR2", "SIGWINCH"], react);
  process.emit("SIGUSR2", "SIGUSR2");
  process.emit("SIGUSR2", "SIGUSR2");
  process.emit("SIGWINCH", "SIGWINCH");
  expect(react.mock.calls).toEqual([["SIGUSR2"]]);
  expect(process.listenerCount("SIGUSR2")).toBeGreaterThan(0);
});
