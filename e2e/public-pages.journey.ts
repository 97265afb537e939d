import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

/** Turns the switch of a page and waits until it is so. */
async function turn(page: Page, name: string, open: boolean): Promise<void> {
  const knob = page.getByRole("switch", { name });
  await expect(knob).toBeVisible();
  const answered = page.waitForResponse(
    (answer) => answer.url().includes("/api/public-pages/") && answer.request().method() === "PUT",
  );
  if ((await knob.isChecked()) !== open) await knob.click();
  await answered;
  await expect(knob).toBeChecked({ checked: open });
}

test("a member opens their card, a guest without script reads it, and it is gone as it is closed", async ({
  browser,
}) => {
  const url = urlOf("SAMPLE_URL");
  const lena = await newPerson(browser, url, { viewport: { width: 1280, height: 900 } });
  const guest = await newPerson(browser, url, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await signInAsSample(lena, "member");
  await lena.goto("/dashboard/settings?tab=privacy");
  await expect(lena.getByText("kein Alter, kein Ort, keine E-Mail-Adresse", { exact: false })).toBeVisible();
  await turn(lena, "Meine Karte ist für alle offen", true);
  const address = (await lena.getByRole("link", { name: "Ansehen" }).getAttribute("href")) ?? "";
  expect(address).toMatch(/^\/m\//);

  await guest.goto(address);
  const name = (await guest.getByRole("heading", { level: 1 }).textContent()) ?? "";
  expect(address).toBe(`/m/${encodeURIComponent(name)}`);
  await expect(guest.getByText("Baut auf", { exact: true })).toBeVisible();
  await expect(guest.getByText("Ziel", { exact: true })).toBeVisible();
  const image = (await guest.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  const picture = await guest.request.get(image);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  // A guest who wants to see more signs in first, and is redirected back afterwards.
  await guest.getByRole("link", { name: /^Auf .* ansehen$/ }).click();
  await expect(guest).toHaveURL(/\/dashboard\/user\//);
  await expect(guest.getByRole("tab", { name: "Anmelden" })).toBeVisible();

  // One's own page has the same switch.
  await lena.goto("/dashboard/profile");
  await lena.getByRole("button", { name: /^Mehr zu/ }).click();
  await lena.getByRole("menuitem", { name: "Öffentliche Karte" }).click();
  await turn(lena, "Meine Karte ist für alle offen", false);
  const gone = await guest.goto(address);
  expect(gone?.status()).toBe(404);
  await expect(guest.getByRole("heading", { name: "Diese Seite gibt es nicht" })).toBeVisible();
  expect((await guest.request.get(image)).status()).toBe(404);
  await Promise.all([lena.context().close(), guest.context().close()]);
});

test("a job is opened to everybody while it is written, and its page goes with it", { tag: "@long" }, async ({
  browser,
}) => {
  const url = urlOf("SAMPLE_URL");
  const jonas = await newPerson(browser, url, { viewport: { width: 1280, height: 900 } });
  const guest = await newPerson(browser, url, { javaScriptEnabled: false });
  const title = `Fotos für Kerzen ${Date.now()}`;
  await signInAsSample(jonas, "premium");
  await jonas.goto("/dashboard/jobs");
  await jonas.getByRole("button", { name: "Neue Stelle" }).click();
  const form = jonas.getByRole("dialog", { name: "Neue Stelle ausschreiben" });
  await form.getByLabel("Titel").fill(title);
  await form.getByLabel("Worum geht es?").fill("Zehn Bilder vor Weiß, zwei mit Händen.");
  await form.getByRole("switch", { name: "Die Seite der Stelle ist für alle offen" }).check();
  await form.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(form).toBeHidden();

  await jonas.goto("/dashboard/jobs/mine");
  const own = jonas.getByRole("article").filter({ hasText: title });
  const menu = own.getByRole("button", { name: new RegExp(title) });
  await menu.click();
  await jonas.getByRole("menuitem", { name: "Öffentliche Seite" }).click();
  const address = (await jonas.getByRole("link", { name: "Ansehen" }).getAttribute("href")) ?? "";
  await guest.goto(address);
  await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const data = await guest.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "null")).toMatchObject({ "@type": "JobPosting", title });

  await jonas.keyboard.press("Escape");
  await menu.click();
  await jonas.getByRole("menuitem", { name: "Schließen" }).click();
  await expect(own.getByText("Geschlossen")).toBeVisible();
  expect((await guest.goto(address))?.status()).toBe(404);
  await Promise.all([jonas.context().close(), guest.context().close()]);
});

test("a group's page shows its number of members, and a private group has no page", { tag: "@long" }, async ({
  browser,
}) => {
  const guest = await newPerson(browser, urlOf("SAMPLE_URL"), { javaScriptEnabled: false });
  const list = await (await guest.request.get("/sitemap-open-1.xml")).text();
  const [, address = ""] = /<loc>[^<]*?(\/g\/[^<]+)<\/loc>/.exec(list) ?? [];
  await guest.goto(address);
  await expect(guest.getByText(/Gruppe bei .* · \d+ Mitglieder/)).toBeVisible();
  await guest.context().close();
});
