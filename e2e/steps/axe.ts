import type { Page } from "@playwright/test";
import axe from "axe-core";
import { endAnimations } from "./page-visits.ts";

const ALL_RULES: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};
/** The rules that depend on the theme. */
const COLOR_RULES: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * Serious and critical findings by WCAG 2.2 A and AA, in words; on the whole page or within what a selector names. Rows that are only
 * laid out when they come into sight have guessed heights until then, in which their contents would seem to overlap: here all are
 * laid out, those too that are drawn only later. axe runs in the page itself, which has no frames.
 */
export async function findings(
  page: Page,
  { within, only }: { within?: string; only?: "colors" } = {},
): Promise<string[]> {
  await endAnimations(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ({ selector, runOnly }) => {
      const laidOut = new CSSStyleSheet();
      laidOut.replaceSync('[class*="content-visibility"] { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(laidOut);
      // No style sheet comes from another origin, so none has to be loaded once more.
      const options = { resultTypes: ["violations" as const], runOnly, preload: false };
      const { violations } = await window.axe.run(selector ?? document, options);
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(" ")}`));
    },
    { selector: within, runOnly: only === "colors" ? COLOR_RULES : ALL_RULES },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
