import fs from "node:fs";
import path from "node:path";
import { type Browser, expect, type Page, type Request } from "@playwright/test";
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
  return {
    script: () => sum("js", "gzip"),
    all: () => sum(null, "sent"),
    pictures: () => sum("webp", "sent"),
    requests: () => files.size,
  };
}

/** What the build says of a page of the application (`build-steps/shells.ts`). */
type BuiltPage = {
  path: string;
  shell: string;
  scripts: string[];
  texts: string[];
  start: string | null;
  guarded: boolean;
  drawn: { document: string } | null;
};
const PAGES: BuiltPage[] = JSON.parse(fs.readFileSync(path.join(BUILT, "pages.json"), "utf8"));
/** How a file travels: compressed, where that pays. */
const sent = (file: string): number => {
  const whole = path.join(BUILT, file);
  return fs.statSync(fs.existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
};
const sentOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + sent(file), 0);
const read = (file: string): string => fs.readFileSync(path.join(BUILT, file), "utf8");
/** Matches the address from which a document loads its texts, in any language. */
const TEXTS = /link\.href="([^"]+)\/"\+language/;
const LANGUAGES = ["de", "en", "fr", "it", "es", "pt", "ru", "hi", "zh", "ar"];

/** All that a page fetches before its first text, in the language in which it weighs most. */
function firstOf(page: BuiltPage) {
  const document = read(page.shell);
  const [, folder = ""] = TEXTS.exec(document) ?? [];
  const styles = [...document.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(
    ([, file = ""]) => file,
  );
  const files = [page.shell, ...styles, ...page.scripts];
  const texts = LANGUAGES.map((language) =>
    sentOf(page.texts.map((text) => `${folder}/${language}-${text}.js`)),
  );
  return {
    document,
    requests: files.length + page.texts.length + (page.start ? 1 : 0),
    bytes: sentOf(files) + Math.max(...texts),
  };
}

test("every page has a document, so every page has a budget", { tag: "@long" }, () => {
  expect(PAGES.length).toBeGreaterThan(30);
  expect(PAGES.map(({ path: address }) => address)).toEqual(
    expect.arrayContaining(["/dashboard", "/dashboard/feed/:postId", "/login/:slug?", "/register"]),
  );
});

/** The rooms that are opened most have less to carry than what is looked up now and then. */
const ROOMS = [
  "/dashboard",
  "/dashboard/feed",
  "/dashboard/matching",
  "/dashboard/chats",
  "/dashboard/groups",
];
function budgetOf({ path: address, guarded }: BuiltPage): { requests: number; kB: number } {
  if (!guarded) return { requests: 8, kB: 165 };
  // The names of files, which are others in every build, move what is compressed by up to 200 bytes.
  return ROOMS.includes(address) ? { requests: 12, kB: 244 } : { requests: 15, kB: 303 };
}

// The first chain is the document and then all of this at once: nothing named in it asks for a file that is not.
for (const page of PAGES)
  test(`${page.path}: few requests, light, and one round before its first text`, { tag: "@long" }, () => {
    const { document, requests, bytes } = firstOf(page);
    const budget = budgetOf(page);
    expect(requests).toBeLessThanOrEqual(budget.requests);
    expect(bytes).toBeLessThanOrEqual(budget.kB * KB);
    const named = new Set(page.scripts);
    let links = 0;
    for (const script of page.scripts) {
      expect(document).toContain(`<link rel="modulepreload" href="${script}"/>`);
      const asked = [...read(script).matchAll(/(?:from|import) ?"(\.\/[^"]+|\/assets\/[^"]+)"/g)];
      links += asked.length;
      for (const [, file = ""] of asked) expect(named).toContain(file.replace("./", "/assets/"));
    }
    expect(links).toBeGreaterThan(page.scripts.length);
  });

test("a way in is read before any script is there, in every language", { tag: "@long" }, () => {
  const drawn = PAGES.filter((page) => page.drawn);
  expect(drawn.length).toBeGreaterThan(1);
  for (const page of drawn)
    for (const language of LANGUAGES) {
      const file = page.drawn?.document.replace("{language}", language) ?? "";
      expect(read(file)).toMatch(new RegExp(`<html[^>]* lang="${language}"[\\s\\S]*<h1[^>]*>[^<]+</h1>`));
      // Its scripts are requested when it becomes visible.
      expect(read(file)).not.toContain('modulepreload" href');
      expect(sent(file)).toBeLessThan(30 * KB);
    }
});

test("what measures a visit: under 6 kB gzip, and what draws a page's outline under 2", {
  tag: "@long",
}, () => {
  const gzip = (file: string) => fs.statSync(path.join(BUILT, `${file}.gz`)).size;
  expect(gzip("track.js")).toBeGreaterThan(KB);
  expect(gzip("track.js")).toBeLessThan(6 * KB);
  expect(gzip("outline.js")).toBeLessThan(2 * KB);
});

test("the start page: at most 80 kB in at most 4 requests, and five pictures further down", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const weight = weigh(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(weight.requests()).toBeGreaterThan(1);
  expect(weight.requests()).toBeLessThanOrEqual(4 + 5);
  expect(weight.all() - weight.pictures()).toBeLessThanOrEqual(80 * KB);
  expect(weight.pictures()).toBeLessThanOrEqual(120 * KB);
  expect(weight.script()).toBe(0);
});

test("the page of prices: at most 100 kB in at most 5 requests, and no script", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const weight = weigh(page);
  await page.goto("/pricing", { waitUntil: "networkidle" });
  expect(weight.requests()).toBeGreaterThan(1);
  expect(weight.requests()).toBeLessThanOrEqual(5);
  expect(weight.all()).toBeLessThanOrEqual(100 * KB);
  expect(weight.script()).toBe(0);
});

