import { type Browser, expect, type Page } from "@playwright/test";
import { mailsOf, newPerson, test, urlOf, waitForNextPaint } from "./people.ts";
import { confirmationLink } from "./steps/accounts.ts";
import { messageIn, openChat } from "./steps/chats.ts";
import { bellCount, card, enableMatching, matchBoth, openOnlyMatch, write } from "./steps/notifications.ts";
import { drawnPicture, joinSample, openSettings } from "./steps/settings.ts";

const refused = { status: 503, json: { error: "unavailable", message: "Gerade nicht erreichbar." } };

/** A new member of the sample community who may match. */
async function join(browser: Browser, width = 1280) {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width, height: 800 } });
  const member = { page, ...(await joinSample(page)) };
  await enableMatching(member);
  return member;
}

/** How often each of the page's member's notifications happened. */
async function countsOf(page: Page): Promise<number[]> {
  const { items } = (await (await page.request.get("/api/notifications")).json()) as {
    items: { count: number }[];
  }; // the contract types it
  return items.map(({ count }) => count).sort();
}

/** Leaves the dashboard and waits until the other page shows it. */
async function goAway(page: Page, id: string, other: Page): Promise<void> {
  await page.goto("/terms");
  const isThere = async () => {
    const { items } = (await (await other.request.get("/api/chats/presence")).json()) as {
      items: { user_id: string }[];
    }; // the contract types it
    return items.some(({ user_id }) => user_id === id);
  };
  await expect.poll(isThere, { timeout: 30_000 }).toBe(false);
}

test("what happened while away: bell, page, reply, ignore, preferences", { tag: "@long" }, async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const anna = await join(browser);
  const berta = await join(browser, 390);
  const clara = await join(browser);
  await matchBoth(anna, berta);
  const chatId = await openOnlyMatch(anna);
  await write(anna, chatId, "Bist du da?", "Ich hätte eine Idee mit Kalendern.");

  // A match and a bundle of two messages; another match arrives live.
  await expect.poll(() => countsOf(berta.page)).toEqual([1, 2]);
  await berta.page.goto("/dashboard");
  await expect.poll(() => bellCount(berta.page)).toBe(2);
  await matchBoth(clara, berta);
  await expect.poll(() => bellCount(berta.page)).toBe(3);

  await berta.page.getByRole("link", { name: /^Mitteilungen/ }).click();
  const messages = card(berta.page, "2 neue Nachrichten von", anna.username);
  await expect(messages).toContainText("Ich hätte eine Idee mit Kalendern.");
  await expect(card(berta.page, "Match mit", clara.username)).toContainText("Neu");
  await expect.poll(() => bellCount(berta.page)).toBe(0);
  await expect(messages).toContainText("Neu"); // read by now, and still marked until one leaves

  // A refused reply loses nothing; an empty one cannot be sent.
  await messages.getByRole("button", { name: "Antworten" }).click();
  const field = messages.getByLabel(`Antwort an ${anna.username}`);
  await expect(messages.getByRole("button", { name: "Senden" })).toBeDisabled();
  await field.fill("Kalender klingt gut. Donnerstag?");
  await berta.page.route("**/api/chats/*/messages", (route) => route.fulfill(refused));
  await messages.getByRole("button", { name: "Senden" }).click();
  await expect(messages.getByText("Gerade nicht erreichbar.")).toBeVisible();
  await expect(field).toHaveValue("Kalender klingt gut. Donnerstag?");
  await berta.page.unroute("**/api/chats/*/messages");
  await berta.page.reload();
  await expect(field).toHaveValue("Kalender klingt gut. Donnerstag?");
  await expect(messages).not.toContainText("Neu");
  await messages.getByRole("button", { name: "Senden" }).click();
  await expect(messages.getByText("Deine Antwort ist gesendet.")).toBeVisible();
  await openChat(anna.page, berta.username);
  await expect(messageIn(anna.page, "Kalender klingt gut.")).toHaveCount(1);

  // Ignoring takes effect at once, and comes back where the server refused.
  const match = card(berta.page, "Match mit", clara.username);
  await berta.page.route("**/api/notifications/*", (route) => route.fulfill(refused));
  await match.getByRole("button", { name: "Ignorieren" }).click();
  await expect(berta.page.getByText("Die Mitteilung steht wieder da.")).toBeVisible();
  await expect(match).toBeVisible();
  await berta.page.unroute("**/api/notifications/*");
  await match.getByRole("button", { name: "Ignorieren" }).click();
  await expect(match).toHaveCount(0);
  await berta.page.reload();
  await expect(messages).toBeVisible();
  await expect(match).toHaveCount(0);

  // The match leads to its conversation.
  await card(berta.page, "Match mit", anna.username).getByRole("button", { name: "Zum Chat" }).click();
  await expect(messageIn(berta.page, "Bist du da?")).toBeVisible();
  expect(berta.page.url()).toContain(chatId);

  // A member can turn off notifications of messages.
  await openSettings(berta.page, "notifications", "Worüber wir dich informieren");
  await berta.page.getByRole("button", { name: "Nachrichten und Anrufe" }).click();
  const saved = berta.page.waitForResponse("**/api/notifications/preferences");
  await berta.page.getByLabel("Neue Nachricht: In der App").uncheck();
  expect((await saved).ok()).toBe(true);
  await goAway(berta.page, berta.id, anna.page);
  await write(anna, chatId, "Donnerstag passt.");
  await berta.page.goto("/dashboard/notifications");
  await expect(messages).toBeVisible();
  await expect.poll(() => bellCount(berta.page)).toBe(0);
  await expect(card(berta.page, "1 neue Nachricht von", anna.username)).toHaveCount(0);
});

