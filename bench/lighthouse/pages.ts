import { isLanguage } from "@kompagnon/messages/languages.ts";
import { ENTRY_PATHS } from "../../apps/web/src/platform/entry-paths.ts";
import { sitePages } from "../../apps/web/src/platform/site-paths.ts";

/** One page of each kind that members opened to everybody: a card, a group, a job; as the sitemap names them. */
async function openedPages(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap-open-1.xml`);
  if (!answer.ok) throw new Error(`The sitemap of open pages: ${answer.status}`);
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  return ["/m/", "/g/", "/job/"].map((kind) => {
    const found = addresses.find((address) => address.startsWith(kind));
    if (!found) throw new Error(`No member has opened a page under ${kind}: is the sample community loaded?`);
    return found;
  });
}

/**
 * The addresses of all pages that a guest can read with a browser in this language: the site's pages in it, the sign-in pages
 * (one address for all languages), and pages that members made public.
 */
export async function publicAddresses(url: string, language: string): Promise<string[]> {
  if (!isLanguage(language)) throw new Error(`Not one of the languages: ${language}`);
  const site = sitePages().filter((page) => page.language === language);
  return [
    ...site.map(({ path }) => path),
    ...ENTRY_PATHS,
    "/register",
    ...(await openedPages(url)).map((address) => `${address}?lang=${language}`),
  ];
}