test("the page of hiring pictures: at most 120 kB in at most 8 requests, and little script", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const weight = weigh(page);
  await page.goto("/jobs/sotialmedia", { waitUntil: "networkidle" });
  expect(weight.requests()).toBeGreaterThan(2);
  expect(weight.requests()).toBeLessThanOrEqual(8);
  expect(weight.all()).toBeLessThanOrEqual(120 * KB);
  expect(weight.script()).toBeLessThanOrEqual(4 * KB);
});

test("the login: script under 155 kB gzip", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("BASE_URL"));
  const weight = weigh(page);
  await page.goto("/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("tab", { name: "Anmelden" })).toBeVisible();
  expect(weight.script()).toBeGreaterThan(50 * KB);
  expect(weight.script()).toBeLessThan(155 * KB);
});

test("the deck's start: script under 234 kB gzip", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(page, "premium");
  const weight = weigh(page);
  // By then all that it begins with is there, what listens as well.
  const stream = page.waitForRequest((request) => request.url().includes("/api/rt/stream"));
  await page.goto("/dashboard/matching");
  await expect(page.getByRole("button", { name: "Deal", exact: true })).toBeVisible();
  await stream;
  expect(weight.script()).toBeGreaterThan(50 * KB);
  expect(weight.script()).toBeLessThan(234 * KB);
});

/** What a page requests until it listens for events, and the bytes of the answers: what events bring is no part of its start. */
async function completeStart(
  page: Page,
  address: string,
  counts: (request: Request) => boolean = () => true,
): Promise<{ requests: string[]; bytes: number }> {
  const requests: Request[] = [];
  const answered = new Set<Request>();
  const isStream = (request: Request) => request.url().includes("/api/rt/stream");
  page.on("request", (request) => {
    if (!requests.some(isStream) && counts(request)) requests.push(request);
  });
  page.on("requestfinished", (request) => answered.add(request));
  const stream = page.waitForRequest(isStream);
  await page.goto(address);
  await stream;
  const fetches = requests.filter((request) => !isStream(request));
  await expect.poll(() => fetches.filter((request) => !answered.has(request)).length).toBe(0);
  const sizes = await Promise.all(fetches.map((request) => request.sizes()));
  return {
    requests: requests.map((request) => new URL(request.url()).pathname),
    bytes: sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0),
  };
}

/** Gives the member of a page something new to read: another member begins to follow them. */
async function followFrom(browser: Browser, role: string, page: Page): Promise<void> {
  const { id } = await (await page.request.get("/api/me")).json();
  const other = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(other, role);
  const headers = { origin: urlOf("SAMPLE_URL") };
  // No notification comes from a member who follows already.
  await other.request.delete(`/api/users/${id}/follow`, { headers });
  expect((await other.request.put(`/api/users/${id}/follow`, { headers })).ok()).toBe(true);
}

test("/dashboard, whole start on a desktop without news: at most 21 requests and 350 kB", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsSample(page, "premium");
  await page.request.put("/api/notifications/read", { headers: { origin: urlOf("SAMPLE_URL") } });
  const { requests, bytes } = await completeStart(page, "/dashboard");
  expect(requests.length).toBeGreaterThan(9);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(21);
  expect(bytes).toBeLessThanOrEqual(350 * KB);
});

for (const address of ROOMS)
  test(`${address}, whole start on the phone of a member with news, dates and groups: at most 21 requests and 350 kB`, {
    tag: "@long",
  }, async ({ browser }) => {
    const page = await newPerson(browser, urlOf("SAMPLE_URL"));
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAsSample(page, "premium");
    await followFrom(browser, "member", page);
    const { requests, bytes } = await completeStart(page, address);
    expect(requests.length).toBeGreaterThan(9);
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(21);
    expect(bytes).toBeLessThanOrEqual(350 * KB);
  });

/** Pages with something to choose from, such as an order. */
const WITH_CHOICES = [
  "/dashboard/feed/myposts",
  "/dashboard/jobs",
  "/dashboard/search",
  "/dashboard/groups/discover",
];
for (const address of WITH_CHOICES)
  test(`${address}, whole start on a phone, pictures and fonts aside: at most 19 requests and 297 kB`, {
    tag: "@long",
  }, async ({ browser }) => {
    const page = await newPerson(browser, urlOf("SAMPLE_URL"));
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAsSample(page, "premium");
    // Those that members' posts need may come before the page listens, or after; two fonts of 53 kB every page has.
    const isCounted = (request: Request) => !["image", "font"].includes(request.resourceType());
    const { requests, bytes } = await completeStart(page, address, isCounted);
    expect(requests.length).toBeGreaterThan(9);
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(19);
    expect(bytes).toBeLessThanOrEqual(297 * KB);
  });
