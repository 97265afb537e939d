import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the chats and the conversation with this member. */
export async function openChat(page: Page, username: string): Promise<void> {
  await page.goto("/dashboard/chats");
  await page
    .getByRole("region", { name: "Deine Chats" })
    .getByRole("link", { name: new RegExp(`^${username}\\b`) })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: username })).toBeVisible();
}

/** A message in the open conversation. */
export const messageIn = (page: Page, text: string): Locator =>
  page.getByRole("log", { name: "Nachrichten" }).locator("[data-message]").filter({ hasText: text });

/** A message with everything around it: who reacted, and what can be done. */
export const rowOf = (page: Page, text: string): Locator =>
  page
    .getByRole("log", { name: "Nachrichten" })
    .getByRole("article")
    .filter({ has: page.locator("[data-message]").filter({ hasText: text }) });

/** A PNG of 600 by 400 pixels. */
export async function picture(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 400 });
    const pen = canvas.getContext("2d");
    if (pen) pen.fillStyle = "teal";
    pen?.fillRect(0, 0, 600, 400);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(encoded, "base64");
}

/** Writes and sends by Enter; waits until the message is shown. */
export async function send(page: Page, text: string): Promise<void> {
  const field = page.getByPlaceholder("Nachricht schreiben");
  await field.fill(text);
  await field.press("Enter");
  await expect(messageIn(page, text)).toBeVisible();
}

/** The page's conversation with this member, from the API. */
export async function chatWith(page: Page, username: string): Promise<{ id: string; unread_count: number }> {
  const answer = await page.request.get("/api/chats?limit=100");
  const { items } = (await answer.json()) as {
    items: { id: string; unread_count: number; other: { username: string } }[];
  }; // the contract types it
  const found = items.find(({ other }) => other.username === username);
  if (!found) throw new Error(`No chat with ${username}`);
  return found;
}
