import { languageOf } from "#platform/i18n.ts";
import { type SitePage, sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";

const PAGES = ["terms", "privacy"] as const satisfies readonly SitePage[];

/** A piece of a text: plain words, or those between the marks of a page. `at` is where it begins. */
type Piece<Page> = { words: string; page: Page | null; at: number };

/**
 * Splits a text with marks such as `<terms>…</terms>`, which are not nested. i18next's own component does more and adds 4 kB to
 * every page.
 */
export function linkedWords<Page extends string>(text: string, pages: readonly Page[]): Piece<Page>[] {
  const pieces: Piece<Page>[] = [];
  let end = 0;
  for (const { 0: whole, 1: name, 2: words = "", index } of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const page = pages.find((one) => one === name);
    if (page === undefined) continue;
    if (index > end) pieces.push({ words: text.slice(end, index), page: null, at: end });
    pieces.push({ words, page, at: index });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end), page: null, at: end });
  return pieces;
}

/**
 * A text in which `<terms>…</terms>` and `<privacy>…</privacy>` are links. They open in a new tab, so that typed input is kept.
 */
export function LegalWords({ children }: { children: string }) {
  const { i18n } = useTranslation("accounts");
  return linkedWords(children, PAGES).map(({ words, page, at }) =>
    page === null ? (
      words
    ) : (
      <a
        key={at}
        href={sitePath(page, languageOf(i18n))}
        target="_blank"
        rel="noopener"
        className="font-medium text-accent underline underline-offset-2"
      >
        {words}
      </a>
    ),
  );
}
