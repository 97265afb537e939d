import { expect, type Locator, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { findings } from "./steps/axe.ts";

/** Menus, dialogs and tips are drawn by code that comes when they are wanted: by keyboard they are as they always were. */
async function feedOf(page: Page): Promise<{ post: Locator; menu: Locator }> {
  await signInAsSample(page, "premium");
  await page.goto("/dashboard/feed");
  const post = page.getByRole("article").first();
  return { post, menu: post.getByRole("button", { name: "Mehr zu diesem Beitrag" }) };
}

test("a menu by keyboard: its button stays the element it was and keeps the focus", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const { menu } = await feedOf(page);
  const before = await menu.elementHandle();
  await menu.focus();
  await expect(menu).toHaveAttribute("aria-haspopup", "menu");
  await expect(menu).toHaveAttribute("aria-expanded", "false");

  // Enter begins at the first line, the arrows lead on, Escape leads back.
  await page.keyboard.press("Enter");
  const items = page.getByRole("menuitem");
  await expect(items.first()).toBeFocused();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(items).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(await menu.evaluate((now, then) => now === then, before)).toBe(true);

  // From below one begins at the last line; Tab leads on from the button, as if nothing had been open.
  await page.keyboard.press("ArrowUp");
  await expect(items.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(items).toHaveCount(0);
  expect(
    await menu.evaluate((button) => {
      const active = document.activeElement;
      return (
        active !== button &&
        Boolean(button.compareDocumentPosition(active ?? button) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    }),
  ).toBe(true);
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test("a dialog from a menu: takes the focus, keeps it, gives it back", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  const { menu } = await feedOf(page);
  await menu.focus();
  await page.keyboard.press("ArrowDown");
  await page
    .getByRole("menuitem", { name: "Blockieren" })
    .or(page.getByRole("menuitem", { name: "blockieren" }))
    .press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  const inside = () => dialog.evaluate((one) => one.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  expect(await findings(page)).toEqual([]);
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("Tab");
    // Past its last element the focus goes round over a guard that lies next to the dialog.
    await expect.poll(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test("a tip: by pointer and by keyboard, one at a time, gone with Escape", { tag: "@long" }, async ({
  browser,
}) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1_440, height: 900 } });
  const { menu } = await feedOf(page);
  const tip = page.getByText("Mehr zu diesem Beitrag", { exact: true });
  await expect(tip).toHaveCount(0);
  await menu.hover();
  await expect(tip).toBeVisible();
  // The pointer may go onto the tip: it stays.
  await tip.hover();
  await expect(tip).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await page.mouse.move(5, 500);
  await page.keyboard.press("Tab");
  await menu.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(tip).toHaveCount(0);
});

test("a menu chunk that can't be loaded: an error is shown, and the page keeps working", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await page.route("**/assets/menu-window-*.js", (route) => route.abort());
  const { menu } = await feedOf(page);
  // The first time a new version may have replaced the chunk: the page is reloaded.
  const loaded = page.waitForEvent("load");
  await menu.hover();
  await loaded;
  await menu.click();
  await expect(page.getByText("Das hat nicht geklappt")).toBeVisible();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await page.unroute("**/assets/menu-window-*.js");
  await page.reload();
  await menu.click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
});
