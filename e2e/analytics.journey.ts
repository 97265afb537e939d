import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { sampleCode } from "./steps/code.ts";

const size = { viewport: { width: 1440, height: 900 } };
/** Browsers that say they are driven by a program are counted nowhere, so visitors here come with one that does not. */
const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let visitors: Browser;
test.beforeAll(async () => {
  const { executablePath } = await ensureChromium();
  visitors = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", `--user-agent=${AGENT}`],
  });
});
test.afterAll(() => visitors.close());

const question = (page: Page) => page.getByRole("region", { name: "Messung deines Besuchs" });
const answer = (page: Page, words: "Annehmen" | "Ablehnen") =>
  question(page).getByRole("button", { name: words });

/** The calls of a page to analytics, by their paths without ids. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/analytics/")) calls.push(`${request.method()} ${pathname.slice(15)}`);
  });
  return calls;
}
type Hour = { at: string; sessions: number; counted: number };
/** What the dashboard says of the last 24 hours, hour by hour. */
async function hoursOf(admin: Page): Promise<Hour[]> {
  const answered = await admin.request.get(
    `${urlOf("SAMPLE_URL")}/api/analytics/admin/overview?timeRange=24h`,
  );
  return ((await answered.json()) as { series: Hour[] }).series; // the contract's overview
}

/** What has come since `before` was read, also where an hour has ended in between, with which the oldest one leaves. */
async function newSince(
  before: readonly Hour[],
  admin: Page,
): Promise<{ sessions: number; counted: number }> {
  const known = new Map(before.map((hour) => [hour.at, hour]));
  const added = { sessions: 0, counted: 0 };
  for (const { at, sessions, counted } of await hoursOf(admin)) {
    added.sessions += sessions - (known.get(at)?.sessions ?? 0);
    added.counted += counted - (known.get(at)?.counted ?? 0);
  }
  return added;
}

test("a guest who declines is asked once, and sends nothing that identifies them", async ({ browser }) => {
  const url = urlOf("SAMPLE_URL");
  const admin = await newPerson(browser, url, size);
  await signInAsSample(admin, "admin");
  const before = await hoursOf(admin);
  const guest = await newPerson(visitors, url, { asked: true, viewport: { width: 390, height: 844 } });
  const calls = callsOf(guest);
  await guest.goto("/");
  const [no, yes] = await Promise.all([
    answer(guest, "Ablehnen").boundingBox(),
    answer(guest, "Annehmen").boundingBox(),
  ]);
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
  const high = (await question(guest).boundingBox())?.height ?? 0;
  expect(high).toBeLessThan(844 / 4);
  // It covers nothing: the last link of the page is visible above it.
  const last = guest.getByRole("contentinfo").getByRole("button", { name: "Besuchsmessung" });
  await last.scrollIntoViewIfNeeded();
  const [foot, bar] = await Promise.all([last.boundingBox(), question(guest).boundingBox()]);
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await answer(guest, "Ablehnen").click();
  await expect(question(guest)).toBeHidden();
  await guest.goto("/pricing");
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question(guest)).toBeHidden();
  await guest.mouse.click(200, 300);
  await guest.goto("/login");
  await expect(guest.getByRole("tab", { name: "Anmelden" })).toBeVisible();
  await expect(question(guest)).toBeHidden();
  await guest.goto("/imprint");

  // Three pages were left, so three are counted; no one's visit began.
  await expect.poll(async () => (await newSince(before, admin)).counted).toBeGreaterThanOrEqual(3);
  expect((await newSince(before, admin)).sessions).toBe(0);
  expect(calls.filter((call) => call !== "POST counts")).toEqual([]);
  expect(await guest.context().cookies()).toEqual([]);
  expect(await guest.evaluate(() => sessionStorage.getItem("analytics_session"))).toBeNull();
});

