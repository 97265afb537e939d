import type { DeviceName } from "@kompagnon/contract/site/kept.ts";

/** Changes with the offline page, set by the build. */
declare const __OFFLINE_VERSION__: string;

const PREFIX = "offline-" satisfies DeviceName;
const CACHE = `${PREFIX}${__OFFLINE_VERSION__}`;
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.css", "/offline.js"];

/** Keeps the offline page and its files. */
export async function prepareOffline(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

/** Forgets the files of earlier versions. */
export async function dropOldFiles(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page from the network; rejects while there is none. */
export const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? (await fetch(request));

/** What is shown in the place of a page while there is no network. */
export const unreachable = async (): Promise<Response> => (await caches.match(PAGE)) ?? Response.error();

/** A file of the offline page, from the network first; null for any other file, which is none of our business. */
export const offlineFile = (request: Request, pathname: string): Promise<Response> | null =>
  FILES.includes(pathname)
    ? fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error())
    : null;
