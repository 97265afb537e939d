import fs from "node:fs";
import path from "node:path";
import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import type { Language } from "@kompagnon/messages/languages.ts";

/** What the web app's build says of a page. */
type BuiltPage = {
  /** Its address with parameters: `/dashboard/feed/:postId`. */
  path: string;
  /** The document it begins with. */
  shell: string;
  /** Only for members. */
  guarded: boolean;
  /** Where guests get it as it was drawn ahead of time: at this very address, in a document a language. */
  drawn: { at: string; document: string } | null;
};
/** Who asks for a page, as far as a document differs by it. */
type Asking = {
  /** The address with its query. */
  url: string;
  /** No session cookie: the visitor is not signed in. */
  guest: boolean;
  language: Language;
};

/** A document, the language it is in if it says anything, and whether search engines may know it: drawn, at its own address. */
type Found = { document: string; language: Language | null; open: boolean };

/** The addresses that a route means; its parameters stand for one part each, optional ones for none as well. */
const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/:\w+\?/g, "(?:/[^/]+)?").replace(/\/:\w+/g, "/[^/]+")}/?$`);
const parameters = (route: string): number => route.split("/:").length;

/**
 * Finds the document of the application's page at an address; null where there is none. Guests find the login in the place of
 * members' pages: its script takes note of where they wanted to go.
 */
export function readAppPages(root: string): (asking: Asking) => Found | null {
  const file = path.join(root, "pages.json");
  const pages: BuiltPage[] = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : [];
  const patterns = pages
    // `feed/search` is meant before `feed/:postId`.
    .sort((one, other) => parameters(one.path) - parameters(other.path))
    .map((page) => ({ pattern: patternOf(page.path), page }));
  const entrance = pages.find(({ drawn }) => drawn?.at === accountsPaths.login)?.drawn ?? null;
  return ({ url, guest, language }) => {
    const address = url.split("?")[0] ?? "";
    const page = patterns.find(({ pattern }) => pattern.test(address))?.page;
    if (!page) return null;
    // Only scripts read the query string: a URL with one differs from the prerendered page.
    const prerendered = page.drawn?.at === url ? page.drawn : null;
    const drawn = page.guarded ? entrance : prerendered;
    return guest && drawn
      ? { document: drawn.document.replace("{language}", language), language, open: !page.guarded }
      : { document: page.shell, language: null, open: false };
  };
}
