import { expect, type Page } from "@playwright/test";
import { newPerson, test, urlOf } from "./people.ts";

/** Opens a page whose scripts come when they are let through. */
async function openWithout(page: Page, address: string): Promise<() => void> {
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
  const letThrough = await openWithout(page, "/cancel-contract");
  await page.getByRole("radio", { name: "Aus wichtigem Grund" }).check();
  await page.getByRole("radio", { name: "An einem bestimmten Tag" }).check();
  await page.getByLabel("Dein Name").fill("Jo Früh");
  const button = page.getByRole("button", { name: "Jetzt kündigen" });
  await button.click();
  await button.click();
  // It is seen that it was heard; nothing has happened yet, least of all a form that went to its own address.
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

  // From now on the page hears everything itself.
  await page.getByRole("radio", { name: "Ordentlich" }).check();
  await expect(page.getByLabel("Dein Grund")).toHaveCount(0);
});

test("the keyboard sends a form as early, and what was typed into a login is not lost", {
  tag: "@long",
}, async ({ browser }) => {
  const withdrawing = await newPerson(browser, urlOf("SAMPLE_URL"));
  const sendIt = await openWithout(withdrawing, "/withdraw");
  await withdrawing.getByLabel("Dein Name").fill("Jo Früh");
  await withdrawing.getByLabel("Dein Name").press("Enter");
  await expect(withdrawing.locator("[data-kept]")).toHaveCount(1);
  sendIt();
  await expect(withdrawing.getByLabel("Deine E-Mail-Adresse")).toHaveAttribute("aria-invalid", "true");
  await expect(withdrawing.getByLabel("Dein Name")).toHaveValue("Jo Früh");

  const entering = await newPerson(browser, urlOf("SAMPLE_URL"));
  const letIn = await openWithout(entering, "/login");
  await entering.getByLabel("E-Mail", { exact: true }).fill("premium@example.test");
  await entering.getByLabel("Passwort", { exact: true }).fill("kompagnon-probe");
  letIn();
  await expect(entering.getByRole("button", { name: "Anmelden", exact: true })).toBeEnabled();
  await entering.getByRole("button", { name: "Anmelden", exact: true }).click();
  await entering.waitForURL(/\/dashboard/);
});

test("the first press on a tab works as early", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const letThrough = await openWithout(page, "/login");
  await page.getByRole("tab", { name: "Registrieren" }).click();
  await expect(page.getByRole("tab", { name: "Anmelden" })).toHaveAttribute("aria-selected", "true");
  letThrough();
  await expect(page.getByRole("tab", { name: "Registrieren" })).toHaveAttribute("aria-selected", "true");
});
