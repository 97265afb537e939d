import { expect, test } from "vitest";
import { returnPath } from "./paths.ts";

test.each([
  "/dashboard",
  "/dashboard/ai",
  "/dashboard/ai/tax-coach?x=1#answer",
  "/dashboard/resources/plan/new",
])("returnPath: %s may be returned to", (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  "https://evil.test/dashboard",
  "//evil.test/dashboard",
  "/dashboard//evil.test",
  "/dashboard/\\evil.test",
  "/dashboardevil",
  "/login",
  "javascript:alert(1)",
  "/dashboard/a b",
  `/dashboard/${"x".repeat(500)}`,
  "",
  null,
  7,
])("returnPath: %s is refused", (path) => {
  expect(returnPath(path)).toBeNull();
});
