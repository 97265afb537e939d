import { expect, type Page } from "@playwright/test";
import { mailsOf, newPerson, signInAsSample, test, urlOf } from "./people.ts";
import {
  answerWizard,
  confirmationLink,
  fillLogin,
  freshCredentials,
  freshName,
  sendLogin,
} from "./steps/accounts.ts";

/** Pays on the local provider's page with the prefilled card, and returns to the dashboard. */
async function payWithTestCard(page: Page): Promise<void> {
  await page.waitForURL(/\/test-checkout\//);
  await page.getByRole("button", { name: "Mit Testgeld zahlen" }).click();
  await page.waitForURL(/\/dashboard\?billing=success/);
}

/** Orders the plan whose summary is open. */
async function orderNow(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Deine Bestellung" })).toBeVisible();
  const atOnce = page.getByRole("checkbox", { name: /Premium sofort beginnt/ });
  await expect(atOnce).not.toBeChecked();
  await atOnce.check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen", exact: true }).click();
}

/** A window above the page; toasts are dialogs as well. */
const dialog = (page: Page) => page.locator('[role="dialog"]:not([aria-modal="false"])');

test("a guest chooses six months, signs up, walks the wizard and has what they chose", async ({
  browser,
}) => {
  // From a document to another one the browser fades, and says so as an error where the second one is not ready for that.
  const page = await newPerson(browser, urlOf("BASE_URL"), { reducedMotion: "reduce" });
  await page.goto("/pricing");
  await page.getByRole("link", { name: "6 Monate wählen" }).click();
  await expect(page.getByRole("tab", { name: "Registrieren", selected: true })).toBeVisible();
  const credentials = freshCredentials();
  await fillLogin(page, credentials);
  await sendLogin(page);
  await answerWizard(page, { username: freshName() });

  await page.waitForURL("**/dashboard/order/6m");
  await expect(page.getByText("99,99 €")).toBeVisible();
  await expect(page.getByText("16,67 € im Monat")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bestätige zuerst deine E-Mail-Adresse" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toHaveCount(0);

  const second = await page.context().newPage();
  await second.goto(await confirmationLink(mailsOf("BASE_URL"), credentials.email));
  await expect(second.getByRole("heading", { name: "Deine Adresse ist bestätigt" })).toBeVisible();
  await second.close();
  await page.getByRole("button", { name: "Ich habe bestätigt" }).click();

  await orderNow(page);
  await page.waitForURL(/\/test-checkout\//);
  await page.getByRole("link", { name: "Zurück" }).click();
  await expect(dialog(page)).toContainText("Zahlungsvorgang abgebrochen – es wurde nichts berechnet.");
  await dialog(page).getByRole("link", { name: "Noch einmal versuchen" }).click();

  await orderNow(page);
  await payWithTestCard(page);
  await expect(dialog(page)).toContainText("6 Monate Mitgliedschaft aktiviert");
  await dialog(page).getByRole("button", { name: "Los geht’s" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/dashboard/settings/purchases");
  await expect(page.getByRole("heading", { name: "Premium für 6 Monate" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Rechnung TEST-RE-/ })).toBeVisible();
  await page.getByRole("button", { name: "Widerrufen", exact: true }).click();
  await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect(page.getByRole("button", { name: /Rechnungskorrektur TEST-RK-/ })).toBeVisible();
  await expect(page.getByText("Zurückgezahlt", { exact: true })).toBeVisible();
});

test("a pass is extended in the settings: the new time comes on top", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(page, "premium");
  await page.goto("/dashboard/settings?tab=premium");
  await page.getByRole("button", { name: "Verlängern" }).click();
  await expect(dialog(page)).toContainText("Du hast noch");
  await dialog(page)
    .getByRole("link", { name: /Premium für 30 Tage/ })
    .click();
  await expect(page.getByText("Die neue Zeit wird einfach angehängt.")).toBeVisible();
  await orderNow(page);
  await payWithTestCard(page);
  await expect(dialog(page)).toContainText("30 Tage Mitgliedschaft aktiviert");
  await dialog(page).getByRole("link", { name: "Weiter wie geplant" }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings\?tab=premium$/);
});

test("the prices say which tool was wanted, the order repeats it, and paying leads there", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  await signInAsSample(page, "person18");
  await page.goto("/dashboard/ai");
  await page.waitForURL(/\/pricing$/);
  const asked = page.getByRole("region", { name: "Die KI-Assistenten gehören zu Premium." });
  await expect(asked).toContainText("kosten laufend Geld");
  await page.getByRole("link", { name: "30 Tage wählen" }).click();
  await page.waitForURL("**/dashboard/order/30d");
  await expect(asked.getByRole("button", { name: "Testversion starten" })).toBeVisible();
  await orderNow(page);
  await payWithTestCard(page);
  await dialog(page).getByRole("link", { name: "Weiter wie geplant" }).click();
  await page.waitForURL(/\/dashboard\/ai$/);
});

test("the question about measuring covers no button of the prices", async ({ browser }) => {
  const viewport = { width: 1440, height: 900 };
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport, asked: true });
  await page.goto("/pricing");
  const bar = page.locator("[data-consent-bar]");
  for (const plan of ["30 Tage", "6 Monate", "Monatlich"]) {
    const link = page.getByRole("link", { name: `${plan} wählen` }).filter({ visible: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    const hit = await link.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height - 4));
    });
    expect(hit).toBe(true);
  }
  await bar.scrollIntoViewIfNeeded();
  await expect(bar.locator('[data-consent="declined"]').first()).toBeVisible();
});