test("the first steps: strip, dialog, live progress, the end said once", async ({ browser }) => {
  test.setTimeout(120_000);
  const [mira, ...others] = [await join(browser), await join(browser), await join(browser)];
  const { page, id } = mira;
  const strip = page.getByRole("region", { name: "Deine ersten Schritte" }).first();
  await page.goto("/dashboard/chats");
  await expect(strip).toContainText("Als Nächstes: Zeig dein Gesicht");

  await strip.getByRole("button", { name: "Erste Schritte einklappen" }).click();
  await page.reload();
  await strip.getByRole("button", { name: /^Erste Schritte ausklappen/ }).click();
  await strip.getByRole("button", { name: "Alle Schritte" }).click();
  const dialog = page.getByRole("dialog", { name: "Deine ersten Schritte" });
  await expect(dialog.getByRole("listitem")).toHaveCount(5);
  await dialog.getByRole("link", { name: "Bild hochladen" }).click();
  await expect(page).toHaveURL(/settings\?tab=profile/);
  await expect(dialog).toHaveCount(0);

  const headers = { origin: urlOf("SAMPLE_URL") };
  const file = await drawnPicture(page);
  await page.request.post(`/api/profiles/${id}/avatar`, { headers, multipart: { file } });
  await expect(strip).toContainText("Als Nächstes: Stell dich vor");
  await page.request.patch(`/api/profiles/${id}`, { headers, data: { bio: "Ich zeichne Dackel." } });
  await expect(strip).toContainText("Als Nächstes: Entdecke Gruppen");
  const groups = await page.request.get("/api/groups?type=public&limit=1");
  const { items } = (await groups.json()) as { items: { id: string }[] }; // the contract types it
  await page.request.post(`/api/groups/${items[0]?.id}/join`, { headers });
  await expect(strip).toContainText("Als Nächstes: Triff zwei Menschen");
  for (const other of others) await matchBoth(other, mira);
  await expect(strip).toContainText("Als Nächstes: Schreib deinen ersten Beitrag");
  // Posts wait for a confirmed address.
  await page.goto(await confirmationLink(mailsOf("SAMPLE_URL"), mira.email));
  await expect(page.getByRole("heading", { name: /bestätigt/i })).toBeVisible();
  await page.goto("/dashboard/chats");
  const post = { client_id: crypto.randomUUID(), content: "Hallo zusammen, ich zeichne Dackel." };
  await page.request.post("/api/posts", { headers, data: post });
  await expect(page.getByText("Geschafft! Deine ersten Schritte sind erledigt.")).toBeVisible();
  await expect(strip).toHaveCount(0);
  const asked = page.waitForResponse(/\/api\/(quest|start)\b/);
  await page.goto("/dashboard");
  await asked;
  await expect(page.getByRole("heading", { level: 2, name: "Wer zu dir passt" })).toBeVisible();
  await waitForNextPaint(page); // a toast would be there by now
  await expect(page.getByText("Geschafft!")).toHaveCount(0);
});

test("the first steps can be put away for good", { tag: "@long" }, async ({ browser }) => {
  const { page } = await join(browser, 390);
  await page.goto("/dashboard");
  const strip = page.getByRole("region", { name: "Deine ersten Schritte" });
  await strip.first().getByRole("button", { name: "Alle Schritte" }).click();
  await page.getByRole("button", { name: "Nicht mehr anzeigen" }).click();
  const asks = page.getByRole("alertdialog", { name: "Erste Schritte ausblenden?" });
  await page.route("**/api/quest/status", (route) => route.fulfill(refused));
  await asks.getByRole("button", { name: "Ausblenden" }).click();
  await expect(asks.getByRole("alert")).toHaveText("Gerade nicht erreichbar.");
  await page.unroute("**/api/quest/status");
  await asks.getByRole("button", { name: "Ausblenden" }).click();
  await expect(asks).toHaveCount(0); // a dialog hides the page behind it, the strip too
  await expect(strip).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Wer zu dir passt" })).toBeVisible();
  await expect(strip).toHaveCount(0);
  await expect(page.getByText("Geschafft!")).toHaveCount(0);
});

test("without a connection there is a page that says so, in one's language, and goes on by itself", {
  tag: "@long",
}, async ({ browser }) => {
  const { page } = await join(browser);
  await page.goto("/dashboard");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));

  await page.context().setOffline(true);
  await page.goto("/dashboard/chats");
  await expect(page.getByRole("heading", { level: 1, name: "Wir erreichen den Server nicht" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  await page.evaluate(() => localStorage.setItem("language", "ar"));
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "تعذّر الوصول إلى الخادم" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({ url }) => new URL(url).pathname);
  });
  // Code, texts and faces, documents that are the same for every member, and this page: nothing of anybody's.
  expect(kept.filter((path) => !/^\/(assets|dashboard)(\/|$)/.test(path)).sort()).toEqual([
    "/offline.css",
    "/offline.html",
    "/offline.js",
  ]);
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/chats$/);
  await expect(page.getByText("تعذّر الوصول إلى الخادم")).toHaveCount(0);
});
