import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { sampleCode } from "./steps/code.ts";

test("the team opens a declaration, assigns it, gives money back and closes the case", async ({
  browser,
}) => {
  const url = urlOf("SAMPLE_URL");
  const buyer = await newPerson(browser, url);
  await signInAsSample(buyer, "premium");
  const { items } = await (await buyer.request.get("/api/billing/purchases")).json();
  const order = String(items[0].order);

  const guest = await newPerson(browser, url, { viewport: { width: 390, height: 844 } });
  await guest.goto("/withdraw");
  await guest.getByLabel("Dein Name").fill("Jonas Beispiel");
  await guest.getByLabel("Deine E-Mail-Adresse").fill("elsewhere@example.test");
  await guest.getByLabel("Nachricht").fill("Bitte alles zurück.");
  await guest.getByRole("button", { name: "Widerruf bestätigen" }).click();
  const number = await guest.getByText(/^W-\d{4}-[2-9A-Z]{8}$/).textContent();
  // What was written is shown with the receipt: the mail repeats it only where it belongs to a known contract.
  await expect(guest.getByText("Bitte alles zurück.")).toBeVisible();

  const admin = await newPerson(browser, url, { viewport: { width: 1280, height: 900 } });
  await signInAsSample(admin, "admin");
  await admin.goto("/dashboard/admin/billing");
  const found = admin.getByRole("listitem").filter({ hasText: number ?? "" });
  await expect(found).toContainText("Zu entscheiden bis");
  await expect(found).not.toContainText("elsewhere@example.test");
  await found.getByRole("button", { name: "Erklärung öffnen" }).click();
  const proof = admin.getByRole("dialog", { name: "Bist du es?" });
  await proof
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  await expect(found).toContainText("elsewhere@example.test");
  await expect(found).toContainText("Bitte alles zurück.");

  await found.getByLabel(/Bestell- oder Rechnungsnummer/).fill(order);
  await found.getByRole("button", { name: "Zuordnen" }).click();
  await found.getByRole("button", { name: "Bestellungen und Zahlungen" }).click();
  const purchase = found.getByRole("listitem").filter({ hasText: order }).first();
  await purchase.getByRole("button", { name: "Geld zurückgeben" }).click();
  const refund = admin.getByRole("dialog", { name: "Geld zurückgeben" });
  await refund.getByLabel(/Betrag in Euro/).fill("5,00");
  await refund.getByLabel(/Grund/).fill("Kulanz");
  await refund.getByRole("button", { name: "Geld zurückgeben" }).click();
  await expect(purchase).toContainText("Teilweise zurückgezahlt");

  await found.getByLabel("Notiz").fill("Teilweise aus Kulanz.");
  await found.getByRole("button", { name: "Fall schließen" }).click();
  await expect(found).toHaveCount(0);
});
