import { expect, type Page } from "@playwright/test";
import { mailsOf, newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { fillLogin, freshCredentials, openLogin } from "./steps/accounts.ts";
import { codeOf, sampleCode } from "./steps/code.ts";
import { mailedCode, mailedLink } from "./steps/mail.ts";

const size = { viewport: { width: 1280, height: 900 } };

/** Signs a member up with an authenticator app, without the forms. */
async function withApp(page: Page) {
  const url = urlOf("SAMPLE_URL");
  const headers = { origin: url };
  const credentials = freshCredentials();
  const { email, password } = credentials;
  await page.goto("/login");
  const made = await page.request.post(`${url}/api/auth/sign-up`, {
    headers,
    data: { email, password, accepted_terms: true },
  });
  expect(made.ok()).toBe(true);
  const setUp = await page.request.post(`${url}/api/auth/2fa/setup`, { headers, data: { password } });
  const { secret } = (await setUp.json()) as { secret: string }; // the contract types it
  const on = await page.request.post(`${url}/api/auth/2fa/verify`, {
    headers,
    data: { code: codeOf(secret) },
  });
  expect(on.ok()).toBe(true);
  return credentials;
}

test("a member who has lost app and codes requests a reset, and stops it by the mailed link", async ({
  browser,
}) => {
  const url = urlOf("SAMPLE_URL");
  const owner = await newPerson(browser, url, size);
  const page = await newPerson(browser, url, size);
  const credentials = await withApp(owner);
  await openLogin(page);
  await fillLogin(page, credentials);
  await page.getByRole("tabpanel").getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.getByRole("button", { name: "Ich habe App und Backup-Codes verloren" }).click();
  await expect(page.getByRole("heading", { name: "Zweiten Faktor verloren?" })).toBeVisible();
  await page.getByRole("button", { name: "Code schicken" }).click();
  await expect(page.getByText("Der Code ist unterwegs.")).toBeVisible();
  const code = await mailedCode(mailsOf("SAMPLE_URL"), credentials.email);
  await page.getByRole("textbox").first().pressSequentially(code);
  await expect(page.getByRole("heading", { name: "Dein Antrag ist gestellt" })).toBeFocused();

  const link = await mailedLink(mailsOf("SAMPLE_URL"), credentials.email, "/confirm-email#stop=");
  await page.goto(link);
  await page.getByRole("button", { name: "Antrag zurückziehen" }).click();
  await expect(page.getByRole("heading", { name: "Zurückgezogen" })).toBeVisible();
});

test("an admin removes lost second factors, and decides an appeal", { tag: "@long" }, async ({ browser }) => {
  const admin = await newPerson(browser, urlOf("SAMPLE_URL"), size);
  await signInAsSample(admin, "admin");
  await admin.goto("/dashboard/admin");
  await admin.getByRole("link", { name: "Zweiten Faktor entfernen" }).click();
  const due = admin.getByRole("listitem").filter({ hasText: "Kann jetzt entschieden werden" });
  await expect(due).toHaveCount(1);
  await expect(admin.getByText("Noch zu früh")).toBeVisible();
  await due.getByRole("button", { name: "Entfernen" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("button", { name: "Entfernen" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Ohne Grund geht es nicht.");
  await dialog.getByLabel("Grund").fill("Am Telefon erkannt, Ausweis passt.");
  await dialog.getByRole("button", { name: "Entfernen" }).click();
  await admin
    .getByRole("dialog", { name: "Bist du es?" })
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  await expect(admin.getByText("Zweiter Faktor entfernt.")).toBeVisible();
  await expect(due).toHaveCount(0);
  await admin.getByRole("radio", { name: "Erledigt" }).check();
  await expect(admin.getByText("Am Telefon erkannt, Ausweis passt.")).toBeVisible();

  await admin.getByRole("tab", { name: "Einsprüche gegen Sperren" }).click();
  const appeal = admin.getByRole("listitem").filter({ hasText: "Wusste nicht dass das als Werbung zählt" });
  await appeal.getByRole("button", { name: "Sperre aufheben" }).click();
  await dialog.getByLabel("Antwort").fill("Alles klar, willkommen zurück.");
  await dialog.getByRole("button", { name: "Sperre aufheben" }).click();
  await expect(admin.getByText("Sperre aufgehoben.", { exact: true })).toBeVisible();
  await expect(appeal).toHaveCount(0);
});
