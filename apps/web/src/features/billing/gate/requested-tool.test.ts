import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { expect, test } from "vitest";
import { premiumToolAt } from "./requested-tool.tsx";

test.each([
  ["/dashboard/ai", "ai"],
  ["/dashboard/ai/tax-coach?x=1", "ai"],
  ["/dashboard/resources/plan/new", "plan"],
  ["/dashboard/resources/ki-plan-generator", "plan"],
  ["/dashboard/resources/presentations/new", "presentation"],
  ["/dashboard/resources/presentations/4b2c9d2e/edit", "presentation"],
  ["/dashboard/aide", null],
  ["//evil.test/dashboard/ai", null],
  [billingPaths.pricing, null],
])("%s belongs to %s", (address, tool) => {
  expect(premiumToolAt(address)).toBe(tool);
});