test("a browser that asks not to be followed is not asked, and sends nothing at all", {
  tag: "@long",
}, async () => {
  const guest = await newPerson(visitors, urlOf("SAMPLE_URL"), { asked: true });
  const calls = callsOf(guest);
  await guest.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true }),
  );
  await guest.goto("/pricing");
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question(guest)).toBeHidden();
  await guest.getByRole("contentinfo").getByRole("button", { name: "Besuchsmessung" }).click();
  await expect(question(guest)).toContainText("Dein Browser bittet darum");
  await question(guest).getByRole("button", { name: "Verstanden" }).click();
  await expect(question(guest)).toBeHidden();
  await guest.goto("/imprint");
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});

test("who says yes is seen within five seconds, until they take it back", { tag: "@long" }, async ({
  browser,
}) => {
  const url = urlOf("SAMPLE_URL");
  const admin = await newPerson(browser, url, size);
  await signInAsSample(admin, "admin");
  await admin.goto("/dashboard/admin/data?tab=live&userType=guests");
  await expect(admin.getByText(/^Gerade hier: /)).toBeVisible();

  const guest = await newPerson(visitors, url, { asked: true });
  const calls = callsOf(guest);
  await guest.goto("/terms");
  await answer(guest, "Annehmen").click();
  await expect.poll(() => calls).toContain("POST pageview");
  const row = admin.getByRole("row", { name: /\/terms/ });
  await expect(row).toBeVisible({ timeout: 5_000 });

  // A click is an event within seconds, with the text of the button and its page.
  await admin.getByRole("tab", { name: "Ereignisse" }).click();
  await guest.getByRole("contentinfo").getByRole("link", { name: "Preise" }).hover();
  await guest.getByRole("contentinfo").getByRole("link", { name: "Preise" }).click();
  await expect(guest).toHaveURL(/\/pricing$/);
  await expect(admin.getByRole("row", { name: /Klick.*Preise.*\/terms/ }).first()).toBeVisible({
    timeout: 10_000,
  });

  // The session's story: both pages in their order.
  await admin
    .getByRole("row", { name: /Klick.*Preise.*\/terms/ })
    .first()
    .getByRole("link")
    .click();
  const story = admin.getByRole("region", { name: "Was passiert ist" });
  await expect(story.getByRole("listitem").first()).toContainText("/terms");
  await expect(story).toContainText("Preise angesehen");

  // Taken back: the next pages say nothing of them any more.
  await expect.poll(() => calls.filter((call) => call === "POST pageview").length).toBe(2);
  await guest.getByRole("contentinfo").getByRole("button", { name: "Besuchsmessung" }).click();
  await answer(guest, "Ablehnen").click();
  await expect.poll(() => calls.some((call) => call.endsWith("/end"))).toBe(true);
  const callsBefore = calls.length;
  await guest.goto("/imprint");
  await guest.mouse.click(300, 300);
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  expect(calls.slice(callsBefore).filter((call) => call !== "POST counts")).toEqual([]);
});

test("an answer given as a guest holds on every device of the account", { tag: "@long" }, async ({
  browser,
}) => {
  const url = urlOf("SAMPLE_URL");
  const here = await newPerson(browser, url, { ...size, asked: true });
  const there = await newPerson(browser, url, { ...size, asked: true });
  await signInAsSample(here, "supporter");
  await here.goto("/dashboard");
  const kept = here.waitForResponse(
    (response) => response.url().endsWith("/api/analytics/consent") && response.request().method() === "PUT",
  );
  await answer(here, "Ablehnen").click();
  await expect(question(here)).toBeHidden();
  expect((await kept).ok()).toBe(true);
  await signInAsSample(there, "supporter");
  await there.goto("/dashboard");
  await expect(question(there)).toBeVisible();
  await expect(question(there)).toBeHidden();
  await there.goto("/dashboard/settings?tab=privacy");
  await expect(there.getByRole("switch", { name: "Meinen Besuch messen" })).not.toBeChecked();
});

