import { call } from "./call.ts";
import { readItem, storeItem } from "./device-storage.ts";

/** The state of push messages on this device. `blocked`: the member has forbidden them in the browser. */
export type PushState = "unsupported" | "blocked" | "on" | "off";

/** Whose messages this browser takes: a device may be used by several members, and each one decides. */
const STORED_AS = "push_for";
/** A worker that is not ready by then will not be, in ms. */
const WORKER_WITHIN = 10_000;

const isSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const registration = async (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error("The service worker is not ready")), WORKER_WITHIN),
    ),
  ]);

async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Tells the server of this browser's subscription; the same again changes nothing. Throws ApiError. */
async function reportToServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call("POST /api/push/subscriptions", {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
    },
  });
}

/**
 * The state of push messages here for a member. If they are on, sends the subscription to the server again: signing out removed
 * it there. @throws ApiError if that fails.
 */
export async function pushState(memberId: string): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await currentSubscription();
  if (!subscription || readItem(STORED_AS) !== memberId) return "off";
  await reportToServer(subscription);
  return "on";
}

/** Asks the browser for permission and subscribes. Returns the new state; throws if subscribing failed. */
export async function enablePush(memberId: string): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const [worker, { public_key }] = await Promise.all([registration(), call("GET /api/push/key")]);
  // A subscription with another key, or of another member, would be refused or read by the wrong member.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  });
  await reportToServer(subscription);
  storeItem(STORED_AS, memberId);
  return "on";
}

/** Ends push messages on this device, here and on the server. Throws ApiError when the server did not hear of it. */
export async function disablePush(): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription) {
    await call("DELETE /api/push/subscriptions", { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  storeItem(STORED_AS, null);
  return "off";
}
