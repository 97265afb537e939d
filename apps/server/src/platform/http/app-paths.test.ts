import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { expect, test } from "vitest";
import { isAppPath } from "#platform/http/app-paths.ts";

test.each([
  billingPaths.success,
  billingPaths.cancel,
  billingPaths.withdraw,
  billingPaths.cancelContract,
  contactPaths.contact,
  "/goodbye",
])("%s is a page, whatever stands in front of it is not", (path) => {
  expect(isAppPath(path)).toBe(true);
  expect(isAppPath(`${path}/`)).toBe(true);
  expect(isAppPath(`/x${path}`)).toBe(false);
});
