import { describe, expect, it } from "vitest";
import { type Attempts, afterFailure, keyOf, parseCounts, secondsLocked } from "./attempts.ts";

const NOW = 1_800_000_000_000;
const none: Attempts = { failures: 0, firstAt: 0, lockedUntil: 0 };
const failTimes = (times: number, from = none, at = NOW) =>
  Array.from({ length: times }).reduce<Attempts>((attempts) => afterFailure(attempts, at), from);

describe("the device's mirror of the lock", () => {
  it("stays open for four failures and locks for five minutes at the fifth", () => {
    expect(secondsLocked(failTimes(4), NOW)).toBe(0);
    expect(secondsLocked(failTimes(5), NOW)).toBe(300);
  });

  it("counts down and opens by itself", () => {
    const locked = failTimes(5);
    expect(secondsLocked(locked, NOW + 61_500)).toBe(239);
    expect(secondsLocked(locked, NOW + 300_000)).toBe(0);
  });

  it("attempts: restart at zero after a lock, and after five minutes without one", () => {
    expect(afterFailure(failTimes(5), NOW + 300_000).failures).toBe(1);
    expect(afterFailure(failTimes(4), NOW + 300_000).failures).toBe(1);
    expect(afterFailure(failTimes(4), NOW + 299_000).failures).toBe(5);
  });

  it("never locks longer than five minutes, even when the clock was turned back", () => {
    expect(secondsLocked(failTimes(5), NOW - 86_400_000)).toBe(300);
  });

  it.each([null, "", "7", "nonsense", '{"a":{"failures":"x"}}', '{"a":7}', "[]"])(
    "takes %j for no attempt",
    (text) => {
      expect(parseCounts(text)).toEqual({});
    },
  );

  it("is kept by side and account", () => {
    const keys = [
      keyOf("sign-in", "a@example.test"),
      keyOf("sign-in", "b@example.test"),
      keyOf("sign-up", "a@example.test"),
    ];
    expect(new Set(keys).size).toBe(3);
    expect(keys.join()).not.toContain("example");
  });
});
