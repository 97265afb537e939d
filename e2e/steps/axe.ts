import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Serious and critical findings by WCAG 2.2 A and AA, in words; on the whole page or within what a selector names. Rows that are only
 * laid out when they come into sight have guessed heights until then, in which their contents would seem to overlap: here all are
 * laid out, those too that are drawn only later. Only what is wrong is gathered, and in the page itself (axe's "legacy mode", which
 * leaves out frames of other origins, and we have none): gathering the rest as well, and putting it together in a page of its own,
 * took three to four times as long.
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('[class*="content-visibility"] { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(laidOut);
  });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], runOnly: RULES });
  const { violations } = await (within ? axe.include(within) : axe).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(" ")}`));
}
