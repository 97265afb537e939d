import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { expect, test } from "vitest";
import { isAppPath, movedTo } from "#platform/http/app-paths.ts";

test.each([
  billingPaths.success,
  billingPaths.cancel,
  billingPaths.withdraw,
  billingPaths.cancelContract,
  contactPaths.contact,
  "/goodbye",
])("%s is a page, but not with a prefix", (path) => {
  expect(isAppPath(path)).toBe(true);
  expect(isAppPath(`${path}/`)).toBe(true);
  expect(isAppPath(`/x${path}`)).toBe(false);
});

test.each([
  ["/presentations", "/dashboard/resources/presentations"],
  ["/presentations/", "/dashboard/resources/presentations"],
  [
    "/presentations/4b2c9d2e-0000-4000-8000-000000000001/edit",
    "/dashboard/resources/presentations/4b2c9d2e-0000-4000-8000-000000000001/edit",
  ],
  ["/presentations/..%2f/edit", null],
  ["/presentationsx", null],
])("%s leads to %s", (path, to) => {
  expect(movedTo(path)).toBe(to);
});
