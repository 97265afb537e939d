import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "#platform/call.ts";
import { type Attempts, afterFailure, keyOf, parseCounts, refusalOf, secondsLocked } from "./refusals.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
  });
});
const EMAIL = "lena@example.test";
const counted = () => parseCounts(kept.get("sign_in_attempts") ?? null)[keyOf("sign-in", EMAIL)];
const failures = () => counted()?.failures ?? 0;

describe("what the form says about a refused try", () => {
  it("speaks of wrong credentials and counts the try", () => {
    const failure = new ApiError("wrong_credentials", "Falsch", { status: 401 });
    expect(refusalOf(failure, "sign-in", EMAIL)).toEqual({
      problems: {},
      message: { code: "wrong_credentials" },
    });
    expect(failures()).toBe(1);
  });

  it("takes the server's lock over", () => {
    const failure = new ApiError("too_many_attempts", "", { status: 429, retryAfter: 120 });
    expect(refusalOf(failure, "sign-in", EMAIL).message).toBeNull();
    expect(counted()?.lockedUntil).toBeGreaterThan(Date.now() + 110_000);
  });

  it("keeps a ban's text for the login", () => {
    const failure = new ApiError("banned", "Dein Account wurde gebannt.", { status: 403 });
    expect(refusalOf(failure, "sign-in", EMAIL).message).toBeNull();
    expect(kept.get("ban_message")).toBe("Dein Account wurde gebannt.");
    expect(failures()).toBe(0);
  });

  it("puts a taken address and broken fields where they belong", () => {
    expect(refusalOf(new ApiError("email_taken", "", { status: 409 }), "sign-up", EMAIL).problems).toEqual({
      email: "email_taken",
    });
    const details = [{ field: "password", code: "password_common", message: "" }];
    expect(
      refusalOf(new ApiError("invalid_input", "x", { status: 400, details }), "sign-up", EMAIL).problems,
    ).toEqual({ password: "password_common" });
  });

  it("repeats the server's words, except a gateway's", () => {
    const messageOf = (failure: unknown) => refusalOf(failure, "sign-up", EMAIL).message;
    expect(messageOf(new ApiError("rate_limited", "Zu viele Versuche.", { status: 429 }))).toEqual({
      text: "Zu viele Versuche.",
    });
    expect(messageOf(new ApiError("internal", "Nummer 7", { status: 500, id: "7" }))).toEqual({
      text: "Nummer 7",
    });
    expect(messageOf(new ApiError("internal", "Internal Server Error", { status: 500 }))).toEqual({
      code: "unexpected",
    });
    expect(messageOf(new TypeError("x"))).toEqual({ code: "unexpected" });
    expect(messageOf(new ApiError("offline", ""))).toEqual({ code: "offline" });
  });
});

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
