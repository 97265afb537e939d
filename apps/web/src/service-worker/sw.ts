import { BRAND } from "#platform/brand.ts";
import { codeFirst, isCode, isKeptPage, keepAhead, keepVisit, pageFirst } from "./code.ts";
import { dropOldFiles, fromNetwork, offlineFile, prepareOffline, unreachable } from "./offline.ts";
import { openAt, renewSubscription } from "./push.ts";
import { shownFor } from "./push-message.ts";

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
  const answer = isCode(pathname)
    ? codeFirst(request)
    : request.mode === "navigate"
      ? (isKeptPage(pathname)
          ? pageFirst(pathname, fromNetwork(event), (work) => event.waitUntil(work))
          : fromNetwork(event)
        ).catch(unreachable)
      : offlineFile(request, pathname);
  if (answer) event.respondWith(answer);
});

self.addEventListener("message", (event) => {
  const message: { keep?: unknown; page?: unknown; ahead?: unknown } = Object(event.data);
  if (!Array.isArray(message.keep) || typeof message.page !== "string") return;
  const { ahead } = message;
  const visit = keepVisit(self, message.keep.map(String), message.page);
  event.waitUntil(typeof ahead === "string" ? visit.then(() => keepAhead(ahead)) : visit);
});

self.addEventListener("push", (event) => {
  const { title, options } = shownFor(event.data?.text(), self.location.origin, BRAND);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAt(self, event.notification.data));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(self.registration, event));
});
