import { describe, expect, it } from "vitest";
import { problemsOf, type Typed } from "./credentials.ts";

const good: Typed = {
  email: "mira@example.test",
  password: "ein gutes Passwort",
  confirm: "ein gutes Passwort",
  terms: true,
};

describe("what is checked before anything is sent", () => {
  it("lets good entries through on both sides", () => {
    expect(problemsOf("sign-in", { ...good, confirm: "", terms: false })).toEqual({});
    expect(problemsOf("sign-up", good)).toEqual({});
  });

  it.each(["", "mira", "mira@", "mira@example", "a b@example.test", `${"a".repeat(245)}@example.test`])(
    "refuses %j as an address",
    (email) => expect(problemsOf("sign-in", { ...good, email })).toEqual({ email: "email_invalid" }),
  );

  it("takes addresses of exactly 254 characters", () => {
    const email = `${"a".repeat(254 - "@example.test".length)}@example.test`;
    expect(problemsOf("sign-in", { ...good, email })).toEqual({});
  });

  it.each([
    ["1234567", "password_short"],
    ["12345678", undefined],
    ["x".repeat(128), undefined],
    ["x".repeat(129), "password_long"],
  ])("holds passwords to 8 to 128 characters: %j", (password, problem) =>
    expect(problemsOf("sign-in", { ...good, password }).password).toBe(problem),
  );

  it("asks for the same password twice and the terms on the sign-up side only", () => {
    const typed = { ...good, confirm: "etwas anderes", terms: false };
    expect(problemsOf("sign-up", typed)).toEqual({ confirm: "mismatch", terms: "terms_required" });
    expect(problemsOf("sign-in", typed)).toEqual({});
  });
});
