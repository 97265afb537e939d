import { textsOf } from "@kompagnon/messages/all-texts.ts";
import type { Page } from "@playwright/test";

const ACCENTS: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  ä: "ǟ",
  ö: "ȫ",
  ü: "ǖ",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  Ä: "Ǟ",
  Ö: "Ȫ",
  Ü: "Ǖ",
};
/** What a text keeps: placeholders, tags, addresses and the targets of links. */
const KEPT = /(\{\{[^}]*\}\}|<[^>]*>|https?:\/\/\S+|\]\([^)]*\))/u;

/**
 * Makes a text as long as in a longer language: doubles and accents every vowel (German gets some 40 % longer) and encloses the
 * text in direction marks. A text of several lines is Markdown, which a mark at its beginning would break: it gets none.
 */
function pseudo(text: string): string {
  const longer = text
    .split(KEPT)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(
            /[aeiouäöü]/giu,
            (vowel) => `${ACCENTS[vowel] ?? vowel}${(ACCENTS[vowel] ?? vowel).toLowerCase()}`,
          ),
    )
    .join("");
  return text.includes("\n") ? longer : `\u2068${longer}\u2069`;
}

type Texts = { [key: string]: string | Texts };
const pseudoAll = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === "string" ? pseudo(value) : pseudoAll(value),
    ]),
  );

/** Makes a page's files of German texts pseudo-localised ones. */
export async function usePseudoTexts(page: Page): Promise<void> {
  const known = new Map<string, string>();
  await page.route(/\/assets\/[^/]+\/de-[^/]+\.js$/, async (route) => {
    const url = route.request().url();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    let body = known.get(url);
    if (!body) {
      const code = await response.text();
      // A file of texts is a module without imports.
      const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      body = `export default ${JSON.stringify(pseudoAll(texts))};`;
      known.set(url, body);
    }
    await route.fulfill({ status: 200, contentType: "text/javascript", body });
  });
}

/** German texts that are data as well: the name of a language in itself, and of a group's first channel. */
const DATA: ReadonlySet<string> = new Set(["Deutsch", "Allgemein"]);
/** The German texts that show by themselves that they came past the files of texts. */
export const germanTexts = async (): Promise<string[]> => [
  ...new Set(
    (await textsOf("de"))
      .map(({ text }) => text)
      .filter((text) => !DATA.has(text) && /[aeiou]/iu.test(text) && !text.includes("{{") && text.length > 2),
  ),
];
