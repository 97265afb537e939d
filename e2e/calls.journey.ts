import { expect, type Page } from "@playwright/test";
import { test } from "./people.ts";
import { findings } from "./steps/axe.ts";
import {
  anotherDevice,
  callButton,
  callWith,
  pictureWidth,
  received,
  ring,
  stay,
  talk,
  twoTalkers,
} from "./steps/calls.ts";

const traces = (page: Page) => page.getByRole("log", { name: "Nachrichten" });

test("two talk: sound both ways, mute, put aside, hang up", async ({ browser }) => {
  const { anna, berta, chatId } = await twoTalkers(browser);
  await talk(anna, berta);
  // Only accepting leads to the chat.
  expect(berta.page.url()).toContain(chatId);

  const hers = callWith(berta.page, anna);
  await expect(hers).toContainText(/Gute|Mäßige|Schlechte/);
  await hers.getByRole("button", { name: "Mikrofon ausschalten" }).click();
  await expect(hers).toContainText("Dein Mikrofon ist aus");
  await hers.getByRole("button", { name: "Mikrofon einschalten" }).click();
  await expect(hers).toContainText("Verbunden");
  await hers.getByRole("button", { name: "Geräte wählen" }).click();
  const before = await received(anna.page);
  const microphones = hers.getByRole("combobox", { name: "Mikrofon" });
  await microphones.selectOption(await microphones.locator("option").last().getAttribute("value"));
  await expect.poll(() => received(anna.page)).toBeGreaterThan(before + 20);

  // A network change: the caller sends another offer, by itself or because the other side asks.
  for (const { page } of [anna, berta]) {
    const offer = anna.page.waitForResponse("**/api/rtc/offer");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    expect((await offer).ok()).toBe(true);
    const until = await received(anna.page);
    await expect.poll(() => received(anna.page)).toBeGreaterThan(until + 20);
  }

  // Escape puts it aside and never hangs up; other pages keep it.
  await hers.focus();
  await berta.page.keyboard.press("Escape");
  await berta.page.keyboard.press("Escape");
  await expect(hers.getByRole("button", { name: "Vergrößern" })).toBeVisible();
  await berta.page.getByRole("navigation").getByRole("link", { name: "Matching" }).click();
  await expect(hers).toContainText(/\d:\d\d/);
  await hers.getByRole("button", { name: "Vergrößern" }).click();

  await callWith(anna.page, berta).getByRole("button", { name: "Auflegen" }).click();
  await expect(hers).toContainText("Anruf beendet");
  await expect(callWith(anna.page, berta)).toContainText("Anruf beendet");
  await expect(traces(anna.page)).toContainText(/Anruf/);
  await hers.getByRole("link", { name: "Schreiben" }).click();
  await expect(hers).toHaveCount(0);
  expect(berta.page.url()).toContain(chatId);
});

test("camera and screen come and go in a call that stays a voice call without them", async ({ browser }) => {
  const { anna, berta } = await twoTalkers(browser);
  await ring(anna, berta);
  const hers = callWith(berta.page, anna);
  const mine = callWith(anna.page, berta);
  await hers.getByRole("button", { name: "Annehmen" }).click();
  await expect(mine).toContainText("Verbunden", { timeout: 20_000 });
  for (const card of [hers, mine]) await expect(card.locator("video")).toHaveCount(0);

  await mine.getByRole("button", { name: "Kamera einschalten" }).click();
  await expect(mine.getByLabel("Deine Kamera")).toBeVisible();
  await expect.poll(() => pictureWidth(hers.getByLabel(`Kamera: ${anna.username}`))).toBeGreaterThan(0);
  await mine.getByRole("button", { name: "Geräte wählen" }).click();
  await expect(mine.getByRole("combobox", { name: "Kamera" })).toBeVisible();
  await mine.getByRole("button", { name: "Geräte wählen" }).click();

  // The callee shows something as well, without a new offer.
  await hers.getByRole("button", { name: "Bildschirm zeigen" }).click();
  await expect(hers).toContainText("Du zeigst deinen Bildschirm.");
  const screen = mine.getByLabel(`Bildschirm: ${berta.username}`);
  await expect.poll(() => pictureWidth(screen)).toBeGreaterThan(0);
  expect(await findings(anna.page, { within: "[role=dialog]" })).toEqual([]);
  await mine.getByRole("button", { name: "Großes Bild" }).click();
  await expect(mine.getByRole("button", { name: "Kleines Bild" })).toBeVisible();

  // A network change keeps the pictures.
  const offer = anna.page.waitForResponse("**/api/rtc/offer");
  await anna.page.evaluate(() => dispatchEvent(new Event("online")));
  expect((await offer).ok()).toBe(true);
  await expect.poll(() => pictureWidth(screen)).toBeGreaterThan(0);
  const until = await received(anna.page);
  await expect.poll(() => received(anna.page)).toBeGreaterThan(until + 20);

  await hers.getByRole("button", { name: "Bildschirm nicht mehr zeigen" }).click();
  await mine.getByRole("button", { name: "Kamera ausschalten" }).click();
  for (const card of [hers, mine]) await expect(card.locator("video")).toHaveCount(0);
  await expect(hers).toContainText("Verbunden");
  await mine.getByRole("button", { name: "Auflegen" }).click();
});

