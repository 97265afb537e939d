import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

const idOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/me`);
  return ((await answer.json()) as { id: string }).id; // as the contract says
};
const write = (page: Page, method: "PUT" | "DELETE", path: string) =>
  page.request.fetch(`${urlOf("SAMPLE_URL")}${path}`, {
    method,
    headers: { origin: urlOf("SAMPLE_URL") },
  });

test.describe("people of the sample community", () => {
  let lena: Page;
  let jonas: Page;
  let lenaId: string;
  let jonasId: string;
  let jonasName: string;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1440, height: 900 } };
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(lena, "member"), signInAsSample(jonas, "premium")]);
    [lenaId, jonasId] = await Promise.all([idOf(lena), idOf(jonas)]);
    const page = await lena.request.get(`${urlOf("SAMPLE_URL")}/api/users/${jonasId}`);
    jonasName = ((await page.json()) as { username: string }).username; // as the contract says
    await write(lena, "DELETE", `/api/users/${jonasId}/follow`);
  });
  test.afterEach(async () => {
    await write(jonas, "DELETE", `/api/users/${lenaId}/block`);
    await write(lena, "DELETE", `/api/users/${jonasId}/block`);
    await write(lena, "DELETE", `/api/users/${jonasId}/follow`);
    await Promise.all([lena.context().close(), jonas.context().close()]);
  });

  test("found by a mistyped name, followed, and seen among the followers", async () => {
    await lena.goto("/dashboard/search");
    await expect(lena.getByRole("heading", { name: "Vorschläge für dich" })).toBeVisible();
    await expect(lena.getByLabel("Deine Sprache")).toHaveText("Deutsch");
    const [first = "", second = ""] = jonasName.slice(-2);
    await lena.getByLabel("Name oder Stichwort").fill(`${jonasName.slice(0, -2)}${second}${first}`);
    await expect(lena).toHaveURL(/\?q=/);
    const card = lena.getByRole("listitem", { name: jonasName });
    await card.getByRole("button", { name: `Folgen ${jonasName}` }).click();
    const following = card.getByRole("button", { name: `Du folgst ${jonasName}` });
    await expect(following).toBeVisible();
    await card.getByRole("link", { name: jonasName }).click();
    await expect(lena.getByRole("heading", { level: 1, name: jonasName })).toBeVisible();
    await lena.getByRole("button", { name: /^\d+ folg/ }).click();
    const sheet = lena.getByRole("dialog", { name: `Wer ${jonasName} folgt` });
    await expect(sheet.getByRole("link", { name: "Lena" })).toBeVisible();
    await sheet.getByRole("button", { name: "Schließen" }).click();
    // Closing goes back to what was found, with the words still in the field.
    await lena.getByRole("main").getByRole("button", { name: "Schließen" }).click();
    await expect(lena.getByLabel("Name oder Stichwort")).not.toHaveValue("");
    await expect(following).toBeVisible();
  });

  test("filters narrow the list of people, also to none", { tag: "@long" }, async () => {
    await lena.goto("/dashboard/search?q=xqxqxq");
    await expect(lena.getByRole("heading", { name: "Niemanden gefunden" })).toBeVisible();
    await lena.getByRole("button", { name: "Alles zurücksetzen" }).click();
    await expect(lena.getByRole("heading", { name: "Vorschläge für dich" })).toBeVisible();
    await lena.getByRole("checkbox", { name: "Trading" }).click({ force: true });
    await expect(lena).toHaveURL(/bm=trading/);
    await expect(lena.getByRole("list", { name: "Geschäftsmodelle" }).first()).toContainText("Trading");
  });

  test("the palette finds people and pages by keyboard and remembers what was searched for", {
    tag: "@long",
  }, async () => {
    await lena.goto("/dashboard");
    await lena.getByRole("heading", { level: 1 }).waitFor();
    const before = lena.getByRole("main").getByRole("link").first();
    await before.focus();
    await lena.keyboard.press("Control+k");
    const field = lena.getByRole("combobox", { name: "Suche" });
    await expect(field).toBeFocused();
    await lena.keyboard.press("Escape");
    await expect(before).toBeFocused();
    await lena.keyboard.press("Control+k");
    await field.fill(jonasName);
    await expect(lena.getByRole("option", { name: jonasName, exact: true }).first()).toBeVisible();
    await lena.getByRole("option", { name: `Alle Personen zu „${jonasName}“` }).click();
    await expect(lena).toHaveURL(/dashboard\/search\?q=/);
    await lena.keyboard.press("Control+k");
    await expect(field).toHaveValue("");
    await lena.getByRole("option", { name: jonasName, exact: true }).click();
    await expect(field).toHaveValue(jonasName);
    await field.fill("einstell");
    await expect(lena.getByRole("option", { name: "Einstellungen" })).toBeVisible();
    await lena.keyboard.press("Enter");
    await expect(lena).toHaveURL(/dashboard\/settings/);
  });

  test("across a block a page is gone, and the member who blocked can undo it there", {
    tag: "@long",
  }, async () => {
    await lena.goto(`/dashboard/user/${jonasId}`);
    await lena.getByRole("button", { name: `Mehr zu ${jonasName}` }).click();
    await lena.getByRole("menuitem", { name: "Blockieren" }).click();
    const dialog = lena.getByRole("alertdialog").or(lena.getByRole("dialog"));
    await dialog.getByRole("button", { name: "Blockieren" }).click();
    await expect(lena.getByRole("heading", { name: `Du hast ${jonasName} blockiert` })).toBeVisible();
    await jonas.goto(`/dashboard/user/${lenaId}`);
    await expect(jonas.getByRole("heading", { name: "Dieses Profil gibt es nicht" })).toBeVisible();
    await lena.getByRole("button", { name: "Blockierung aufheben" }).click();
    await expect(lena.getByRole("heading", { level: 1, name: jonasName })).toBeVisible();
  });

  test("one's own page leads to the settings; without a history closing leads to the search", {
    tag: "@long",
  }, async () => {
    await lena.goto("/dashboard/profile");
    await expect(lena).toHaveURL(new RegExp(`/dashboard/user/${lenaId}`));
    await expect(lena.getByRole("link", { name: "Profil bearbeiten" })).toBeVisible();
    const fresh = await lena.context().newPage();
    await fresh.goto(`/dashboard/user/${jonasId}`);
    await fresh.getByRole("button", { name: "Schließen" }).click();
    await expect(fresh).toHaveURL(/dashboard\/search$/);
  });
});
