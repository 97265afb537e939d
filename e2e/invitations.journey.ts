import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { deleteGroup, foundByForm, groupNamed } from "./steps/groups.ts";
import { joinSample } from "./steps/settings.ts";

test.describe("an invitation by name", () => {
  const name = `Lesekreis ${Date.now()}`;
  let jonas: Page;
  test.beforeEach(async ({ browser }) => {
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
    await signInAsSample(jonas, "premium");
  });
  test.afterEach(() => deleteGroup(jonas, name));

  test("into a private group: found by name, told, taken back, and followed from the notification", async ({
    browser,
  }) => {
    const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
    const tina = { page, ...(await joinSample(page)) };
    await foundByForm(jonas, { name, type: "Privat" });
    const { id } = await groupNamed(jonas, name);

    await jonas.goto(`/dashboard/groups/profile/${id}/settings?tab=members`);
    await jonas.getByRole("button", { name: "Mitglied einladen" }).click();
    const dialog = jonas.getByRole("dialog", { name: "Mitglied einladen" });
    await dialog.getByLabel("Nach Namen suchen").fill(tina.username);
    await dialog.getByRole("button", { name: `Einladen ${tina.username}` }).click();
    await expect(dialog.getByText("Eingeladen", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Schließen" }).click();
    const waiting = jonas.getByRole("region", { name: "Offene Einladungen" });
    await expect(waiting.getByText(tina.username, { exact: true }).first()).toBeVisible();

    // On the group's page: who invites, and yes or no.
    await tina.page.goto(`/dashboard/groups/profile/${id}`);
    await expect(tina.page.getByRole("region", { name: "Einladung" })).toContainText("lädt dich ein");
    await waiting.getByRole("button", { name: /^Zurückziehen/ }).click();
    await expect(waiting.getByText("Gerade wartet niemand auf eine Antwort.")).toBeVisible();
    await tina.page.reload();
    await expect(tina.page.getByRole("heading", { name: "Gruppe nicht gefunden" })).toBeVisible();

    const guest = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
    const toni = { page: guest, ...(await joinSample(guest)) };
    await Promise.all([
      toni.page.waitForResponse((answer) => answer.url().includes("/api/rt/stream")),
      toni.page.goto("/dashboard/help"),
    ]);
    await jonas.getByRole("button", { name: "Mitglied einladen" }).click();
    await dialog.getByLabel("Nach Namen suchen").fill(toni.username);
    await dialog.getByRole("button", { name: `Einladen ${toni.username}` }).click();
    // Said wherever one is, with the way there.
    await toni.page.getByRole("button", { name: "Ansehen" }).click();
    await expect(toni.page.getByRole("region", { name: "Einladung" })).toContainText("lädt dich ein");
    await toni.page.goto("/dashboard/notifications");
    const card = toni.page.getByRole("listitem").filter({ hasText: `in ${name} ein` });
    await card.getByRole("button", { name: "Annehmen" }).click();
    await expect(toni.page.getByRole("heading", { level: 1, name: "Allgemein" })).toBeVisible();
    await expect(waiting.getByText(toni.username, { exact: true })).toHaveCount(0);
  });
});

test("a chat request is answered in its notification, which accepts it", { tag: "@long" }, async ({
  browser,
}) => {
  const url = urlOf("SAMPLE_URL");
  const asking = await newPerson(browser, url);
  const page = await newPerson(browser, url);
  await signInAsSample(asking, "premium");
  const tina = { page, ...(await joinSample(page)) };
  const asked = await asking.request.post(`${url}/api/chat-requests`, {
    headers: { origin: url },
    data: { user_id: tina.id, text: "Magst du über Texte reden?" },
  });
  expect(asked.ok()).toBe(true);
  await tina.page.goto("/dashboard/notifications");
  const card = tina.page.getByRole("listitem").filter({ hasText: "Magst du über Texte reden?" });
  await card.getByRole("button", { name: "Antworten" }).click();
  await expect(card.getByText("Mit deiner Antwort nimmst du die Anfrage an.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Senden" })).toBeDisabled();
  await card.getByRole("textbox").fill("Sehr gern!");
  await card.getByRole("button", { name: "Senden" }).click();
  // What asked for an answer goes with it; the way to the conversation stays.
  await tina.page.getByRole("button", { name: "Zum Chat" }).click();
  await expect(tina.page.getByText("Sehr gern!").last()).toBeVisible();
  await expect(tina.page.getByText("Magst du über Texte reden?").last()).toBeVisible();
});