test("a phone shows the recommended plan's price and button at once", async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport, asked: true });
  await page.goto("/pricing");
  await expect(page.getByText(/^99,99\s€$/).first()).toBeInViewport({ ratio: 1 });
  const button = page.getByRole("link", { name: "6 Monate wählen" }).filter({ visible: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  const hit = await button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height - 4));
  });
  expect(hit).toBe(true);
});

test("a subscription is cancelled and kept: in the provider's pages and in the settings", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(page, "person57");
  await page.goto("/dashboard/settings?tab=premium");
  await expect(page.getByText(/Dein Abo verlängert sich am/)).toBeVisible();
  await page.getByRole("button", { name: "Zahlungsmittel und Belege" }).click();
  await page.waitForURL(/\/test-portal\//);
  await page.getByRole("link", { name: "Kündigen" }).click();
  await expect(page.getByText("Wirklich kündigen?")).toBeVisible();
  await page.getByRole("button", { name: "Kündigen" }).click();
  await expect(page.getByText(/Gekündigt, läuft bis/)).toBeVisible();
  await page.getByRole("link", { name: "Zurück" }).click();

  await expect(async () => {
    await page.goto("/dashboard/settings?tab=premium");
    await expect(page.getByText(/Dein Abo ist gekündigt/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole("button", { name: "Abo behalten" }).click();
  await expect(page.getByText(/Dein Abo verlängert sich am/)).toBeVisible();
  await page.getByRole("button", { name: "Abo kündigen" }).click();
  await expect(page.getByText(/Dein Abo ist gekündigt/)).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByText(/Dein Abo verlängert sich am/)).toBeVisible();
});

test("withdrawing without signing in, on a phone in Arabic, takes premium back in an open tab", async ({
  browser,
}) => {
  const tab = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(tab, "person59");
  const online = tab.waitForResponse((answer) => answer.url().includes("/api/rt/stream"));
  await tab.goto("/dashboard/settings/purchases");
  await online;
  await expect(tab.getByText("Bezahlt", { exact: true })).toBeVisible();
  const { items } = await (await tab.request.get("/api/billing/purchases")).json();
  const number = String(items[0].order);

  const viewport = { width: 390, height: 844 };
  const phone = await newPerson(browser, urlOf("SAMPLE_URL"), { locale: "ar", viewport });
  await phone.goto("/ar/pricing");
  await phone.getByRole("link", { name: "الانسحاب من العقد" }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "الانسحاب من العقد" })).toBeVisible();
  await phone.getByRole("button", { name: "تأكيد الانسحاب" }).click();
  await expect(phone.getByText("اكتب اسمك من فضلك.")).toBeVisible();
  await phone.getByLabel("اسمك").fill("ليلى");
  await phone.getByLabel("عنوان بريدك الإلكتروني").fill("person59@example.test");
  await phone.getByLabel("رقم الطلب أو الفاتورة").fill(number);
  await phone.getByRole("button", { name: "تأكيد الانسحاب" }).click();
  await expect(phone.getByRole("heading", { name: "وصل انسحابك" })).toBeVisible();
  await expect(phone.getByText(/^W-\d{4}-[2-9A-Z]{8}$/)).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await expect(tab.getByText("Zurückgezahlt", { exact: true })).toBeVisible();
  await expect(tab.getByText("Bezahlt", { exact: true })).toHaveCount(0);
});

test("a member who reads English comes to the prices in English", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { locale: "en-GB" });
  await signInAsSample(page, "person16");
  const { id } = (await (await page.request.get("/api/me")).json()) as { id: string }; // the contract's me
  await page.request.patch(`/api/profiles/${id}`, {
    headers: { origin: urlOf("SAMPLE_URL") },
    data: { language: "en" },
  });
  await page.goto("/dashboard/ai");
  await page.waitForURL(/\/en\/pricing$/);
});

test("the test version starts once, counts down above every page, and keeps the limit of two groups", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(page, "person15");
  const base = urlOf("SAMPLE_URL");
  const { items } = await (await page.request.get("/api/groups?limit=50")).json();
  for (const { id } of items)
    await page.request.post(`/api/groups/${id}/join`, { headers: { origin: base } });

  await page.goto("/pricing");
  await page.goto("/dashboard?billing=test");
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("7 Tage kostenlos testen?");
  await asked.getByRole("button", { name: "Testversion starten" }).click();
  const bar = page.getByRole("region", { name: "Testversion" });
  await expect(bar.getByRole("timer")).toHaveText(/6 Tg\. 23 Std\. 59 Min\. \d+ Sek\./);
  const before = await bar.getByRole("timer").textContent();
  await expect(bar.getByRole("timer")).not.toHaveText(before ?? "");
  await bar.getByRole("button", { name: "Was heißt das?" }).click();
  await expect(dialog(page)).toContainText("höchstens zwei Gruppen");
  await page.keyboard.press("Escape");

  await page.goto("/dashboard/groups/new");
  await page.getByLabel("Name der Gruppe").fill(freshName("Kreis"));
  await page.getByRole("button", { name: "Gruppe gründen" }).click();
  await expect(dialog(page)).toContainText("Zwei Gruppen sind hier das Maximum");
  await dialog(page)
    .getByRole("link", { name: /Premium für 6 Monate/ })
    .click();
  await page.waitForURL("**/dashboard/order/6m");

  await page.goto("/dashboard?billing=test");
  await expect(bar).toBeVisible();
  await expect(asked).toHaveCount(0);
});
