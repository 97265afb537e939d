import fs from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

const BUILT = path.resolve(import.meta.dirname, "../apps/web/build/client");
const KB = 1_024;

/** What a page has fetched: files, and their size compressed by gzip (by brotli for `sent`). */
function weigh(page: Page) {
  const files = new Map<string, { kind: string; gzip: number; sent: number }>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/")) return files.set(pathname, { kind: "api", gzip: 0, sent: 0 });
    const file = path.join(BUILT, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    if (!fs.existsSync(file)) return;
    const size = (one: string) => (fs.existsSync(one) ? fs.statSync(one).size : fs.statSync(file).size);
    return files.set(pathname, {
      kind: path.extname(file).slice(1),
      gzip: size(`${file}.gz`),
      sent: size(`${file}.br`),
    });
  });
  const sum = (kind: string | null, by: "gzip" | "sent") =>
    [...files.values()]
      .filter((one) => kind === null || one.kind === kind)
      .reduce((total, one) => total + one[by], 0);
  return { script: () => sum("js", "gzip"), all: () => sum(null, "sent"), requests: () => files.size };
}

test("the start page: at most 180 kB in at most 15 requests", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const weight = weigh(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(weight.requests()).toBeGreaterThan(1);
  expect(weight.requests()).toBeLessThanOrEqual(15);
  expect(weight.all()).toBeLessThanOrEqual(180 * KB);
});

test("the login: script under 180 kB gzip", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  const weight = weigh(page);
  await page.goto("/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("tab", { name: "Anmelden" })).toBeVisible();
  expect(weight.script()).toBeGreaterThan(50 * KB);
  expect(weight.script()).toBeLessThan(180 * KB);
});

test("the deck's first view: script under 260 kB gzip", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(page, "premium");
  const weight = weigh(page);
  await page.goto("/dashboard/matching");
  await expect(page.getByRole("button", { name: "Deal", exact: true })).toBeVisible();
  expect(weight.script()).toBeGreaterThan(50 * KB);
  expect(weight.script()).toBeLessThan(260 * KB);
});
