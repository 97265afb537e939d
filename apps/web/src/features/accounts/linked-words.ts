/** A piece of a text: plain words, or those between the marks of a page. `at` is where it begins. */
export type Piece<Page> = { words: string; page: Page | null; at: number };

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
