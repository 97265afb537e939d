import { expect, type Page } from "@playwright/test";
import { mailsOf, newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { mailedPdf } from "./steps/mail.ts";

const addressOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get(`${urlOf("SAMPLE_URL")}/api/me`)).json()) as { email: string }).email; // the contract's me

async function sign(page: Page, name: string): Promise<void> {
  await page.getByLabel("Dein voller Name").fill(name);
  await page.getByRole("checkbox", { name: /den ganzen Text gelesen/ }).check();
  await page.getByRole("button", { name: "Unterschreiben" }).click();
}

test.describe("agreements", () => {
  let jonas: Page;
  let lena: Page;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1440, height: 900 } };
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(lena, "member")]);
  });
  test.afterEach(async () => {
    await Promise.all([jonas.context().close(), lena.context().close()]);
  });

  test("one is written, sent, signed by two, mailed to both, and a changed word voids it", async () => {
    await jonas.goto("/dashboard/resources");
    await jonas.getByRole("link", { name: "Verträge und Absichtserklärungen" }).last().click();
    await jonas.getByRole("button", { name: "Neu beginnen" }).click();
    const beginning = jonas.getByRole("dialog", { name: "Was möchtet ihr festhalten?" });
    await beginning.getByRole("radio", { name: /Gegenseitige Vertraulichkeit/ }).check();
    await beginning.getByRole("button", { name: "Los geht’s" }).click();

    const preview = jonas.getByRole("region", { name: "Vorschau" });
    const theirs = jonas.getByRole("group", { name: "Die andere Seite (Partei B)" });
    await theirs.getByLabel("Name oder Firma").fill("Лена Фогт");
    await theirs.getByLabel("Anschrift").fill("Venloer Straße 212\n50823 Köln");
    await expect(preview.getByText("Лена Фогт").first()).toBeVisible();
    await jonas.getByRole("button", { name: "Weiter" }).click();
    await jonas.getByLabel("Wozu tauscht ihr euch aus?").fill("Wir sprechen über Druckereien.");
    await expect(preview.getByText("Wir sprechen über Druckereien.")).toBeVisible();
    await jonas.getByRole("button", { name: "Weiter" }).click();
    await jonas.getByRole("radio", { name: "Ein fester Betrag" }).check();
    await expect(preview.getByText("8. Vertragsstrafe")).toBeVisible();
    await jonas.getByRole("button", { name: "Weiter" }).click();
    await jonas.getByRole("button", { name: "Weiter" }).click();
    await jonas.getByLabel("Gerichtsstand (Ort)").fill("Hamburg");
    await expect(jonas.getByText("Gespeichert", { exact: true })).toBeVisible();
    await jonas.reload();
    await expect(preview.getByText("Wir sprechen über Druckereien.")).toBeVisible();

    for (let step = 0; step < 5; step += 1) await jonas.getByRole("button", { name: "Weiter" }).click();
    await expect(jonas.getByText("Alles da.")).toBeVisible();
    await jonas.getByLabel("Nach Namen suchen").fill("Lena");
    await jonas.getByRole("button", { name: "Lena", exact: true }).click();
    await jonas.getByRole("button", { name: "Zum Unterschreiben senden" }).click();
    await expect(jonas.getByText("Der Text liegt bei Lena.")).toBeVisible();
    await sign(jonas, "Jonas Brandt");
    await expect(jonas.getByText("Jetzt ist Lena dran.")).toBeVisible();

    await lena.goto("/dashboard/notifications");
    await lena
      .getByRole("listitem")
      .filter({ hasText: "Wir sprechen über Druckereien." })
      .getByRole("link", { name: "Zur Vereinbarung" })
      .first()
      .click();
    await expect(lena.getByText("Jetzt fehlst nur noch du.")).toBeVisible();
    await sign(lena, "Лена Фогт");
    for (const page of [jonas, lena])
      await expect(page.getByText("Ihr habt beide unterschrieben.", { exact: false })).toBeVisible();
    const hash = await lena.locator("code").textContent();
    for (const page of [jonas, lena])
      await mailedPdf(mailsOf("SAMPLE_URL"), await addressOf(page), hash ?? "no hash");

    await jonas.getByRole("button", { name: "Bearbeiten" }).click();
    await jonas.getByRole("alertdialog").getByRole("button", { name: "Bearbeiten" }).click();
    await jonas.getByRole("button", { name: "Weiter" }).click();
    await jonas.getByLabel("Wozu tauscht ihr euch aus?").fill("Wir sprechen über Buchbindereien.");
    await expect(lena.getByText("Diese Fassung ist überholt", { exact: false })).toBeVisible();
    await expect(lena.getByText("Wir sprechen über Druckereien.")).toBeVisible();
    await expect(lena.getByText("Wir sprechen über Buchbindereien.")).toHaveCount(0);
    await lena.goto("/dashboard/notifications");
    await expect(
      lena.getByText("hat den Text geändert oder zurückgezogen", { exact: false }).first(),
    ).toBeVisible();
  });

  test("a received agreement can be reported instead of signed", { tag: "@long" }, async () => {
    const { id } = await lena.request
      .get(`${urlOf("SAMPLE_URL")}/api/agreements?show=waiting`)
      .then(async (answer) => ((await answer.json()) as { items: { id: string }[] }).items[0] ?? { id: "" }); // the contract's list
    await lena.goto(`/dashboard/resources/agreements/${id}`);
    await lena.getByRole("button", { name: "Vereinbarung melden" }).click();
    const asking = lena.getByRole("dialog", { name: "Vereinbarung melden" });
    await asking.getByRole("radio", { name: /Betrug/ }).check();
    await asking.getByRole("button", { name: "Melden", exact: true }).click();
    await expect(asking).toHaveCount(0);
  });

  test("writing takes no premium; drafts are deleted after asking", { tag: "@long" }, async () => {
    await lena.goto("/dashboard/resources/nda-creator?new=mou");
    await lena.getByRole("dialog").getByRole("button", { name: "Los geht’s" }).click();
    await lena.getByRole("button", { name: "Löschen" }).click();
    await lena.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
    await expect(lena.getByText("Gelöscht.")).toBeVisible();
    await expect(
      lena.getByRole("heading", { level: 1, name: "Verträge und Absichtserklärungen" }),
    ).toBeVisible();
  });
});
