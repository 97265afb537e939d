import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { fillLogin } from "./steps/accounts.ts";
import { codeOf } from "./steps/code.ts";
import { drawnPicture, joinSample, openSettings, signInByCall, typeCode } from "./steps/settings.ts";

test("the profile: a taken name, a cut-out picture, saving only what changed", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await joinSample(page);
  await openSettings(page, "profile", "Über dich");

  const username = page.getByLabel("Username");
  await username.fill("lena");
  await expect(page.getByText("Der Username ist schon vergeben.")).toBeVisible();
  await username.fill("ab1");
  await expect(page.getByText("Nur Buchstaben, 3–20 Zeichen.")).toBeVisible();
  const name = `Neu${Array.from({ length: 9 }, () => "abcdefgh"[Math.floor(Math.random() * 8)]).join("")}`;
  await username.fill(name);
  await expect(page.getByText("Der Username ist frei.")).toBeVisible();
  await page.getByLabel(/Über mich/).fill("Ich mag kurze Sätze.");
  await page.getByRole("checkbox", { name: "Nebeneinkommen" }).click(); // clears the goal
  await page.getByRole("checkbox", { name: "Ich möchte den Newsletter" }).check();
  const patch = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("button", { name: "Speichern" }).click();
  expect(Object.keys((await patch).postDataJSON()).sort()).toEqual(["bio", "username"]);
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Verwerfen" })).toBeHidden();
  await expect(page.getByText("Öffne den Link in unserer E-Mail.")).toBeVisible();

  await page.locator("input[type=file]").setInputFiles(await drawnPicture(page));
  const dialog = page.getByRole("dialog", { name: "Ausschnitt wählen" });
  await dialog.getByRole("slider", { name: "Zoom" }).fill("2");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Dein neues Profilbild ist da.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bild entfernen" })).toBeVisible();

  await page.reload();
  await expect(username).toHaveValue(name);
  await expect(page.getByLabel(/Über mich/)).toHaveValue("Ich mag kurze Sätze.");
  await expect(page.getByRole("checkbox", { name: "Nebeneinkommen" })).not.toBeChecked();
});

test("nothing typed is lost: a refused save, a reload, another tab, leaving", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  page.on("dialog", (dialog) => dialog.accept());
  await joinSample(page);
  await openSettings(page, "profile", "Über dich");
  const place = page.locator("[name=location]");
  await place.fill("Wien");
  await page.getByLabel(/Alter/).fill("12");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Bitte prüfe dein Alter. Mitmachen kannst du ab 16.")).toBeVisible();
  await expect(page.getByLabel(/Alter/)).toBeFocused();
  await page.getByLabel(/Alter/).fill("32");

  await page.route("**/api/profiles/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, json: { error: "unavailable", message: "Gerade nicht erreichbar." } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gerade nicht erreichbar.")).toBeVisible();
  await expect(place).toHaveValue("Wien");
  await page.unroute("**/api/profiles/*");

  await page.reload();
  await expect(place).toHaveValue("Wien");
  await page.getByRole("link", { name: "Beta" }).click();
  await page.getByRole("link", { name: /^Profil/ }).click();
  await expect(place).toHaveValue("Wien");
  await page.getByRole("link", { name: "Matching" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Abbrechen" }).click();
  await expect(place).toHaveValue("Wien");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await place.fill("Graz");
  await page.getByRole("link", { name: "Matching" }).first().click();
  await page.getByRole("button", { name: "Verwerfen und gehen" }).click();
  await page.waitForURL(/\/dashboard\/matching/);
  await openSettings(page, "profile", "Über dich");
  await expect(place).toHaveValue("Wien");

  // Choices that were not saved show an error next to them.
  await page.route("**/api/profiles/*/onboarding", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 503,
          json: { error: "unavailable", message: "Gerade nicht erreichbar." },
        })
      : route.continue(),
  );
  await page.getByRole("checkbox", { name: "Grafikdesign", exact: true }).click();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Deine Fähigkeiten ließen sich nicht speichern.")).toBeVisible();
  await page.unroute("**/api/profiles/*/onboarding");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
});

