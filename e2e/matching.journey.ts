import { expect } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { decide, dragTopCard, topCard, topName, undoSwipe } from "./steps/matching.ts";

test("deciding by drag, keys and buttons, taking back, and the details", async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  await signInAsSample(page, "supporter");
  await page.goto("/dashboard/matching");

  // A short, slow drag is no decision: the card returns.
  const first = await topName(page);
  const left = async () => Math.round((await topCard(page).boundingBox())?.x ?? 0);
  const home = await left();
  await dragTopCard(page, 90, 30);
  await expect.poll(left).toBe(home);
  expect(await topName(page)).toBe(first);

  // A long one is; the spec's threshold is 160 px.
  const sent = page.waitForResponse((response) => response.url().endsWith("/api/matching/swipes"));
  await dragTopCard(page, -260);
  expect((await (await sent).request().postDataJSON()) as object).toMatchObject({ liked: false });
  await expect(page.getByRole("article", { name: first, exact: true })).toHaveCount(0);
  expect(await undoSwipe(page)).toBe(first);

  // Keys: Enter opens the details, arrows decide.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: first }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  const byKey = page.waitForResponse((response) => response.url().endsWith("/api/matching/swipes"));
  await page.keyboard.press("ArrowLeft");
  await byKey;
  await expect(page.getByRole("article", { name: first, exact: true })).toHaveCount(0);

  const second = await topName(page);
  expect(second).not.toBe(first);
  expect(await decide(page, "No Deal")).toBe(second);
});

test("the settings show what the deck learned, and can delete it", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInAsSample(page, "supporter");
  await page.goto("/dashboard/matching");
  const name = await decide(page, "No Deal");
  // Less like this: the card stays, and the settings list the request.
  const kept = await topName(page);
  await page.getByRole("button", { name: `Mehr über ${kept}` }).click();
  await page.getByRole("button", { name: "Weniger davon", exact: true }).click();
  const choice = page.getByRole("dialog", { name: "Wovon möchtest du weniger sehen?" });
  const first = choice.getByRole("checkbox").first();
  await first.check();
  await expect(choice.getByRole("checkbox")).not.toHaveCount(1);
  await choice.getByRole("button", { name: "Weniger davon zeigen" }).click();
  await expect(page.getByText("Davon kommt jetzt weniger.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await topName(page)).toBe(kept);

  await page.getByRole("button", { name: "Was ich suche" }).click();
  const sought = page.getByRole("dialog", { name: "Was du suchst" });
  const time = sought.getByRole("group", { name: "Wie viel Zeit hast du in der Woche?" });
  await time.getByRole("checkbox", { name: "15–30 Stunden" }).check();
  // What is not saved is not left without being asked.
  const leave = page.getByRole("alertdialog", { name: "Ohne Speichern gehen?" });
  await page.keyboard.press("Escape");
  await leave.getByRole("button", { name: "Abbrechen" }).click();
  await sought.getByRole("link", { name: "Was dein Stapel gelernt hat" }).click();
  await leave.getByRole("button", { name: "Abbrechen" }).click();
  await expect(leave).toHaveCount(0);
  await sought.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await page.getByRole("button", { name: "Was ich suche" }).click();
  await expect(time.getByRole("checkbox", { name: "15–30 Stunden" })).toBeChecked();
  await page.getByRole("link", { name: "Was dein Stapel gelernt hat" }).click();
  await page.waitForURL("**/dashboard/settings?tab=matching");
  await expect(page.getByRole("heading", { level: 1, name: "Matching" })).toBeVisible();
  await expect(page.getByText(/^Entscheidungen seit dem .+: [1-9]/)).toBeVisible();
  await expect(page.getByText("Art. 22 DSGVO")).toBeVisible();
  await expect(page.getByText(/^Meist bist du um diese Zeit hier: \d/)).toBeVisible();
  await page.getByRole("button", { name: /^Zurücknehmen: / }).click();
  await expect(page.getByText("Nichts. Bei den Details")).toBeVisible();

  await page.getByRole("button", { name: "Gelerntes zurücksetzen" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByRole("button", { name: "Gelerntes zurücksetzen" }).click();
  await expect(page.getByText("Zurückgesetzt.")).toBeVisible();
  await expect(page.getByText("Meist bist du um diese Zeit hier", { exact: false })).toHaveCount(0);
  await expect(page.getByText(/^Entscheidungen seit dem .+: 0$/)).toBeVisible();

  // The decision itself stays: a member who got a No Deal does not come back.
  await page.goto("/dashboard/matching");
  expect(await topName(page)).not.toBe(name);
  expect(await undoSwipe(page)).toBe(name);
});

test("an empty deck says why, in rounded numbers, and leads to what leaves people out", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInAsSample(page, "supporter");
  await page.goto("/dashboard/matching");
  await topName(page);
  await expect(page.getByRole("button", { name: "Warum so wenige?" })).toHaveCount(0);
  await page.getByRole("button", { name: "Filter" }).click();
  const filters = page.getByRole("dialog", { name: "Wen möchtest du sehen?" });
  await filters.getByRole("checkbox", { name: "हिन्दी" }).check();
  await filters.getByRole("checkbox", { name: "Trading" }).check();
  await filters.getByRole("button", { name: "Anwenden" }).click();
  await page.getByRole("button", { name: "Warum so wenige?" }).click();
  const why = page.getByRole("dialog", { name: "Warum sehe ich wenige Karten?" });
  await expect(why.getByText(/^Dein Sprachfilter blendet etwa \d+ Menschen aus\.$/)).toBeVisible();
  await why.getByRole("button", { name: "Filter ändern" }).first().click();
  await expect(why).toHaveCount(0);
  await filters.getByRole("button", { name: "Zurücksetzen" }).click();
  await filters.getByRole("button", { name: "Anwenden" }).click();
  await topName(page);
});

test("a broken answer rolls the card back; an unreachable deck offers another try", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await signInAsSample(page, "supporter");
  await page.goto("/dashboard/matching");
  const name = await topName(page);
  await page.route("**/api/matching/swipes", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/json",
      body: '{"error":"unavailable","message":"Gerade nicht erreichbar."}',
    }),
  );
  await page.getByRole("main").getByRole("button", { name: "No Deal", exact: true }).click();
  await expect(page.getByRole("article", { name, exact: true })).toBeVisible();
  await page.unroute("**/api/matching/swipes");

  const other = await newPerson(browser, urlOf("SAMPLE_URL"));
  await signInAsSample(other, "supporter");
  // The deck comes with what the page begins with, too.
  const deck = /\/api\/(matching\/profiles|start\b)/;
  await other.route(deck, (route) => route.abort());
  await other.goto("/dashboard/matching");
  const again = other.getByRole("main").getByRole("button", { name: "Noch einmal versuchen" });
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(new URL(other.url()).pathname).toBe("/dashboard/matching");
  await other.unroute(deck);
  await again.click();
  await topName(other);
});
