import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

test.describe("a job", () => {
  const title = `Etiketten für Tee ${Date.now()}`;
  let jonas: Page;
  let lena: Page;
  test.beforeEach(async ({ browser }) => {
    const size = { viewport: { width: 1280, height: 900 } };
    jonas = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    lena = await newPerson(browser, urlOf("SAMPLE_URL"), size);
    await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(lena, "member")]);
  });
  test.afterEach(async () => {
    await jonas.evaluate(async () => {
      const { items } = await (await fetch("/api/jobs/mine")).json();
      for (const { id, title } of items)
        if (title.startsWith("Etiketten")) await fetch(`/api/jobs/${id}`, { method: "DELETE" });
    });
    await Promise.all([jonas.context().close(), lena.context().close()]);
  });

  test("is posted, announced, applied to from another browser, and answered in the chat", async () => {
    await lena.goto("/dashboard/jobs");
    await expect(lena.getByRole("list", { name: "Stellenausschreibungen" })).toBeVisible();
    await jonas.goto("/dashboard/jobs");
    await jonas.getByRole("button", { name: "Neue Stelle" }).click();
    const form = jonas.getByRole("dialog", { name: "Neue Stelle ausschreiben" });
    await form.getByRole("button", { name: "Veröffentlichen" }).click();
    await expect(form.getByText("Bitte ausfüllen.").first()).toBeVisible();
    await form.getByLabel("Titel").fill(title);
    // What was begun is there again.
    await jonas.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await jonas.getByRole("button", { name: "Neue Stelle" }).click();
    await expect(form.getByLabel("Titel")).toHaveValue(title);
    await form.getByLabel("Worum geht es?").fill("Drei Sorten, ein Etikett, das auch in klein funktioniert.");
    await form.getByRole("checkbox", { name: "Grafikdesign" }).check();
    await form.getByRole("button", { name: "Veröffentlichen" }).click();
    await expect(form).toBeHidden();
    const his = jonas.getByRole("article", { name: title });
    await expect(his.getByText("Eigene Stellenausschreibung")).toBeVisible();

    await lena.getByRole("button", { name: "1 neue Stelle" }).click();
    const hers = lena.getByRole("article", { name: title });
    await expect(hers.getByText("NEU", { exact: true })).toBeVisible();
    await expect(hers.getByText(/Hier gefragt, und du kannst es: .*Grafikdesign/)).toBeVisible();
    await hers.getByRole("button", { name: "Bewerben" }).click();
    const apply = lena.getByRole("dialog", { name: /Bewirb dich bei/ });
    await expect(apply.getByRole("button", { name: "Bewerbung senden" })).toBeDisabled();
    await apply.getByRole("button", { name: "Fähigkeiten" }).click();
    await expect(apply.getByLabel("Deine Bewerbung")).toHaveValue(/das bringe ich mit/);
    await apply.getByRole("button", { name: "Bewerbung senden" }).click();
    await expect(hers.getByText("Beworben")).toBeVisible();

    await expect(jonas.getByText(/Neue Bewerbung auf eine deiner Stellen/)).toBeVisible();
    await jonas.getByRole("button", { name: "Ansehen" }).first().click();
    await jonas.waitForURL(/jobs\/mine\?tab=received/);
    const application = jonas.getByRole("article", { name: `Für: ${title}` });
    await application.getByRole("button", { name: "Antworten" }).click();
    const answer = jonas.getByRole("dialog", { name: /antworten/ });
    await answer.getByLabel("Deine Nachricht").fill("Wann hast du Zeit für ein Gespräch?");
    await answer.getByRole("button", { name: "Senden" }).click();
    await expect(application.getByText("Beantwortet").first()).toBeVisible();

    await lena.goto("/dashboard/jobs/mine?tab=sent");
    const sent = lena.getByRole("article", { name: title });
    await expect(sent.getByText("Beantwortet").first()).toBeVisible();
    await sent.getByRole("link", { name: "Zum Chat" }).click();
    await expect(lena.getByText("Wann hast du Zeit für ein Gespräch?").first()).toBeVisible();
  });
});
