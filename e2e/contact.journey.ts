import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { freshName } from "./steps/accounts.ts";
import { sampleCode } from "./steps/code.ts";

const size = { viewport: { width: 1280, height: 900 } };

test("a guest writes to the team, and an admin answers by mail", async ({ browser }) => {
  const url = urlOf("SAMPLE_URL");
  const guest = await newPerson(browser, url, size);
  const admin = await newPerson(browser, url, size);
  const name = freshName("Jo");
  await guest.goto("/imprint");
  await guest.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Kontakt" })).toBeVisible();
  await guest.getByRole("button", { name: "Absenden" }).click();
  await expect(guest.getByText("Sag uns, wie du heißt.")).toBeVisible();
  await guest.getByLabel("Name").fill(name);
  await guest.getByLabel("E-Mail").fill("keine-adresse");
  await guest.getByRole("radio", { name: "Presse" }).check();
  await guest.getByLabel("Nachricht").fill("Habt ihr ein Logo in Schwarz?");
  await guest.getByRole("button", { name: "Absenden" }).click();
  await expect(guest.getByText("Das ist keine gültige E-Mail-Adresse.")).toBeVisible();
  await guest.getByLabel("E-Mail").fill(`${name}@example.test`);
  await guest.getByRole("button", { name: "Absenden" }).click();
  await expect(guest.getByRole("heading", { name: "Danke!" })).toBeFocused();
  await guest.getByRole("button", { name: "Noch eine Nachricht" }).click();
  await expect(guest.getByLabel("Nachricht")).toHaveValue("");

  await signInAsSample(admin, "admin");
  await admin.goto("/dashboard/admin");
  await admin.getByRole("link", { name: "Nachrichten an das Team" }).click();
  await admin.getByLabel("Suchen", { exact: true }).fill(name);
  const message = admin.getByRole("listitem").filter({ hasText: "Habt ihr ein Logo in Schwarz?" });
  // The sender's address is masked until it is requested.
  await expect(message).toContainText("j…@e….test");
  await expect(message).not.toContainText("@example.test");
  await message.getByRole("button", { name: "Antworten" }).click();
  const dialog = admin.getByRole("dialog", { name: `${name} antworten` });
  await dialog.getByRole("button", { name: "Per E-Mail schicken" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Ohne Text geht es nicht.");
  await dialog.getByLabel("Deine Antwort").fill("Ja, es hängt an der nächsten Mail.");
  await dialog.getByRole("button", { name: "Per E-Mail schicken" }).click();
  await admin
    .getByRole("dialog", { name: "Bist du es?" })
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  await expect(admin.getByText("Die Antwort ist unterwegs.")).toBeVisible();
  await admin.getByRole("tab", { name: "Beantwortet" }).click();
  await expect(message).toContainText("Ja, es hängt an der nächsten Mail.");
  await message.getByRole("button", { name: "Anzeigen" }).click();
  await expect(message).toContainText(`${name.toLowerCase()}@example.test`);
});
