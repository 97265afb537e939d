import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { BRAND } from "#platform/brand.ts";
import { cacheVisit, codeFirst, isCacheablePage, isCode, pageFirst, precacheLanguage } from "./code.ts";
import { notificationFor, ownUrl } from "./push-message.ts";

/** Changes with the offline page, set by the build. */
declare const __OFFLINE_VERSION__: string;

const OFFLINE_CACHE_PREFIX = "offline-" satisfies DeviceName;
const OFFLINE_CACHE = `${OFFLINE_CACHE_PREFIX}${__OFFLINE_VERSION__}`;
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/offline.css", "/offline.js"];

/** Keeps the offline page and its files. */
async function prepareOffline(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(OFFLINE_FILES.map((file) => new Request(file, { cache: "reload" })));
}

/** Forgets the files of earlier versions. */
async function dropOldFiles(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(OFFLINE_CACHE_PREFIX) && name !== OFFLINE_CACHE,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page from the network; rejects while there is none. */
const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? (await fetch(request));

/** What is shown in the place of a page while there is no network. */
const unreachable = async (): Promise<Response> => (await caches.match(OFFLINE_PAGE)) ?? Response.error();

/** A file of the offline page, from the network first; null for any other file, which is none of our business. */
const offlineFile = (request: Request, pathname: string): Promise<Response> | null =>
  OFFLINE_FILES.includes(pathname)
    ? fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error())
    : null;

/** Leads to what a system notification is about: the tab that shows it already, or a new one. */
async function openAt({ clients, location }: ServiceWorkerGlobalScope, data: unknown): Promise<void> {
  const named = data !== null && typeof data === "object" && "url" in data ? data.url : undefined;
  const url = ownUrl(named, location.origin);
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === url);
  await (there ? there.focus() : clients.openWindow(url));
}

/**
 * The browser has ended a subscription: creates a new one on the same terms. The server gets it when its member next opens the
 * app, because the service worker does not know whether the member signed in by then wanted messages on this device.
 */
async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  if (newSubscription || !oldSubscription) return;
  const { applicationServerKey, userVisibleOnly } = oldSubscription.options;
  await pushManager.subscribe({ applicationServerKey, userVisibleOnly });
}

// This file runs as a service worker: its global is not the window that TypeScript's default library tells of.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // What an older one has kept stays for the pages that are open, so there is nothing that it would have to finish.
  event.waitUntil(Promise.all([prepareOffline(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([dropOldFiles(), self.clients.claim(), self.registration.navigationPreload?.enable()]),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET" || /^\/api(\/|$)/.test(pathname)) return;
  const answer = answerTo(event, pathname);
  if (answer) event.respondWith(answer);
});

function answerTo(event: FetchEvent, pathname: string): Promise<Response> | null {
  const { request } = event;
  const wait = (work: Promise<unknown>) => event.waitUntil(work);
  if (isCode(pathname)) return codeFirst(request, wait);
  if (request.mode !== "navigate") return offlineFile(request, pathname);
  const page = isCacheablePage(pathname) ? pageFirst(pathname, fromNetwork(event), wait) : fromNetwork(event);
  return page.catch(unreachable);
}

self.addEventListener("message", (event) => {
  const message: { keep?: unknown; page?: unknown; ahead?: unknown } = Object(event.data);
  if (!Array.isArray(message.keep) || typeof message.page !== "string") return;
  const { ahead } = message;
  const visit = cacheVisit(self, message.keep.map(String), message.page);
  event.waitUntil(typeof ahead === "string" ? visit.then(() => precacheLanguage(ahead)) : visit);
});

self.addEventListener("push", (event) => {
  const { title, options } = notificationFor(event.data?.text(), self.location.origin, BRAND);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAt(self, event.notification.data));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(self.registration, event));
});
