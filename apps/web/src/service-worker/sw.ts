import { BRAND } from "#platform/brand.ts";
import { dropOldFiles, navigate, offlineFile, prepareOffline } from "./offline.ts";
import { openAt, renewSubscription } from "./push.ts";
import { shownFor } from "./push-message.ts";

// This file runs as a service worker: its global is not the window that TypeScript's default library tells of.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // It keeps no pages, so there is nothing an older one would have to finish.
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
  const answer = request.mode === "navigate" ? navigate(event) : offlineFile(request, pathname);
  if (answer) event.respondWith(answer);
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
