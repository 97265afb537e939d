import { expect, type Locator, type Page } from "@playwright/test";
import { urlOf } from "../people.ts";

type Member = { page: Page; id: string };

const headers = () => ({ origin: urlOf("SAMPLE_URL") });

/** Sets a member up for matching, without walking through the set-up. */
export async function enableMatching({ page }: Member): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/terms"); // something to draw with; no live stream there
  const image = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 384;
    canvas.height = 600;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "teal";
    context.fillRect(0, 0, 384, 600);
    return canvas.toDataURL("image/jpeg");
  });
  const answer = await page.request.post("/api/matching/enable", { headers: headers(), data: { image } });
  expect(answer.ok()).toBe(true);
}

/** Both say Deal; they are a match then. */
export async function matchBoth(a: Member, b: Member): Promise<void> {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const data = { user_id: to.id, liked: true };
    const answer = await from.page.request.post("/api/matching/swipes", { headers: headers(), data });
    expect(answer.ok()).toBe(true);
  }
}

/** Opens the conversation of one's only match; answers its id. */
export async function openOnlyMatch({ page }: Member): Promise<string> {
  const { matches } = (await (await page.request.get("/api/matching/matches")).json()) as {
    matches: { matchId: string }[];
  }; // the contract types it
  const address = `/api/matching/matches/${matches[0]?.matchId}/chat`;
  const { chatId } = (await (await page.request.post(address, { headers: headers() })).json()) as {
    chatId: string;
  }; // the contract types it
  return chatId;
}

/** Writes messages, without opening the conversation. */
export async function write({ page }: Member, chatId: string, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const data = { client_id: crypto.randomUUID(), text };
    const answer = await page.request.post(`/api/chats/${chatId}/messages`, { headers: headers(), data });
    expect(answer.ok()).toBe(true);
  }
}

/** What the bell says is unread; 0 without a badge. */
export async function bellCount(page: Page): Promise<number> {
  const bell = page.getByRole("banner").getByRole("link", { name: /^Mitteilungen/ });
  return Number((await bell.locator("span[aria-hidden=true]").allTextContents())[0] ?? 0);
}

/** The card of a notification: what happened, and who caused it. */
export const card = (page: Page, what: string, who: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: `${what} ${who}` }) });
