import { ALL_LANGUAGES, DEFAULT_LANGUAGE, isLanguage, type Language } from "@kompagnon/messages/languages.ts";

/** The public pages that are written to disk in every language; the start page has no name. */
export const SITE_PAGES = ["", "terms", "privacy", "imprint"] as const;
/** A public page's name. */
export type SitePage = (typeof SITE_PAGES)[number];

/** The address of a public page: `/terms` in German, `/en/terms` in English. */
export function sitePath(page: SitePage, language: Language): string {
  const parts = [language === DEFAULT_LANGUAGE ? "" : language, page].filter((part) => part !== "");
  return `/${parts.join("/")}`;
}

/** Every public page in every language. */
export const sitePages = (): { page: SitePage; language: Language; path: string }[] =>
  SITE_PAGES.flatMap((page) =>
    ALL_LANGUAGES.map((language) => ({ page, language, path: sitePath(page, language) })),
  );

/** Which public page an address is, and in which language; null for every other address. */
export function sitePageAt(pathname: string): { page: SitePage; language: Language } | null {
  const [first = "", second = "", ...rest] = pathname.split("/").filter((part) => part !== "");
  const language = isLanguage(first) && first !== DEFAULT_LANGUAGE ? first : DEFAULT_LANGUAGE;
  const name = language === first ? second : first;
  const page = SITE_PAGES.find((one) => one === name);
  const surplus = language === first ? rest.length > 0 : second !== "";
  return page === undefined || surplus ? null : { page, language };
}
