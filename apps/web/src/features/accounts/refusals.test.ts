import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "#platform/call.ts";
import { keyOf, parseCounts } from "./attempts.ts";
import { refusalOf } from "./refusals.ts";

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
      message: { ours: "wrong_credentials" },
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
      theirs: "Zu viele Versuche.",
    });
    expect(messageOf(new ApiError("internal", "Nummer 7", { status: 500, id: "7" }))).toEqual({
      theirs: "Nummer 7",
    });
    expect(messageOf(new ApiError("internal", "Internal Server Error", { status: 500 }))).toEqual({
      ours: "unexpected",
    });
    expect(messageOf(new TypeError("x"))).toEqual({ ours: "unexpected" });
    expect(messageOf(new ApiError("offline", ""))).toEqual({ ours: "offline" });
  });
});
