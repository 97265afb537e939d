import { ownUrl } from "./push-message.ts";

/** Leads to what a system notification is about: the tab that shows it already, or a new one. */
export async function openAt({ clients, location }: ServiceWorkerGlobalScope, data: unknown): Promise<void> {
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
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  if (newSubscription || !oldSubscription) return;
  const { applicationServerKey, userVisibleOnly } = oldSubscription.options;
  await pushManager.subscribe({ applicationServerKey, userVisibleOnly });
}