test("two-factor: set up with backup codes that must be kept, then in by a code and by a backup code, each once", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const me = await joinSample(page);
  await openSettings(page, "security", "Zwei-Faktor-Anmeldung");
  await page.getByRole("button", { name: "Einrichten", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Aktuelles Passwort", { exact: true }).fill("falsch geraten");
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(dialog.getByText("Das Passwort stimmt nicht.")).toBeVisible();
  await dialog.getByLabel("Aktuelles Passwort", { exact: true }).fill(me.password);
  await dialog.getByRole("button", { name: "Weiter" }).click();
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
  const confirm = dialog.getByRole("button", { name: "Bestätigen" });
  await expect(confirm).toBeDisabled();
  const right = codeOf(secret);
  await typeCode(page, right === "000000" ? "111111" : "000000");
  await confirm.click();
  await expect(dialog.getByText("Ungültiger 2FA Code")).toBeVisible();
  await expect(confirm).toBeDisabled(); // empty again for the next try
  await typeCode(page, codeOf(secret));
  await confirm.click();

  await expect(dialog.getByRole("heading", { name: "Deine Backup-Codes" })).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const [backup = "", another = "", last = ""] = await dialog.getByRole("listitem").allInnerTexts();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Als Datei laden" }).click();
  expect((await download).suggestedFilename()).toBe("kompagnon-backup-codes.txt");
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Bitte sichere die Codes zuerst")).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Fertig" }).click();
  await expect(page.getByText("Noch 10 Backup-Codes übrig")).toBeVisible();

  const leave = async () => {
    await page.getByRole("navigation").getByRole("button", { name: "Abmelden" }).first().click();
    await page.waitForURL(/\/login/);
  };
  const enter = async () => {
    await fillLogin(page, me);
    await page.getByRole("tabpanel").getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Noch ein Schritt" })).toBeVisible();
  };
  await leave();
  await enter();
  const first = page.getByLabel(/Ziffer 1 von 6|Code aus der App/).first();
  await first.focus();
  // With the last digit it is sent by itself.
  await page.keyboard.type(codeOf(secret, 1));
  await page.waitForURL(/\/dashboard/);

  await leave();
  await enter();
  const useBackup = async () => {
    await page.getByRole("button", { name: "Backup-Code verwenden" }).click();
    await page.getByLabel("Backup-Code").fill(backup.toUpperCase());
    await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();
  };
  await useBackup();
  await page.waitForURL(/\/dashboard/);
  await leave();
  await enter();
  await useBackup();
  await expect(page.getByText("Ungültiger 2FA Code")).toBeVisible();

  // The app is lost: one of the other codes gets in and turns all of it off.
  await page.getByLabel("Backup-Code").fill(another);
  await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await openSettings(page, "security", "Zwei-Faktor-Anmeldung");
  await page.getByRole("button", { name: "Ausschalten" }).click();
  const off = page.getByRole("dialog", { name: "Zwei-Faktor-Anmeldung ausschalten?" });
  await off.getByRole("button", { name: "Backup-Code verwenden" }).click();
  await off.getByLabel("Backup-Code").fill(another);
  await off.getByRole("button", { name: "Ausschalten" }).click();
  await expect(off.getByText("Ungültiger 2FA Code")).toBeVisible();
  await off.getByLabel("Backup-Code").fill(last);
  await off.getByRole("button", { name: "Ausschalten" }).click();
  await expect(page.getByText("Die Zwei-Faktor-Anmeldung ist aus.")).toBeVisible();
});

test("a new password signs the other devices out; one can be signed out by hand", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const me = await joinSample(page);
  const phone = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInByCall(phone, me);
  await phone.goto("/dashboard");
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();

  await openSettings(page, "security", "Angemeldete Geräte");
  await expect(page.getByText("Dieses Gerät", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Chrome.* abmelden$/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByText("Das Gerät ist abgemeldet.")).toBeVisible();
  await expect(page.getByText("Du bist nur hier angemeldet.")).toBeVisible();
  await phone.waitForURL(/\/login/);

  await signInByCall(phone, me);
  await page.reload();
  const change = page.getByRole("button", { name: "Passwort ändern" });
  await change.click();
  await expect(change).toBeDisabled();
  await page.getByLabel("Aktuelles Passwort", { exact: true }).fill(me.password);
  await page.getByLabel("Neues Passwort", { exact: true }).fill("kurz");
  await expect(change).toBeDisabled();
  await page.getByLabel("Neues Passwort", { exact: true }).fill("ein neuer langer Abend");
  await change.click();
  await expect(
    page.getByText("Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet."),
  ).toBeVisible();
  await expect(page.getByText("Du bist nur hier angemeldet.")).toBeVisible();
  await phone.goto("/dashboard");
  await phone.waitForURL(/\/login/);
  expect((await signInByCall(phone, me)).status()).toBe(401);
  expect((await signInByCall(phone, { ...me, password: "ein neuer langer Abend" })).ok()).toBe(true);
});

test("in Arabic: the whole page turns at once, and saves", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await joinSample(page);
  await openSettings(page, "profile", "Über dich");
  await page.getByLabel(/Über mich/).fill("bleibt stehen");
  await page.getByRole("link", { name: "Konto und Sicherheit" }).click();
  await page.getByRole("button", { name: "Weitere Sprachen" }).click();
  await page.getByRole("radio", { name: "العربية" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "الحساب والأمان" })).toBeVisible();
  await page.getByRole("link", { name: /^الملف الشخصي/ }).click();
  expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
    "rtl",
    "ar",
  ]);
  await expect(page.locator("[name=bio]")).toHaveValue("bleibt stehen");
  await page.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(page.getByText("تم الحفظ.")).toBeVisible();
  await page.reload();
  await expect(page.locator("[name=bio]")).toHaveValue("bleibt stehen");
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
});

