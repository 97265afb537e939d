import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";

const PUBLIC = [
  "/",
  "/terms",
  "/privacy",
  "/imprint",
  "/login",
  "/confirm-email",
  "/gibt-es-nicht",
  "/offline.html",
];
const MEMBERS = [
  "/dashboard",
  "/dashboard/matching",
  "/dashboard/matching-setup?change=1",
  "/dashboard/chats",
  "chat",
  "/dashboard/groups",
  "group",
  "channel",
  "/dashboard/groups/discover",
  "/dashboard/groups/new",
  "group profile",
  "group settings",
  "/dashboard/invite",
  "/dashboard/notifications",
  "/dashboard/settings",
  "/dashboard/settings?tab=security",
  "/dashboard/settings?tab=notifications",
  "/dashboard/settings?tab=beta",
  "/dashboard/settings?tab=help",
];
const LOOKS = [
  { name: "light", colorScheme: "light", language: "de" },
  { name: "dark", colorScheme: "dark", language: "de" },
  { name: "Arabic", colorScheme: "light", language: "ar" },
] as const;

/** Serious and critical findings, in words. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(" ")}`));
}

/** Waits until nothing is loading any more. */
async function settle(page: Page): Promise<void> {
  await page.locator("h1:visible").first().waitFor();
  await expect(page.locator(".animate-pulse-soft")).toHaveCount(0);
  await page.waitForTimeout(300); // entrances fade in for 240 ms: half-drawn text has no contrast
}

for (const { name, colorScheme, language } of LOOKS) {
  test(`no serious finding on any page: ${name}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await newPerson(browser, urlOf("SAMPLE_URL"), {
      colorScheme,
      viewport: { width: 1440, height: 900 },
    });
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    const found: Record<string, string[]> = {};
    const look = async (address: string) => {
      await settle(page);
      const list = await findings(page);
      if (list.length > 0) found[address] = list;
    };
    for (const address of PUBLIC) {
      const translated = language !== "de" && ["/", "/terms", "/privacy", "/imprint"].includes(address);
      await page.goto(translated ? `/${language}${address === "/" ? "" : address}` : address);
      await look(address);
    }
    await signInAsSample(page, "member");
    await page.request.patch(`${urlOf("SAMPLE_URL")}/api/profiles/${await myId(page)}`, {
      headers: { origin: urlOf("SAMPLE_URL") },
      data: { language },
    });
    for (const address of MEMBERS) {
      if (address === "chat" || address === "group") await page.locator("a[data-row]").first().click();
      else if (address === "channel") await page.locator("main section li a").first().click();
      else if (address === "group profile")
        await page.goto(`/dashboard/groups/profile/${await myGroup(page)}`);
      else if (address === "group settings")
        await page.goto(`/dashboard/groups/profile/${await myGroup(page)}/settings?tab=members`);
      else await page.goto(address);
      await look(address);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [
      "/dashboard",
      "/dashboard/matching",
      "/dashboard/chats",
      "/dashboard/groups",
      "/dashboard/groups/discover",
      "/dashboard/notifications",
      "/dashboard/settings",
      "/dashboard/settings?tab=security",
      "/dashboard/settings?tab=notifications",
    ]) {
      await page.goto(address);
      await look(`${address} at 390 px`);
      // Nothing sticks out at the side.
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(
        390,
      );
    }
    expect(found).toEqual({});
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(language === "ar" ? "rtl" : "ltr");
    await page.request.patch(`${urlOf("SAMPLE_URL")}/api/profiles/${await myId(page)}`, {
      headers: { origin: urlOf("SAMPLE_URL") },
      data: { language: "de" },
    });
  });
}

const myId = async (page: Page): Promise<string> =>
  ((await (await page.request.get(`${urlOf("SAMPLE_URL")}/api/me`)).json()) as { id: string }).id; // the contract's me

const myGroup = async (page: Page): Promise<string> => {
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/groups/mine`);
  const { items } = (await answer.json()) as { items: { id: string }[] }; // the contract's list of groups
  return items[0]?.id ?? "";
};
