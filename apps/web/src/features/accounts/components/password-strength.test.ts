import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.tsx";

test.each([
  ["", null],
  ["kurz", null],
  ["Kurz-12", null],
  ["12345678", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["qwertzuiop", "weak"],
  ["Passwort123!", "weak"],
  ["sommer24", "weak"],
  ["Tr0ub4dor", "fair"],
  ["x7#Kd9!mQ2", "good"],
  ["ein ruhiger Nachmittag", "strong"],
  ["x7#Kd9!mQ2-vB4?", "strong"],
  ["नमस्ते दुनिया कैसी", "strong"],
])("strengthOf: %s is %s", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
