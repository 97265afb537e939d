import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { messageIn, send } from "./steps/chats.ts";
import { chatWith, endTeamsNamed, endTrials, runningTrial } from "./steps/teams.ts";

test.describe("a team of the sample community", () => {
  const name = `Lampen aus Flaschen ${Date.now()}`;
  let jonas: Page;
  let lena: Page;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1440, height: 900 } };
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(lena, "member")]);
  });
  test.afterEach(async () => {
    await endTeamsNamed(jonas, name);
    await endTrials(jonas, lena, await chatWith(jonas, "Lena"));
    await Promise.all([jonas.context().close(), lena.context().close()]);
  });

  test("is founded from a trial project, accepted by the other, and its tasks live in both browsers", async () => {
    const trial = await runningTrial(jonas, lena, await chatWith(jonas, "Lena"));
    await jonas.goto(`/dashboard/teampanel?from=trial:${trial}`);
    const founding = jonas.getByRole("dialog", { name: "Team gründen" });
    await founding.getByLabel("Name des Teams").fill(name);
    await expect(founding.getByText("Lena", { exact: true })).toBeVisible();
    await founding.getByRole("button", { name: "Gründen" }).click();
    await expect(jonas.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(jonas.getByRole("heading", { name: "Keine Aufgaben gefunden." })).toBeVisible();

    await lena.goto("/dashboard/notifications");
    await lena
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByRole("button", { name: "Annehmen" })
      .click();
    await expect(lena.getByRole("heading", { level: 1, name })).toBeVisible();

    await jonas.getByRole("button", { name: "Neue Aufgabe" }).click();
    const making = jonas.getByRole("dialog", { name: "Neue Aufgabe" });
    await making.getByLabel("Was ist zu tun?").fill("Flaschen sammeln");
    await making.getByRole("checkbox", { name: "Lena" }).check();
    await making.getByRole("button", { name: "Anlegen" }).click();
    await expect(jonas.getByRole("button", { name: /Flaschen sammeln/ })).toBeVisible();
    await lena.getByRole("button", { name: /Flaschen sammeln/ }).click();

    const hers = lena.getByRole("dialog", { name: "Aufgabe" });
    await hers.getByLabel("Notiz dazu").fill("Zwölf grüne.");
    await hers.getByRole("button", { name: "Mein Teil ist erledigt" }).click();
    await expect(hers.getByRole("button", { name: "Doch nicht erledigt" })).toBeVisible();
    await jonas.getByRole("button", { name: /Flaschen sammeln.*Erledigt/ }).click();
    const his = jonas.getByRole("dialog", { name: "Aufgabe" });
    await expect(his.getByText("Zwölf grüne.")).toBeVisible();
    await hers.getByRole("button", { name: "Doch nicht erledigt" }).click();
    await expect(his.getByText("Zwölf grüne.")).toHaveCount(0);
    await expect(his.getByText("noch offen")).toBeVisible();
    await expect(his.getByText("In Arbeit").first()).toBeVisible();

    await hers.getByLabel("Kommentar schreiben").fill("Die braunen fehlen noch.");
    await hers.getByRole("button", { name: "Senden" }).click();
    await expect(his.getByText("Die braunen fehlen noch.")).toBeVisible();

    // Words of others can be reported, one's own can't.
    await expect(hers.getByRole("button", { name: "Kommentar melden" })).toHaveCount(0);
    await expect(hers.getByRole("button", { name: "Aufgabe melden" })).toBeVisible();
    await expect(his.getByRole("button", { name: "Aufgabe melden" })).toHaveCount(0);
    await his.getByRole("button", { name: "Kommentar melden" }).click();
    const reporting = jonas.getByRole("dialog", { name: "Kommentar melden" });
    await reporting.getByRole("radio", { name: "Betrug oder Abzocke" }).check();
    await reporting.getByRole("button", { name: "Melden" }).click();
    await expect(reporting).toBeHidden();
    await lena.goto("/dashboard/teampanel");
    await lena.getByRole("link", { name }).first().click();
    await lena.getByRole("link", { name: "Mitglieder" }).click();
    await lena.getByRole("button", { name: "Team melden" }).click();
    await expect(lena.getByRole("dialog", { name: `Team „${name}“ melden` })).toBeVisible();
  });

  test("moves tasks by keyboard and menu, writes in its chat, and removes a member", {
    tag: "@long",
  }, async () => {
    const trial = await runningTrial(jonas, lena, await chatWith(jonas, "Lena"));
    await jonas.goto(`/dashboard/teampanel?from=trial:${trial}`);
    const founding = jonas.getByRole("dialog", { name: "Team gründen" });
    await founding.getByLabel("Name des Teams").fill(name);
    await founding.getByRole("button", { name: "Gründen" }).click();
    await expect(jonas.getByRole("heading", { level: 1, name })).toBeVisible();
    await jonas.getByRole("button", { name: "Neue Aufgabe" }).click();
    const making = jonas.getByRole("dialog", { name: "Neue Aufgabe" });
    await making.getByLabel("Was ist zu tun?").fill("Kabel bestellen");
    await making.getByRole("button", { name: "Anlegen" }).click();
    await jonas.getByRole("button", { name: "Tafel" }).click();
    const column = (page: Page, status: string) => page.getByRole("region", { name: status, exact: true });
    const card = (page: Page, status: string) =>
      column(page, status).getByRole("button", { name: /^Kabel bestellen/ });

    await lena.goto("/dashboard/teampanel");
    await lena
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByRole("button", { name: "Annehmen" })
      .click();
    await lena.getByRole("button", { name: "Tafel" }).click();
    await expect(card(lena, "Offen")).toBeVisible();

    await card(jonas, "Offen").focus();
    await jonas.keyboard.press("Alt+ArrowRight");
    await expect(card(jonas, "In Arbeit")).toBeFocused();
    await jonas.keyboard.press("Alt+ArrowRight");
    await expect(card(jonas, "In Prüfung")).toBeFocused();
    await expect(card(lena, "In Prüfung")).toBeVisible();
    await column(lena, "In Prüfung").getByRole("button", { name: "Verschieben: Kabel bestellen" }).click();
    await lena.getByRole("menuitem", { name: "Erledigt" }).click();
    await expect(card(jonas, "Erledigt")).toBeVisible();
    await card(jonas, "Erledigt").dragTo(column(jonas, "Blockiert"));
    await expect(card(lena, "Blockiert")).toBeVisible();

    for (const page of [jonas, lena])
      await page.getByRole("link", { name: "Chat", exact: true }).last().click();
    await send(jonas, "Wer holt die Kabel?");
    await expect(messageIn(lena, "Wer holt die Kabel?")).toHaveCount(1);

    await jonas.getByRole("link", { name: "Mitglieder" }).click();
    await jonas.getByRole("button", { name: "Aktionen für Lena" }).click();
    await jonas.getByRole("menuitem", { name: "Aus dem Team nehmen" }).click();
    await jonas.getByRole("alertdialog").getByRole("button", { name: "Aus dem Team nehmen" }).click();
    await expect(lena.getByRole("heading", { name: "Ungültige Team-ID." })).toBeVisible();
    await jonas.getByRole("link", { name: "Verlauf" }).click();
    await expect(jonas.getByText(/^Jonas hat Lena aus dem Team genommen\.$/)).toBeVisible();
  });
});
