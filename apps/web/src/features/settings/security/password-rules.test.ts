import { expect, test } from "vitest";
import { isAllowed, rulesOf } from "./password-form.tsx";

test("8 to 128 characters may be sent; the rest is advice", () => {
  expect(isAllowed(rulesOf("1234567", []))).toBe(false);
  expect(isAllowed(rulesOf("12345678", []))).toBe(true);
  expect(isAllowed(rulesOf("x".repeat(128), []))).toBe(true);
  expect(isAllowed(rulesOf("x".repeat(129), []))).toBe(false);
});

test("name and address are advised against", () => {
  const about = ["Mira", "mira.k@example.test"];
  expect(rulesOf("xxMIRAxx", about).own).toBe(false);
  expect(rulesOf("mira.k und mehr", about).own).toBe(false);
  expect(rulesOf("example.test", about).own).toBe(true);
  expect(rulesOf("", about).own).toBe(false);
  expect(rulesOf("Al allein zu Haus", ["Al", null]).own).toBe(true);
});
