import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the chats and the conversation with somebody. */
export async function openChat(page: Page, username: string): Promise<void> {
  await page.goto("/dashboard/chats");
  await page.getByRole("region", { name: "Deine Chats" }).getByRole("link", { name: username }).click();
  await expect(page.getByRole("heading", { level: 2, name: username })).toBeVisible();
}

/** A message in the open conversation. */
export const messageIn = (page: Page, text: string): Locator =>
  page.getByRole("log", { name: "Nachrichten" }).locator("[data-message]").filter({ hasText: text });

/** Writes and sends by Enter; waits until the bubble stands there. */
export async function send(page: Page, text: string): Promise<void> {
  const field = page.getByPlaceholder("Nachricht schreiben");
  await field.fill(text);
  await field.press("Enter");
  await expect(messageIn(page, text)).toBeVisible();
}

/** A person's conversation with somebody, as the interface tells it. */
export async function chatWith(page: Page, username: string): Promise<{ id: string; unread_count: number }> {
  const answer = await page.request.get("/api/chats?limit=100");
  const { items } = (await answer.json()) as {
    items: { id: string; unread_count: number; other: { username: string } }[];
  }; // the contract types it
  const found = items.find(({ other }) => other.username === username);
  if (!found) throw new Error(`No chat with ${username}`);
  return found;
}
