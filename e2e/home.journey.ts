import { expect, type Page } from "@playwright/test";
import { newPerson, test, urlOf } from "./people.ts";
import { decide, setUpMatching } from "./steps/matching.ts";
import { joinSample } from "./steps/settings.ts";

/** The card that says what to do next. */
const nextStep = (page: Page) =>
  page.getByRole("region").filter({ hasText: "Dein nächster Schritt" }).first();
/** All that has moved by itself on this page. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => entry as PerformanceEntry & { value: number; hadRecentInput: boolean }) // layout shifts
              .reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        // Nothing moved, so nothing is reported: two frames after the buffer would have been handed over.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test("a newcomer on a phone: one next step, its button in sight, no zeros, until the first Deal", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  await joinSample(page);
  await page.goto("/dashboard");
  const card = nextStep(page);
  const button = card.getByRole("link", { name: "Matching einrichten" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("listitem").filter({ hasText: "Kann" }).first()).toBeVisible();
  expect(await page.getByRole("main").innerText()).not.toMatch(/(^|\n)0(\s|$)/);
  expect(await shifted(page)).toBe(0);
  // One bar only, and every target of the bar below.
  await expect(page.getByRole("button", { name: "Noch einmal senden" })).toBeVisible();
  await page.goto("/dashboard/chats");
  await expect(page.getByRole("button", { name: "Noch einmal senden" })).toBeVisible();
  await expect(page.getByText(/^Als Nächstes/)).toBeHidden();
  const bar = page.getByRole("navigation", { name: "Hauptnavigation" }).last();
  for (const name of ["Übersicht", "Beiträge", "Matching", "Chats"])
    await expect(bar.getByRole("link", { name, exact: true })).toBeInViewport();
  await bar.getByRole("button", { name: "Mehr" }).click();
  const more = page.getByRole("dialog");
  for (const name of ["Gruppen", "Personen", "Mein Profil", "Einstellungen", "Hilfe"])
    await expect(more.getByRole("link", { name })).toBeVisible();
  await expect(more.getByRole("button", { name: "Abmelden" })).toBeVisible();

  await setUpMatching(page);
  // The picture is the profile's as well, which is a step of the quest.
  const quest = (await (await page.request.get("/api/quest")).json()) as { completed_steps: string[] }; // the contract types it
  expect(quest.completed_steps).toContain("upload_avatar");
  await expect(page.getByText(/^\d+ Menschen zum Entdecken$/)).toBeVisible();
  await page.goto("/dashboard");
  await expect(card.getByRole("heading")).toHaveText(/^\d+ Menschen zum Entdecken$/);
  await card.getByRole("link", { name: "Los geht’s" }).click();
  // The card shows the picture as it was cut.
  const shown = await page.getByRole("article").last().getByRole("img").first().boundingBox();
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(384 / 600, 2);
  await decide(page, "Deal");
  const [, viewed, total] = /(\d+) von (\d+) angesehen/.exec(await page.getByRole("main").innerText()) ?? [];
  expect([Number(viewed), Number(total) > 1]).toEqual([1, true]);
  // What comes next is no longer matching.
  await page.goto("/dashboard");
  await expect(card.getByRole("link").first()).toHaveAttribute("href", /settings|groups/);
});
