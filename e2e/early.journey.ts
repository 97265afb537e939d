import { expect, type Page } from "@playwright/test";
import { newPerson, test, urlOf, waitForNextPaint } from "./people.ts";

/** Opens a page whose scripts come when they are let through. */
async function openWithScriptsHeld(page: Page, address: string): Promise<() => void> {
  const { promise: come, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return letThrough;
}

test("what is done in a form before its script is there is done once it is: choices, words, the press", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const letThrough = await openWithScriptsHeld(page, "/cancel-contract");
  await page.getByRole("radio", { name: "Aus wichtigem Grund" }).check();
  await page.getByRole("radio", { name: "An einem bestimmten Tag" }).check();
  await page.getByLabel("Dein Name").fill("Jo Früh");
  const button = page.getByRole("button", { name: "Jetzt kündigen" });
  await button.click();
  await button.click();
  // The page shows that the click was recorded; nothing has happened yet, least of all a form submitted to its own address.
  await expect(button).toHaveAttribute("data-kept", "");
  expect(new URL(page.url()).search).toBe("");
  await expect(page.getByText("Bitte nenn deinen Grund.")).toHaveCount(0);

  letThrough();
  await expect(page.getByText("Bitte nenn deinen Grund.")).toBeVisible();
  await expect(page.getByLabel("Dein Grund")).toBeVisible();
  await expect(page.getByLabel("Dein Name")).toHaveValue("Jo Früh");
  await expect(page.getByRole("radio", { name: "An einem bestimmten Tag" })).toBeChecked();
  await expect(page.locator('input[type="date"]')).toBeVisible();
  await expect(button).not.toHaveAttribute("data-kept", "");

  // From now on the page handles every event itself.
  await page.getByRole("radio", { name: "Ordentlich" }).check();
  await expect(page.getByLabel("Dein Grund")).toHaveCount(0);
});

test("the keyboard sends a form as early, and what was typed into a login is not lost", {
  tag: "@long",
}, async ({ browser }) => {
  const withdrawing = await newPerson(browser, urlOf("SAMPLE_URL"));
  const sendIt = await openWithScriptsHeld(withdrawing, "/withdraw");
  await withdrawing.getByLabel("Dein Name").fill("Jo Früh");
  await withdrawing.getByLabel("Dein Name").press("Enter");
  await expect(withdrawing.locator("[data-kept]")).toHaveCount(1);
  sendIt();
  await expect(withdrawing.getByLabel("Deine E-Mail-Adresse")).toHaveAttribute("aria-invalid", "true");
  await expect(withdrawing.getByLabel("Dein Name")).toHaveValue("Jo Früh");

  const entering = await newPerson(browser, urlOf("SAMPLE_URL"));
  const letIn = await openWithScriptsHeld(entering, "/login");
  await entering.getByLabel("E-Mail", { exact: true }).fill("premium@example.test");
  await entering.getByLabel("Passwort", { exact: true }).fill("kompagnon-probe");
  letIn();
  await expect(entering.getByRole("button", { name: "Anmelden", exact: true })).toBeEnabled();
  await entering.getByRole("button", { name: "Anmelden", exact: true }).click();
  await entering.waitForURL(/\/dashboard/);
});

test("the first press on a tab works as early", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const letThrough = await openWithScriptsHeld(page, "/login");
  await page.getByRole("tab", { name: "Registrieren" }).click();
  await expect(page.getByRole("tab", { name: "Anmelden" })).toHaveAttribute("aria-selected", "true");
  letThrough();
  await expect(page.getByRole("tab", { name: "Registrieren" })).toHaveAttribute("aria-selected", "true");
});

/** Resolves after the hydration of a page. */
const hydrated = (page: Page) => page.waitForFunction(() => !(globalThis as { early?: unknown }).early);

const ENTRIES = ["/login", "/password-reset", "/withdraw", "/cancel-contract", "/contact"];

/** Where everything that can be pressed or filled in is, from the top of the page. */
const places = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("main :is(button, input, textarea, select, a)")].map((one, nth) => [
        `${nth} ${one.tagName} ${one.textContent}`,
        Math.round(one.getBoundingClientRect().top + scrollY),
      ]),
    ),
  );

test("a press counts that begins before the script of its page is there and ends after it: nothing moves meanwhile", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  for (const address of ENTRIES) {
    const letThrough = await openWithScriptsHeld(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    letThrough();
    await hydrated(page);
    await page.unroute("**/assets/**/*.js");
    await waitForNextPaint(page);
    expect.soft([address, await places(page)]).toEqual([address, before]);
  }

  const letThrough = await openWithScriptsHeld(page, "/withdraw");
  const button = page.getByRole("button", { name: "Widerruf bestätigen" });
  await button.hover();
  await page.mouse.down();
  letThrough();
  await hydrated(page);
  await page.mouse.up();
  await expect(page.getByLabel("Dein Name")).toHaveAttribute("aria-invalid", "true");
});