test("of several devices and tabs exactly one takes the call", { tag: "@long" }, async ({ browser }) => {
  const { anna, berta } = await twoTalkers(browser);
  const tablet = await anotherDevice(browser, berta);
  const tab = await berta.page.context().newPage();
  await tab.goto("/dashboard/settings");
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await ring(anna, berta);
  for (const page of [tablet, tab]) await expect(callWith(page, anna)).toContainText("ruft dich an");
  await callWith(tablet, anna).getByRole("button", { name: "Annehmen" }).click();
  await expect(callWith(tablet, anna)).toContainText("Verbunden", { timeout: 20_000 });
  await expect.poll(() => received(tablet)).toBeGreaterThan(10);
  for (const page of [berta.page, tab]) await expect(callWith(page, anna)).toHaveCount(0);

  // A second tab of a member in a call can't start another call.
  const second = await anna.page.context().newPage();
  await second.goto(anna.page.url());
  await callButton({ ...anna, page: second }, berta).click();
  await expect(callWith(second, berta)).toContainText("Du telefonierst schon in einem anderen Tab.");
  await expect(callWith(anna.page, berta)).toContainText("Verbunden");
  await callWith(tablet, anna).getByRole("button", { name: "Auflegen" }).click();
  await expect(callWith(anna.page, berta)).toContainText("Anruf beendet");
});

test("declined, given up, called back", { tag: "@long" }, async ({ browser }) => {
  const { anna, berta } = await twoTalkers(browser, { width: 390, height: 844 });
  await ring(anna, berta);
  await berta.page.keyboard.press("Escape");
  await callWith(berta.page, anna).getByRole("button", { name: "Ablehnen" }).click();
  await expect(callWith(berta.page, anna)).toHaveCount(0);
  const mine = callWith(anna.page, berta);
  await expect(mine).toContainText("Der Anruf wurde abgelehnt");

  await mine.getByRole("button", { name: "Noch einmal anrufen" }).click();
  await expect(callWith(berta.page, anna)).toContainText("ruft dich an");
  await mine.getByRole("button", { name: "Auflegen" }).click();
  await expect(mine).toHaveCount(0);
  await expect(callWith(berta.page, anna)).toContainText("Verpasster Anruf");
  await callWith(berta.page, anna).getByRole("button", { name: "Zurückrufen" }).click();
  await expect(mine).toContainText("ruft dich an");
  expect(await findings(anna.page, { within: "[role=dialog]" })).toEqual([]);
  await mine.getByRole("button", { name: "Annehmen" }).click();
  await expect(mine).toContainText("Verbunden", { timeout: 20_000 });
});

test("a reload ends the call, and the next tab ends what a dead tab held", {
  tag: "@long",
}, async ({ browser }) => {
  const { anna, berta, chatId } = await twoTalkers(browser);
  await talk(anna, berta);
  await berta.page.reload();
  await expect(callWith(anna.page, berta)).toContainText("Anruf beendet");
  await callWith(anna.page, berta).getByRole("button", { name: "Schließen" }).click();
  await stay(berta.page);
  await talk(anna, berta);

  // The tab dies without a word.
  await berta.page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined);
  });
  const next = await berta.page.context().newPage();
  await berta.page.close();
  await expect(callWith(anna.page, berta)).toContainText("Verbindung unterbrochen", { timeout: 20_000 });
  await next.goto(`/dashboard/chats?chat=${chatId}`);
  await expect(callWith(anna.page, berta)).toContainText("Anruf beendet");
});

test("without a microphone nothing rings, and it says why", { tag: "@long" }, async ({ browser }) => {
  const { anna, berta } = await twoTalkers(browser);
  const forbid = () => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  };
  await anna.page.evaluate(forbid);
  await callButton(anna, berta).click();
  await expect(callWith(anna.page, berta)).toContainText("Dein Browser darf das Mikrofon nicht nutzen.");
  await expect(callWith(berta.page, anna)).toHaveCount(0);
  await anna.page.reload();

  await berta.page.evaluate(forbid);
  await ring(anna, berta);
  await callWith(berta.page, anna).getByRole("button", { name: "Annehmen" }).click();
  await expect(callWith(berta.page, anna)).toContainText("Dein Browser darf das Mikrofon nicht nutzen.");
  await expect(callWith(anna.page, berta)).toContainText("Es klingelt …");
  await callWith(berta.page, anna).getByRole("button", { name: "Ablehnen" }).click();
  await expect(callWith(anna.page, berta)).toContainText("abgelehnt");
});
