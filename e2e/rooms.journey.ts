import { expect } from "@playwright/test";
import { test } from "./people.ts";
import { findings } from "./steps/axe.ts";
import { pictureWidth } from "./steps/calls.ts";
import {
  aHost,
  aMate,
  closeHouse,
  enterRoom,
  heard,
  inside,
  openChannel,
  takeSeat,
  tileOf,
} from "./steps/rooms.ts";

// Microphone, camera and screen are Chromium's own fakes; connections, signals and seats are real.

test("three in a channel's room: seen before joining, heard, a screen, a hand, a lost line", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const anna = await aHost(browser);
  const { channel } = anna;
  const berta = await aMate(browser, channel);
  const cem = await aMate(browser, channel, { width: 390, height: 844 });
  for (const guest of [anna, berta, cem]) await openChannel(guest, channel);
  await enterRoom(anna);
  await expect(inside(anna.page)).toBeVisible();

  // Who is in it is seen from the channel, before joining.
  await expect(berta.page.getByRole("main").getByRole("link", { name: "Raum · 1 dabei" })).toBeVisible();
  await enterRoom(berta);
  await enterRoom(cem);
  for (const { page } of [anna, berta, cem])
    await expect.poll(() => heard(page), { timeout: 30_000 }).toBe(2);

  // A screen is shown to all; a second one is refused.
  await anna.page.getByRole("button", { name: "Bildschirm zeigen" }).click();
  for (const { page } of [berta, cem]) {
    const screen = page.getByLabel(`Bildschirm: ${anna.username}`);
    await expect(screen).toBeVisible();
    await expect.poll(() => pictureWidth(screen)).toBeGreaterThan(0);
  }
  await berta.page.getByRole("button", { name: "Bildschirm zeigen" }).click();
  await expect(berta.page.getByText("Gerade zeigt schon jemand den Bildschirm.").first()).toBeVisible();
  await cem.page.getByRole("button", { name: "Kamera einschalten" }).click();
  await expect.poll(() => pictureWidth(anna.page.getByLabel(`Kamera: ${cem.username}`))).toBeGreaterThan(0);

  await cem.page.getByRole("button", { name: "Hand heben" }).click();
  for (const { page } of [anna, berta, cem]) await expect(tileOf(page, cem)).toContainText("Hand gehoben");
  await cem.page.getByRole("button", { name: "Mikrofon ausschalten" }).click();
  await expect(tileOf(anna.page, cem)).toContainText("Mikrofon aus");
  for (const { page } of [anna, cem]) expect(await findings(page, { within: "main" })).toEqual([]);

  // What is written in the room is written in the channel.
  const field = berta.page.getByRole("complementary").getByRole("textbox");
  await field.fill("Hier der Link zum Entwurf");
  await field.press("Enter");
  await expect(
    anna.page.getByRole("complementary").getByText("Hier der Link zum Entwurf", { exact: true }),
  ).toBeVisible();

  // A line that breaks and comes back keeps seat and connections.
  await berta.page.context().setOffline(true);
  await expect(inside(berta.page)).toContainText("Verbindung unterbrochen", { timeout: 30_000 });
  await berta.page.context().setOffline(false);
  await expect(inside(berta.page)).not.toContainText("Verbindung unterbrochen", { timeout: 30_000 });
  await expect(tileOf(anna.page, berta)).toBeVisible();
  for (const { page } of [anna, berta, cem])
    await expect.poll(() => heard(page), { timeout: 30_000 }).toBe(2);

  // A tab that dies without a word comes back with another seat, in its old one's stead.
  await berta.page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined);
  });
  await berta.page.reload();
  await berta.page.getByRole("button", { name: "Raum betreten" }).click();
  for (const { page } of [anna, berta]) await expect.poll(() => heard(page), { timeout: 30_000 }).toBe(2);
  await expect(inside(anna.page).getByText(berta.username, { exact: true })).toHaveCount(1);

  await anna.page.getByRole("button", { name: "Bildschirm nicht mehr zeigen" }).click();
  await expect(berta.page.getByLabel(`Bildschirm: ${anna.username}`)).toHaveCount(0);
  // Leaving the page leaves the room.
  await openChannel(cem, channel);
  await expect(tileOf(anna.page, cem)).toHaveCount(0);
  await anna.page.getByRole("button", { name: "Raum verlassen" }).click();
  await expect(anna.page.getByRole("button", { name: "Raum betreten" })).toBeVisible();
  await closeHouse(anna, channel);
  await expect(berta.page.getByText("Dieser Raum ist für dich nicht mehr offen.").first()).toBeVisible();
});

test("a seventh is refused in a plain sentence, until someone is removed", async ({ browser }) => {
  test.setTimeout(240_000);
  const anna = await aHost(browser);
  const { channel } = anna;
  const mates = [];
  for (let index = 0; index < 5; index++) mates.push(await aMate(browser, channel));
  for (const mate of mates) expect((await takeSeat(mate, channel)).status()).toBe(201);
  await openChannel(anna, channel);
  await enterRoom(anna);
  await expect(inside(anna.page)).toBeVisible();

  const seventh = await aMate(browser, channel, { width: 390, height: 844 });
  await openChannel(seventh, channel);
  await enterRoom(seventh);
  await expect(seventh.page.getByText("Der Raum ist voll. Sechs sind schon drin.")).toBeVisible();
  expect(await findings(seventh.page, { within: "main" })).toEqual([]);

  const [gone] = mates;
  if (!gone) throw new Error("five have joined");
  await anna.page.getByRole("button", { name: `Mehr zu ${gone.username}` }).click();
  await anna.page.getByRole("menuitem", { name: "Aus dem Raum nehmen" }).click();
  await anna.page.getByRole("alertdialog").getByRole("button", { name: "Aus dem Raum nehmen" }).click();
  // An open dialog hides the page behind it: the tile is looked for once it is closed.
  await expect(anna.page.getByText(`Nicht mehr im Raum: ${gone.username}`).first()).toBeVisible();
  await expect(anna.page.getByRole("alertdialog")).toHaveCount(0);
  await expect(tileOf(anna.page, gone)).toHaveCount(0);
  expect((await takeSeat(gone, channel)).status()).toBe(403);
  await seventh.page.getByRole("button", { name: "Raum betreten" }).click();
  await expect(inside(seventh.page)).toBeVisible();
  await expect.poll(() => heard(anna.page), { timeout: 30_000 }).toBe(1);
  await closeHouse(anna, channel);
});
