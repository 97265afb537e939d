import { useSyncExternalStore } from "react";

/** Chromium's own event (Web App Manifest, application information); TypeScript does not know it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let offer: InstallPrompt | null = null;
const listeners = new Set<() => void>();
const take = (next: InstallPrompt | null) => {
  offer = next;
  for (const listener of listeners) listener();
};

// Browsers offer it once, soon after the page has loaded, and not to those who have the app already.
if (typeof window !== "undefined") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    take(event as InstallPrompt); // the event of that name is one
  });
  addEventListener("appinstalled", () => take(null));
}

/** An offer can be taken up once, whatever the person then answers. */
const install = async (): Promise<void> => {
  const taken = offer;
  take(null);
  await taken?.prompt();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks to install the app; null unless the browser offers that now. */
export const useInstall = (): (() => Promise<void>) | null =>
  useSyncExternalStore(
    subscribe,
    () => (offer ? install : null),
    () => null,
  );
