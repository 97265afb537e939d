import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { findings } from "./steps/axe.ts";
import {
  setLanguage,
  settle,
  type VisitPage,
  visitMemberPages,
  visitOtherPages,
  waitingAgreement,
} from "./steps/page-visits.ts";
import { NARROW, PUBLIC, TRANSLATED } from "./steps/pages.ts";

const LANGUAGES = { German: "de", Arabic: "ar" };

/** What is wrong with a page in the light, and with its colours in the dark. */
async function lookAt(page: Page): Promise<string[]> {
  await settle(page);
  return [...(await findings(page)), ...(await findingsInTheDark(page))];
}

async function findingsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const list = await findings(page, { only: "colors" });
  await page.emulateMedia({ colorScheme: "light" });
  return list.map((finding) => `dark: ${finding}`);
}

// Findings are reported as text; a trace of every page would take as long as the checks.
test.use({ trace: "off" });

/** Whose language was changed: whatever happens, it is German again for the journeys that follow. */
let spoken: Page | null = null;
test.afterEach(async () => {
  if (spoken) await setLanguage(spoken, "de");
  spoken = null;
});

async function walkPublic(page: Page, language: string, look: VisitPage): Promise<void> {
  for (const address of PUBLIC) {
    const translated = language !== "de" && TRANSLATED.includes(address);
    await page.goto(translated ? `/${language}${address === "/" ? "" : address}` : address);
    await look(page, address);
  }
}

async function walkNarrow(page: Page, look: VisitPage): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of NARROW) {
    await page.goto(address === "agreement" ? await waitingAgreement(page) : address);
    await look(page, `${address} at 390 px`);
    // Nothing sticks out at the side.
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
  }
}

type Walk = (page: Page, language: string, look: VisitPage) => Promise<void>;
const asMember =
  (walk: (page: Page, look: VisitPage) => Promise<void>): Walk =>
  async (page, language, look) => {
    await signInAsSample(page, "member");
    await setLanguage(page, language);
    spoken = page;
    await walk(page, look);
  };
const WALKS: Record<string, Walk> = {
  "members' pages": asMember(visitMemberPages),
  "public pages": walkPublic,
  "pages of premium members and staff": visitOtherPages,
  "members' pages on a phone": asMember(walkNarrow),
};

// Walks are shared out among the workers.
test.describe.configure({ mode: "parallel" });
for (const [name, language] of Object.entries(LANGUAGES))
  for (const [pages, walk] of Object.entries(WALKS))
    test(`no serious finding: ${pages}, ${name}`, { tag: "@long" }, async ({ browser }) => {
      test.setTimeout(600_000);
      const page = await newPerson(browser, urlOf("SAMPLE_URL"), {
        viewport: { width: 1440, height: 900 },
        // Half faded in, a text has no contrast.
        reducedMotion: "reduce",
      });
      // A page that never comes is named by its line, not by the end of the walk's time.
      page.setDefaultTimeout(60_000);
      await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
      // The page for a server that does not answer leaves as soon as it does.
      await page.route("**/api/health", (route) => route.abort());
      // Eight posts show what fifty would; looking at each takes its time.
      await page.route(/\/api\/posts(\/(mine|saved|liked|search))?\?/, (route) => {
        const url = new URL(route.request().url());
        url.searchParams.set("limit", "8");
        return route.continue({ url: url.href });
      });
      const found: Record<string, string[]> = {};
      await walk(page, language, async (looked, address) => {
        const list = await lookAt(looked);
        if (list.length > 0) found[address] = list;
      });
      expect(found).toEqual({});
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(language === "ar" ? "rtl" : "ltr");
    });
