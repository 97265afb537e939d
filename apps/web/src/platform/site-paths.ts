import { ALL_LANGUAGES, DEFAULT_LANGUAGE, isLanguage, type Language } from "@kompagnon/messages/languages.ts";

/** The public pages that are written to disk in every language; the start page has no name. */
const SITE_PAGES = [
  "",
  "features",
  "pricing",
  "faq",
  "team",
  "jobs",
  "jobs/sotialmedia",
  "terms",
  "privacy",
  "imprint",
] as const;
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
  const parts = pathname.split("/").filter((part) => part !== "");
  const [first] = parts;
  const named = isLanguage(first) && first !== DEFAULT_LANGUAGE ? first : null;
  const name = (named ? parts.slice(1) : parts).join("/");
  const page = SITE_PAGES.find((one) => one === name);
  return page === undefined ? null : { page, language: named ?? DEFAULT_LANGUAGE };
}
