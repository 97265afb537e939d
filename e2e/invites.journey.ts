import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { mailsOf, newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { confirmationLink, fillLogin, freshCredentials, freshName } from "./steps/accounts.ts";
import { sampleCode } from "./steps/code.ts";

const SYSTEM = "/dashboard/settings/invitesystem";

/** An API request of the page's member. */
async function ask(page: Page, method: "GET" | "POST" | "PATCH", path: string, data: object = {}) {
  const url = urlOf("SAMPLE_URL");
  const answer = await page.request.fetch(`${url}${path}`, {
    method,
    headers: { origin: url },
    ...(method !== "GET" && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** A figure of the page by its name. */
const figure = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

/** Creates the invite link of the page's member. */
async function makeLink(page: Page, slug: string): Promise<void> {
  await page.goto(SYSTEM);
  const make = page.getByRole("button", { name: "Link anlegen" });
  await expect(make).toBeDisabled();
  await page.getByLabel("Name deines Links").fill("zwölf");
  await expect(page.getByRole("alert")).toContainText("keine Umlaute");
  await expect(make).toBeDisabled();
  await page.getByLabel("Name deines Links").fill("admin");
  await make.click();
  await page.getByRole("button", { name: "Für immer anlegen" }).click();
  await expect(page.getByRole("alertdialog").getByRole("alert")).toContainText("reserviert");
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByLabel("Name deines Links").fill(slug);
  await make.click();
  await expect(page.getByRole("alertdialog")).toContainText(slug);
  await page.getByRole("button", { name: "Für immer anlegen" }).click();
  await expect(page.getByLabel("Dein Einladungslink", { exact: true })).toHaveValue(
    `${urlOf("SAMPLE_URL")}/invite/${slug}`,
  );
}

/** Signs up by a link, by the form that it leads to; old enough to buy. */
async function comeBy(page: Page, address: string, slug: string): Promise<string> {
  await page.goto(address);
  await page.waitForURL(`**/login/${slug}`);
  await expect(page.getByText("Du bist über eine Einladung hier.")).toBeVisible();
  const credentials = freshCredentials();
  await fillLogin(page, credentials);
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await page.waitForURL("**/register");
  const { id } = await ask(page, "GET", "/api/me");
  const username = freshName("Ida");
  await ask(page, "PATCH", `/api/profiles/${id}`, { username, age: 30 });
  await page.goto(await confirmationLink(mailsOf("SAMPLE_URL"), credentials.email));
  await expect(page.getByText("Deine Adresse ist bestätigt")).toBeVisible();
  return username;
}

test("a link is created, brings a member, earns from their purchase, and is reversed with its refund", {
  tag: "@long",
}, async ({ browser }) => {
  const lena = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  const ida = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(lena, "member");
  const slug = freshName("Lena-");
  await makeLink(lena, slug);
  await expect(lena.getByRole("heading", { name: "Noch niemand" })).toBeVisible();
  const [file] = await Promise.all([
    lena.waitForEvent("download"),
    lena.getByRole("button", { name: "PNG laden" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`kompagnon-${slug}.png`);

  const username = await comeBy(ida, `/invite/href/${slug}`, slug);
  await expect(figure(lena, "Registriert")).toHaveText("1");
  await expect(figure(lena, "Haben gekauft")).toHaveText("0");

  // They buy with a test card, at the desk of the payments with test money.
  const { url } = await ask(ida, "POST", "/api/billing/checkout", {
    plan: "30d",
    client_id: randomUUID(),
    start_at_once: true,
  });
  await ida.goto(url);
  await ida.getByRole("button", { name: "Mit Testgeld zahlen" }).click();
  await expect(figure(lena, "Haben gekauft")).toHaveText("1");
  await expect(figure(lena, "Bezahlt von ihnen")).toHaveText(/19,99/);
  await expect(lena.getByText(username)).toBeVisible();
  await expect(figure(lena, "Wartet")).toHaveText(/2,59/);
  await expect(lena.getByText(/Noch 25,00/)).toBeVisible();
  await expect(lena.getByRole("button", { name: "Auszahlen lassen" })).toBeDisabled();

  // Opening the link again changes nothing, and redirects.
  await ida.goto(`/invite?slug=${slug}`);
  await expect(ida.getByText("Du bist schon dabei")).toBeVisible();
  await ida.waitForURL("**/register");

  const { items } = await ask(ida, "GET", "/api/billing/purchases");
  await ask(ida, "POST", `/api/billing/orders/${items[0].order}/withdrawal`);
  await expect(figure(lena, "Wartet")).toHaveText(/^0,00/);
  await expect(figure(lena, "Zurückgenommen")).toHaveText(/2,59/);
});

test("links that lead nowhere say so", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await page.goto("/invite");
  await expect(page.getByRole("alert")).toHaveText("Ungültiger Link: Kein Slug gefunden.");
  await signInAsSample(page, "premium");
  await page.goto("/invite?/niemandes-link");
  await expect(page.getByRole("alert")).toContainText("gibt es nicht");
  await page.goto("/invite/jonas");
  await expect(page.getByRole("alert")).toHaveText("Das ist dein eigener Link.");
  await page.getByRole("link", { name: "Zu den Beiträgen" }).click();
  await page.waitForURL("**/dashboard/feed");
});

test("a payout is requested, decided with a second factor, and paid once", async ({ browser }) => {
  const jonas = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  const admin = await newPerson(browser, urlOf("SAMPLE_URL"));
  await Promise.all([signInAsSample(jonas, "premium"), signInAsSample(admin, "admin")]);
  await jonas.goto(SYSTEM);
  await jonas.getByRole("button", { name: "Auszahlen lassen" }).click();
  await jonas.getByLabel("IBAN").fill("DE89370400440532013001");
  await jonas.getByLabel("Konto lautet auf").fill("Jonas Beispiel");
  await expect(jonas.getByText("Diese IBAN stimmt nicht.")).toBeVisible();
  await jonas.getByRole("button", { name: "Auszahlung anfordern" }).click();
  await expect(jonas.getByRole("dialog")).toBeVisible();
  // The check digits are right, but the country has no SEPA transfers: the server reports it next to the field.
  await jonas.getByLabel("IBAN").fill("BR1500000000000010932840814P2");
  await expect(jonas.getByText("Die IBAN ist richtig geschrieben.")).toBeVisible();
  await jonas.getByRole("button", { name: "Auszahlung anfordern" }).click();
  await expect(jonas.getByText("das Land gehört nicht zum SEPA-Raum")).toBeVisible();
  await jonas.getByLabel("IBAN").fill("DE89370400440532013000");
  await jonas.getByRole("button", { name: "Auszahlung anfordern" }).click();
  await expect(jonas.getByRole("dialog")).toBeHidden();
  const newest = jonas.getByRole("region", { name: "Auszahlungen" }).getByRole("listitem").first();
  await expect(newest).toContainText("Wird geprüft");
  await expect(jonas.getByRole("button", { name: "Auszahlen lassen" })).toBeDisabled();

  await admin.goto("/dashboard/admin/payouts");
  const asked = admin.getByRole("listitem").filter({ hasText: "Jonas" });
  // The account number is masked until it is requested.
  await expect(asked).not.toContainText("Jonas Beispiel");
  await asked.getByRole("button", { name: "Freigeben" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Freigeben" }).click();
  const proof = admin.getByRole("dialog", { name: "Bist du es?" });
  await proof
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  await expect(asked).toHaveCount(0);
  await expect(newest).toContainText("Freigegeben");

  await admin.getByRole("tab", { name: "Freigegeben" }).click();
  const [file] = await Promise.all([
    admin.waitForEvent("download"),
    admin.getByRole("button", { name: "SEPA-Datei laden" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^kompagnon-sepa-.*\.xml$/);
  await asked.getByRole("button", { name: "Als überwiesen markieren" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Als überwiesen markieren" }).click();
  await expect(asked).toHaveCount(0);
  await expect(newest).toContainText("Überwiesen");

  await admin.getByRole("tab", { name: "Angehalten" }).click();
  await expect(admin.getByText("Zwei Konten kommen vom selben Gerät.")).toBeVisible();
  await admin.getByRole("button", { name: "Verweigern" }).click();
  await admin.getByLabel("Notiz").fill("Dieselbe Person.");
  await admin.getByRole("dialog").getByRole("button", { name: "Verweigern" }).click();
  await expect(admin.getByRole("heading", { name: "Keine angehaltenen Einladungen" })).toBeVisible();
  await expect(figure(jonas, "In Prüfung")).toHaveText(/^0,00/);
});

test("in Arabic on a phone everything is mirrored and within the viewport", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInAsSample(page, "supporter");
  const { id } = await ask(page, "GET", "/api/me");
  await ask(page, "PATCH", `/api/profiles/${id}`, { language: "ar" });
  await page.goto(SYSTEM);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const slug = freshName("Rita-");
  await page.getByLabel("اسم رابطك").fill(slug);
  await page.getByRole("button", { name: "أنشئ الرابط" }).click();
  await page.getByRole("button", { name: "إنشاء نهائي" }).click();
  await expect(page.getByLabel("رابط دعوتك", { exact: true })).toHaveValue(new RegExp(`/invite/${slug}$`));
  await expect(page.getByRole("heading", { name: "أرباحك" })).toBeVisible();
  await expect(page.locator(".animate-pulse-soft")).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await ask(page, "PATCH", `/api/profiles/${id}`, { language: "de" });
});
