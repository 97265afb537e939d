import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

const SIZE = { viewport: { width: 1280, height: 800 } };
const groupsLink = (page: Page) =>
  page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: /^Gruppen/ });

test("without a connection the shell stays where a page's code is missing, and goes on with it", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { ...SIZE, serviceWorkers: "block" });
  await signInAsSample(page, "premium");
  await page.goto("/dashboard/chats");
  await expect(page.getByRole("heading", { level: 1, name: "Chats" })).toBeVisible();
  await page.context().setOffline(true);
  await groupsLink(page).click();
  const missing = page.getByRole("heading", { name: "Diese Seite ist noch nicht auf deinem Gerät" });
  await expect(missing).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText("Keine Verbindung.", { exact: false })).toBeVisible();
  // Going back shows what was open, as it was.
  await page.getByRole("button", { name: "Zurück" }).click();
  await expect(missing).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Chats" })).toBeVisible();
  await groupsLink(page).click();
  await expect(missing).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Gruppen" })).toBeVisible();
  await page.context().close();
});

test("pages that were kept ahead open without a connection", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), SIZE);
  await signInAsSample(page, "premium");
  await page.goto("/dashboard/chats");
  const kept = () =>
    page.evaluate(async () => {
      const files = await (await caches.open("code")).keys();
      return files.some(({ url }) => url.includes("/groups-page-"));
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
  await page.context().setOffline(true);
  await groupsLink(page).click();
  await expect(page).toHaveURL(/\/dashboard\/groups$/);
  await expect(page.getByRole("heading", { level: 1, name: "Gruppen" })).toBeVisible();
  await page.context().close();
});