test("notifications are switched at once; the chats fill the window when asked to", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  await joinSample(page);
  await openSettings(page, "notifications", "Worüber wir dich informieren");
  const topic = page.getByRole("button", { name: "Nachrichten und Anrufe" });
  await topic.click();
  const mail = page.getByRole("checkbox", { name: "Neue Nachricht: E-Mail" });
  const put = (text: string) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(text) === true);
  const saved = put('"mail":false');
  await mail.click();
  await saved;
  await page.getByRole("switch", { name: "Ruhezeit einhalten" }).click();
  await expect(page.getByLabel("Von", { exact: true })).toHaveValue("22:00");
  const later = put("08:30");
  await page.getByLabel("Bis", { exact: true }).fill("08:30");
  await page.getByLabel("Bis", { exact: true }).blur();
  await later;
  await page.reload();
  await topic.click();
  await expect(mail).not.toBeChecked();
  await expect(page.getByLabel("Bis", { exact: true })).toHaveValue("08:30");

  await page.getByRole("link", { name: "Beta" }).click();
  await page.getByRole("switch", { name: /Chat im Vollbild/ }).check();
  const sidebar = page.getByRole("navigation", { name: "Hauptnavigation" });
  await sidebar.getByRole("link", { name: "Chats" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Noch keine Chats" })).toBeVisible();
  await expect(sidebar).toBeHidden();
  // A folder is one of the chats as well.
  await page.goto("/dashboard/chats/folder/019ab000-0000-7000-8000-000000000000");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(sidebar).toBeHidden();
});

test("one's data as an archive; an account that is to be deleted says when, and can be kept", async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const me = await joinSample(page);
  await openSettings(page, "privacy", "Deine Daten mitnehmen");
  await page.getByRole("button", { name: "Daten herunterladen" }).click();
  const proof = page.getByRole("dialog", { name: /Daten/ });
  await proof.getByLabel("Aktuelles Passwort", { exact: true }).fill(me.password);
  const download = page.waitForEvent("download");
  await proof.getByRole("button", { name: "Daten herunterladen" }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toBe("kompagnon-export.zip");
  expect((await readFile(await archive.path())).subarray(0, 2).toString()).toBe("PK");
  await page.getByRole("button", { name: "Konto löschen" }).click();
  const dialog = page.getByRole("dialog", { name: "Konto wirklich löschen?" });
  await dialog.getByLabel("Aktuelles Passwort", { exact: true }).fill(me.password);
  await dialog.getByRole("button", { name: "Konto löschen" }).click();
  await page.waitForURL(/\/goodbye/);
  await expect(page.getByRole("heading", { level: 1, name: /Dein Konto wird am .+ gelöscht/ })).toBeVisible();

  await signInByCall(page, me);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Konto behalten" }).click();
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" }).first()).toBeVisible();
  await openSettings(page, "privacy", "Deine Daten mitnehmen");
  await expect(page.getByRole("button", { name: "Konto löschen" })).toBeVisible();
});

test("on a phone an area takes two and a half screens at most, the profile little more", {
  tag: "@long",
}, async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport });
  await signInAsSample(page, "premium");
  for (const [area, last, screens] of [
    ["profile", "Ich möchte den Newsletter", 2.6],
    ["security", "Code verloren oder neu anfangen", 2.5],
    ["privacy", "Konto löschen", 2.5],
    ["notifications", "Ruhezeit", 2.5],
  ] as const) {
    await page.goto(`/dashboard/settings?tab=${area}`);
    await expect(page.getByText(last).first()).toBeVisible();
    await expect(page.getByRole("status", { name: "Wird geladen" })).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([area, height <= screens * viewport.height]).toEqual([area, true]);
  }
});

test("on a phone the list leads to an area and back; the palette leads to a setting", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await joinSample(page);
  await page.goto("/dashboard/settings");
  const list = page.getByRole("navigation", { name: "Einstellungen" });
  await list.getByRole("link", { name: /^Privatsphäre und Daten/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privatsphäre und Daten" })).toBeVisible();
  await expect(list).toHaveCount(0);
  await page.getByRole("link", { name: "Einstellungen", exact: true }).first().click();
  await expect(list.getByRole("link", { name: /^Premium/ })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("kennwort");
  await page.getByRole("option", { name: /Passwort ändern/ }).click();
  await expect(page).toHaveURL(/settings\?tab=security#password$/);
  const section = page.getByRole("region", { name: "Passwort", exact: true });
  await expect(section).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#password")).toBeFocused();
});