test("an admin reads the data: course, ways, a page's warmth, reports and one member", async ({
  browser,
}) => {
  const admin = await newPerson(browser, urlOf("SAMPLE_URL"), size);
  await signInAsSample(admin, "admin");
  await admin.goto("/dashboard/admin");
  await admin.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Daten" }).click();
  const chart = admin.getByRole("img", { name: /Verlauf als Kurve/ });
  await chart.focus();
  await admin.keyboard.press("End");
  const course = admin.getByRole("region", { name: "Verlauf" }).first();
  await expect(course.getByText(/Besuche: \d+/)).toBeVisible();
  await course.getByText("Als Tabelle").click();
  await expect(course.getByRole("row")).toHaveCount(25);

  await admin.getByRole("tab", { name: "Wege" }).click();
  await expect(admin.getByRole("region", { name: "Weg zu Premium" })).toContainText("Preise angesehen");
  await admin.getByRole("tab", { name: "Klickkarten" }).click();
  await expect(admin.getByRole("img", { name: /^Klickkarte von/ })).toBeVisible();
  await admin.getByRole("radio", { name: "Bewegungen" }).check();
  await expect(admin.getByRole("heading", { name: "Die zehn wärmsten Stellen" })).toBeVisible();

  await admin.getByRole("tab", { name: "Berichte" }).click();
  const file = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "CSV", exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/^kompagnon-.+\.csv$/);
  await admin.getByLabel("Name").fill("Gäste der Woche");
  await admin.getByRole("button", { name: "Speichern" }).click();
  const proof = admin.getByRole("dialog", { name: "Bist du es?" });
  await proof
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  const saved = admin.getByRole("listitem").filter({ hasText: "Gäste der Woche" });
  await expect(saved.getByRole("switch")).toBeChecked();
  await saved.getByRole("button", { name: "Gäste der Woche löschen" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(saved).toBeHidden();

  await admin.getByRole("tab", { name: "Mitglieder" }).click();
  await admin.getByLabel("Mitglied suchen").fill("Jo");
  await admin.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(admin.getByRole("listitem").filter({ hasText: "Jonas" }).first()).toBeVisible();

  await admin
    .getByRole("navigation", { name: "Bereiche" })
    .getByRole("link", { name: "Wie es läuft" })
    .click();
  await expect(admin.getByRole("row", { name: /Matches je 100 Entscheidungen/ })).toBeVisible();
});

test("no tables scroll sideways on a small phone, nor twelve weeks on a desk; thirty days are compared", {
  tag: "@long",
}, async ({ browser }) => {
  const viewport = { width: 320, height: 700 };
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport });
  await signInAsSample(page, "admin");
  const wide = () =>
    page
      .locator("main section, main table")
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one.scrollWidth > one.clientWidth + 1 ? [one.getAttribute("aria-label") ?? one.tagName] : [],
        ),
      );
  for (const [address, shown] of [
    ["data?tab=overview&timeRange=30d", "Meistbesuchte Seiten"],
    ["data?tab=sessions&timeRange=30d", "Besuche"],
    ["data?tab=funnels&timeRange=30d", "Wer kommt wieder?"],
    ["health", "Wie es läuft"],
    ["health", "Wer gezeigt wird"],
  ] as const) {
    await page.goto(`/dashboard/admin/${address}`);
    await expect(page.getByRole("table", { name: shown })).toBeVisible();
    expect(await wide()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  await page.goto("/dashboard/admin/data?tab=overview&timeRange=30d");
  await expect(page.getByText("gegenüber dem Zeitraum davor").first()).toBeAttached();
  // Eight and twelve weeks side by side, next to both navigations.
  for (const [width, heads] of [
    [1280, 9],
    [1536, 13],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/dashboard/admin/health");
    const weeks = page.getByRole("table", { name: "Wie es läuft" }).getByRole("columnheader");
    await expect(weeks).toHaveCount(heads);
    expect(await wide()).toEqual([]);
  }
});

test("a member who is no admin is redirected with the reason", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), size);
  await signInAsSample(page, "moderator");
  await page.goto("/dashboard/admin/data");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Admin Level 5+ required")).toBeVisible();
});
