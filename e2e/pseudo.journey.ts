import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { layoutFindings } from "./steps/layout.ts";
import { settle, type VisitPage, visitMemberPages, visitOtherPages } from "./steps/page-visits.ts";
import { OTHERS } from "./steps/pages.ts";
import { germanTexts, usePseudoTexts } from "./steps/pseudo.ts";

const WALKS: Record<string, (page: Page, look: VisitPage) => Promise<void>> = {
  "members' pages": async (page, look) => {
    await signInAsSample(page, "member");
    await visitMemberPages(page, look);
  },
  "pages of premium members and staff": (page, look) =>
    visitOtherPages(
      page,
      "de",
      look,
      // A phone offers no presentation.
      OTHERS.filter(([, address]) => address !== "deck of slides, presented"),
    ),
};

// Findings are reported as text.
test.use({ trace: "off" });
test.describe.configure({ mode: "parallel" });
for (const [pages, walk] of Object.entries(WALKS))
  test(`longer texts at 320 px are whole and come from the text files: ${pages}`, { tag: "@long" }, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const verbatim = await germanTexts();
    const page = await newPerson(browser, urlOf("SAMPLE_URL"), {
      viewport: { width: 320, height: 800 },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    page.setDefaultTimeout(20_000);
    await usePseudoTexts(page);
    // The page for a server that does not answer leaves as soon as it does.
    await page.route("**/api/health", (route) => route.abort());
    const found: Record<string, string[]> = {};
    await walk(page, async (looked, address) => {
      // A group on a phone has its title in the bar above.
      await settle(looked, ":is(h1, h2):visible");
      const list = await layoutFindings(looked, verbatim);
      if (list.length > 0) found[address] = list;
    });
    expect(found).toEqual({});
  });
