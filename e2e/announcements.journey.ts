import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { sampleCode } from "./steps/code.ts";

const size = { viewport: { width: 1280, height: 900 } };

test("an admin announces something, an open tab shows it, and it stays closed on other devices", {
  tag: "@long",
}, async ({ browser }) => {
  const url = urlOf("SAMPLE_URL");
  const admin = await newPerson(browser, url, size);
  const member = await newPerson(browser, url, size);
  const phone = await newPerson(browser, url, { viewport: { width: 390, height: 844 } });
  await signInAsSample(member, "premium");
  await signInAsSample(phone, "premium");
  await member.goto("/dashboard/groups");
  await expect(member.getByRole("heading", { level: 1 })).toBeVisible();
  await signInAsSample(admin, "admin");
  await admin.goto("/dashboard/admin/announcements");
  await admin.getByRole("button", { name: "Neue Ankündigung" }).click();
  await admin.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(admin.getByText("Schreib mindestens den deutschen Text.")).toBeVisible();
  const words = "Am Samstag treffen wir uns online, alle zusammen.";
  await admin.getByLabel("Text auf Deutsch").fill(words);
  await admin.getByRole("radio", { name: "Mit Premium" }).check();
  await admin.getByLabel("Link zu einer Seite").fill("/dashboard/groups/discover");
  await expect(admin.getByRole("img", { name: "Vorschau auf Deutsch" })).toBeVisible();
  await admin.getByRole("button", { name: "Veröffentlichen" }).click();
  await admin
    .getByRole("dialog", { name: "Bist du es?" })
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  await expect(admin.getByText("Ankündigung veröffentlicht.")).toBeVisible();

  const strip = member.getByRole("region", { name: "Ankündigung" });
  await expect(strip).toContainText(words, { timeout: 20_000 });
  await strip.getByRole("link", { name: "Mehr dazu" }).click();
  await member.waitForURL("**/dashboard/groups/discover");
  await phone.goto("/dashboard");
  await expect(phone.getByRole("region", { name: "Ankündigung" })).toContainText(words);
  await strip.getByRole("button", { name: "Schließen" }).click();
  await expect(strip).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(phone.getByRole("region", { name: "Ankündigung" })).toHaveCount(0);

  const card = admin.getByRole("listitem").filter({ hasText: words });
  await card.getByRole("button", { name: "Beenden" }).click();
  const dialog = admin.getByRole("dialog", { name: "Ankündigung beenden" });
  await dialog.getByLabel("Grund").fill("War schon.");
  await dialog.getByRole("button", { name: "Beenden" }).click();
  await expect(admin.getByText("Beendet.", { exact: true })).toBeVisible();
  await admin.getByRole("tab", { name: "Vorbei" }).click();
  await expect(card).toBeVisible();
});
