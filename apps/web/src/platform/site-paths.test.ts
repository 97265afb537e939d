import { expect, test } from "vitest";
import { sitePageAt, sitePages, sitePath } from "./site-paths.ts";

test("every public page exists in ten languages, German without a prefix", () => {
  expect(sitePages()).toHaveLength(100);
  expect(sitePath("", "de")).toBe("/");
  expect(sitePath("terms", "ar")).toBe("/ar/terms");
  expect(sitePath("jobs/sotialmedia", "en")).toBe("/en/jobs/sotialmedia");
});

test("an address is found again, with and without a slash at its end", () => {
  for (const { page, language, path } of sitePages()) {
    expect(sitePageAt(path)).toEqual({ page, language });
    expect(sitePageAt(`${path}/`)).toEqual({ page, language });
  }
});

test.each([
  "/login",
  "/xx",
  "/xx/terms",
  "/de",
  "/de/terms",
  "/terms/more",
  "/jobs/more",
  "/en/terms/more",
  "/dashboard",
])("%s is no public page", (path) => expect(sitePageAt(path)).toBeNull());
