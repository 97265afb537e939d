import type { DeviceName } from "@kompagnon/contract/site/kept.ts";

/** All files of this version's code, set by the build. */
declare const __CODE_FILES__: readonly string[];
/** The addresses of members' pages that have no parameters, set by the build. */
declare const __APP_PAGES__: readonly string[];
/** The texts of members' pages, `{language}` in place of the language, and then their scripts; set by the build. */
declare const __PRECACHE_FILES__: readonly string[];

const CODE = "code" satisfies DeviceName;
const PAGES = "pages" satisfies DeviceName;

/** Whether a file is of the app's code: its name changes with what is in it. */
export const isCode = (pathname: string): boolean => pathname.startsWith("/assets/");
/** Whether a page's document can be kept: it says nothing about anybody. */
export const isCacheablePage = (pathname: string): boolean =>
  __APP_PAGES__.includes(pathname.replace(/(.)\/$/, "$1"));

/** Has the browser finish work before it stops the worker. */
type Wait = (work: Promise<unknown>) => void;

/** Stores an answer without delaying it. A device without room for it still gets its page. */
function store(cache: Cache, address: string, answer: Response, wait: Wait): void {
  wait(cache.put(address, answer.clone()).catch(() => undefined));
}

/** A file of the code as it was kept, or from the network, and kept from then on. */
export async function codeFirst(request: Request, wait: Wait): Promise<Response> {
  const cache = await caches.open(CODE);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const fresh = await fetch(request);
  if (fresh.status === 200) store(cache, request.url, fresh, wait);
  return fresh;
}

/**
 * Keeps the files that a page has loaded before there was a worker; the browser has them at hand. A page of this version that
 * is the only one open says that those of earlier versions are not needed any more: until then they stay, because an open
 * page may still ask for parts of the version it began with.
 */
export async function cacheCode(loaded: readonly string[], alone: boolean): Promise<void> {
  const cache = await caches.open(CODE);
  const files = loaded.filter(isCode);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file).catch(() => undefined); // gone: the page has it
  if (!alone || !files.every((file) => __CODE_FILES__.includes(file))) return;
  for (const { url } of await cache.keys())
    if (!__CODE_FILES__.includes(new URL(url).pathname)) await cache.delete(url);
}

/**
 * Caches the code of all members' pages in a language, for navigation without a connection: one file after the other, at low
 * priority, stopping at the first failure. Texts come first: a page without texts is useless.
 */
export async function precacheLanguage(language: string): Promise<void> {
  const cache = await caches.open(CODE);
  for (const pattern of __PRECACHE_FILES__) {
    const file = pattern.replace("{language}", language);
    if (!__CODE_FILES__.includes(file) || (await cache.match(file))) continue;
    try {
      await cache.add(file);
    } catch {
      return; // the next visit goes on
    }
  }
}

/** Keeps what a visit has loaded, its page's document too. */
export async function cacheVisit(
  { clients }: ServiceWorkerGlobalScope,
  files: readonly string[],
  page: string,
): Promise<void> {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  await cacheCode(files, open.length === 1);
  if (!isCacheablePage(page)) return;
  const work: Promise<unknown>[] = [];
  await pageFirst(page, fetch(page), (one) => work.push(one)).catch(() => undefined); // the next visit tries again
  // The list grows: a page that has come is stored then.
  for (const one of work) await one;
}

/**
 * Serves the cached page, while a newer one is fetched for the next visit. A page with a language was drawn for guests in place
 * of the page: it is shown, but never cached.
 */
export async function pageFirst(pathname: string, network: Promise<Response>, wait: Wait): Promise<Response> {
  const cache = await caches.open(PAGES);
  const cached = await cache.match(pathname);
  const fresh = network.then((page) => {
    if (page.status === 200 && !page.headers.has("content-language")) store(cache, pathname, page, wait);
    return page;
  });
  if (!cached) return fresh;
  wait(fresh.catch(() => undefined)); // offline: what is kept stays
  return cached;
}
