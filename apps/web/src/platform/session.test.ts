import { expect, test } from "vitest";
import { ApiError } from "./call.ts";
import { mayRetry, waitBeforeRetry } from "./session.ts";

const failed = (status: number, retryAfter: number | null = null) =>
  new ApiError("x", "", { status, retryAfter });

test("a refusal is final, anything else is tried five times", () => {
  expect(mayRetry(0, failed(401))).toBe(false);
  expect(mayRetry(0, failed(403))).toBe(false);
  expect([0, 1, 2, 3, 4].map((times) => mayRetry(times, failed(503)))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(mayRetry(3, new TypeError("broken answer"))).toBe(true);
});

test("429 and 5xx wait from one second, doubling up to twenty", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => waitBeforeRetry(attempt, failed(500)))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 20_000, 20_000,
  ]);
  expect(waitBeforeRetry(0, failed(429, 7))).toBe(7000);
});

test("other failures wait two seconds", () => {
  expect(waitBeforeRetry(3, failed(0))).toBe(2000);
  expect(waitBeforeRetry(3, failed(404))).toBe(2000);
});
