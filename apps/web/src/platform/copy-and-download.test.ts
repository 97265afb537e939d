import { expect, test } from "vitest";
import { fileName } from "./copy-and-download.ts";

test.each([
  ["Mein/Plan: 1?", "Mein Plan 1"],
  ["///", "plan"],
  ["  北京 \u0007 プラン🚀 ", "北京 プラン🚀"],
  ["خطة العمل", "خطة العمل"],
  ["a\ud800b", "a\ufffdb"],
])("fileName: %j becomes %j", (title, name) => {
  expect(fileName(title, "plan")).toBe(name);
});

test("fileName: a long title is cut between characters", () => {
  expect(fileName("🚀".repeat(200), "plan")).toBe("🚀".repeat(80));
});
