import { expect, type Locator, type Page } from "@playwright/test";

/** A picture of 900x700 pixels, as a person would choose one. Drawn by the browser, so that no file is needed. */
async function drawnPicture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 900;
    canvas.height = 700;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "#2f7a5f";
    context.fillRect(0, 0, 900, 700);
    context.fillStyle = "#f2c9a1";
    context.beginPath();
    context.arc(450, 300, 160, 0, Math.PI * 2);
    context.fill();
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  return { name: "ich.jpg", mimeType: "image/jpeg", buffer: Buffer.from(encoded, "base64") };
}

/** The card on top of the deck. */
export const topCard = (page: Page): Locator => page.getByRole("article").last();

/** Waits for a card and answers its member. */
export async function topName(page: Page): Promise<string> {
  await topCard(page).waitFor();
  return (await topCard(page).getAttribute("aria-label")) ?? "";
}

/** Goes through the set-up: a picture, a little zoom, done. Ends on the deck. */
export async function setUpMatching(page: Page): Promise<void> {
  await page.goto("/dashboard/matching");
  await page.waitForURL("**/dashboard/matching-setup");
  await page.getByLabel("Bild auswählen").setInputFiles(await drawnPicture(page));
  await page.getByRole("button", { name: "Vergrößern" }).click();
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByRole("button", { name: "Fertig" }).click();
  await page.waitForURL("**/dashboard/matching");
}

/** Presses Deal or No Deal for the top card; waits until the next one, or none, is on top. Answers whose card it was. */
export async function decide(page: Page, decision: "Deal" | "No Deal"): Promise<string> {
  const name = await topName(page);
  const isSwipe = (one: { url(): string }) => one.url().endsWith("/api/matching/swipes");
  const answered = page.waitForResponse(isSwipe);
  // The deck takes two quick presses for one: who pressed too early presses again.
  await expect(async () => {
    await Promise.all([
      page.waitForRequest(isSwipe, { timeout: 3_000 }),
      page.getByRole("main").getByRole("button", { name: decision, exact: true }).click({ timeout: 3_000 }),
    ]);
  }).toPass({ timeout: 15_000 });
  await answered;
  // A match covers the deck; without one the card is gone.
  await expect(
    page
      .getByRole("dialog")
      .or(page.getByText(`zu ${name} ${decision} gesagt.`, { exact: false }))
      .first(),
  ).toBeAttached();
  await expect(page.getByRole("article", { name, exact: true })).toHaveCount(0);
  return name;
}

/** Says No Deal until this person is on top, then Deal. */
export async function dealWith(page: Page, name: string): Promise<void> {
  for (let card = 0; card < 60; card += 1) {
    if ((await topName(page)) === name) {
      await decide(page, "Deal");
      return;
    }
    await decide(page, "No Deal");
  }
  throw new Error(`${name} is not in the deck`);
}

/** Drags the top card by this many px, slowly or with a flick, and lets go. */
export async function dragTopCard(page: Page, by: number, steps = 12): Promise<void> {
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error("there is no card to drag");
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 3;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x + (by * step) / steps, y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

/** Takes the last decision back; answers who is on top again. */
export async function undoSwipe(page: Page): Promise<string> {
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/matching/swipes/last"));
  await page.getByRole("button", { name: "Letzte Entscheidung zurücknehmen" }).click();
  await answered;
  return topName(page);
}

/** In the match dialog: opens the chat and answers its id. */
export async function openMatchChat(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog", { name: "Das ist ein Match!" });
  await dialog.getByRole("button", { name: "Nachricht schreiben" }).click();
  await page.waitForURL(/\/dashboard\/chats\?chat=/);
  return new URL(page.url()).searchParams.get("chat") ?? "";
}
