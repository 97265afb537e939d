import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { sampleCode } from "./steps/code.ts";

const { executablePath } = await ensureChromium();
const CAMERA_FILE = path.join(os.tmpdir(), `kompagnon-camera-${process.pid}.y4m`);
const FRAME = { width: 1280, height: 720, perSecond: 4 };
const phone = { viewport: { width: 390, height: 844 } };
const wide = { viewport: { width: 1440, height: 900 } };

test.use({
  launchOptions: {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${CAMERA_FILE}`,
    ],
  },
});

/** A frame of the camera: a light card with dark print on a dark table, or the table alone (YUV, 4:2:0). */
function drawFrame(withCard: boolean): Buffer {
  const { width, height } = FRAME;
  const light = Buffer.alloc(width * height, 50);
  const fill = (shade: number, { x, y, w, h }: { x: number; y: number; w: number; h: number }) => {
    for (let row = y; row < y + h; row += 1) light.fill(shade, row * width + x, row * width + x + w);
  };
  if (withCard) {
    fill(210, { x: 320, y: 160, w: 640, h: 400 });
    fill(120, { x: 360, y: 240, w: 140, h: 240 });
    for (const y of [200, 300, 360]) fill(40, { x: 540, y, w: 360, h: 12 });
  }
  return Buffer.concat([Buffer.from("FRAME\n"), light, Buffer.alloc((width * height) / 2, 128)]);
}

// What the camera shows, over and over: a card for three seconds, then two without one.
test.beforeAll(() => {
  const { width, height, perSecond } = FRAME;
  const card = drawFrame(true);
  const table = drawFrame(false);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420jpeg\n`);
  const frames = [...Array<Buffer>(3 * perSecond).fill(card), ...Array<Buffer>(2 * perSecond).fill(table)];
  fs.writeFileSync(CAMERA_FILE, Buffer.concat([head, ...frames]));
});
test.afterAll(() => fs.rmSync(CAMERA_FILE, { force: true }));

/** Confirms the data and takes all three pictures; the document's by themselves. */
async function walkThrough(page: Page): Promise<void> {
  await page.getByLabel("Vollständiger Name").fill("Erika Muster");
  await page.getByLabel("Geburtsdatum").fill("1990-05-31");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Weiter zur Kamera" }).click();
  for (const next of ["Rückseite", "Selfie"]) {
    // The card is found, locked, and the picture is taken.
    await expect(page.getByRole("heading", { name: "Passt das so?" })).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "Foto verwenden" }).click();
    await expect(page.getByRole("heading", { name: next, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Foto aufnehmen" }).click();
  await page.getByRole("button", { name: "Foto verwenden" }).click();
  await expect(page.getByText("Alle drei Fotos sind da.")).toBeVisible();
}

/** Opens the case of a member from the reviewers' queue. */
async function openCase(reviewer: Page, name: string): Promise<void> {
  await reviewer.goto("/dashboard/admin/verifications");
  const entry = reviewer.getByRole("listitem").filter({ hasText: name }).first();
  await entry.getByRole("link", { name: "Ansehen" }).click();
}

test("a card before the camera, a rejection, a second try, and the badge comes live", {
  tag: "@long",
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const url = urlOf("SAMPLE_URL");
  const member = await newPerson(browser, url, { ...phone, permissions: ["camera"] });
  const reviewer = await newPerson(browser, url, wide);
  await signInAsSample(member, "person20");
  await signInAsSample(reviewer, "reviewer");
  const me = await (await member.request.get(`${url}/api/me`)).json();
  const name: string = me.username;

  await member.goto("/dashboard/settings/verifyaccount");
  await expect(member.getByText("Dauert etwa 3 bis 5 Minuten.")).toBeVisible();
  await member.getByRole("link", { name: "Verifizierung starten" }).click();
  await walkThrough(member);

  // One photo is taken again, with a number redacted by keyboard.
  await member.getByRole("button", { name: "Vorderseite neu aufnehmen" }).click();
  await expect(member.getByRole("heading", { name: "Passt das so?" })).toBeVisible({ timeout: 60_000 });
  await member.getByRole("button", { name: "Balken hinzufügen" }).click();
  await member.getByRole("button", { name: "Schwarzer Balken 1" }).press("ArrowUp");
  await member.route("**/api/verification/images/front", (route) => route.abort(), { times: 1 });
  await member.getByRole("button", { name: "Foto verwenden" }).click();
  await expect(member.getByText("Das Foto ließ sich nicht speichern.")).toBeVisible();
  await member.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await member.getByRole("button", { name: "Einreichen" }).click();
  await expect(member.getByRole("heading", { name: "Geschafft, danke!" })).toBeVisible();
  await member.getByRole("link", { name: "Zur Verifizierung" }).click();
  await expect(member.getByRole("heading", { name: "Wird geprüft" })).toBeVisible();

  // A reviewer shows their second factor, looks, and does not accept it.
  await openCase(reviewer, name);
  const proof = reviewer.getByRole("dialog", { name: "Bist du es?" });
  await proof
    .getByRole("textbox")
    .first()
    .pressSequentially(await sampleCode());
  await expect(reviewer.getByText("Erika Muster")).toBeVisible();
  await expect(reviewer.getByRole("img", { name: "Selfie" })).toBeVisible();
  await reviewer
    .getByLabel("Zeilen von der Rückseite")
    .fill("I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<");
  await expect(reviewer.getByText("Gesamt: Prüfziffer stimmt")).toBeVisible();
  await expect(reviewer.getByText("Das Geburtsdatum weicht von den Angaben ab.")).toBeVisible();
  await reviewer.getByRole("button", { name: "Ablehnen" }).click();
  const dialog = reviewer.getByRole("dialog", { name: "Verifizierung ablehnen" });
  await dialog.getByRole("combobox").selectOption("unreadable");
  await dialog.getByLabel("Weitere Hinweise").fill("Bitte ohne Blitz.");
  await dialog.getByRole("button", { name: "Ablehnen" }).click();

  // The member is notified at once, and tries again.
  await expect(member.getByRole("heading", { name: "Das hat noch nicht geklappt" })).toBeVisible();
  await expect(member.getByText("Bitte ohne Blitz.")).toBeVisible();
  // The page says it: a message would say it twice.
  await expect(member.getByRole("region", { name: "Hinweise" }).getByText("hat nicht geklappt")).toHaveCount(
    0,
  );
  await member.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await walkThrough(member);
  await member.getByRole("button", { name: "Einreichen" }).click();
  await expect(member.getByRole("heading", { name: "Geschafft, danke!" })).toBeVisible();
  await member.goto("/dashboard/settings/verifyaccount");

  await openCase(reviewer, name);
  await expect(reviewer.getByText("Früher abgelehnt")).toBeVisible();
  await reviewer.getByRole("button", { name: "Bestätigen" }).click();
  await reviewer.getByRole("alertdialog").getByRole("button", { name: "Bestätigen" }).click();
  await expect(member.getByRole("heading", { name: "Du bist bereits verifiziert." })).toBeVisible();
  const profile = await (await member.request.get(`${url}/api/profiles/${me.id}`)).json();
  expect(profile.verified).toBe(true);
  await member.goto("/dashboard/settings/verifyaccount/scan");
  await expect(member).toHaveURL(/verifyaccount$/);
});
