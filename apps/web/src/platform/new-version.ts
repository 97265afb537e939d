import { keep, recall } from "./device.ts";

const RELOADED_AT = "reloaded_for_version";
/** A page that lacks something again so soon after it was fetched anew lacks it for good, in ms. */
const SOON_MS = 60_000;

/** Whether a page that lacks a part of itself should be fetched anew at `now`: once, and not without a connection. */
export function mayReload(now: number, online: boolean): boolean {
  const last = Number(recall(RELOADED_AT, "session") ?? 0);
  if (!online || now - last < SOON_MS) return false;
  keep(RELOADED_AT, String(now), "session");
  return true;
}

/**
 * A part of a page that is gone was replaced by a new version: the page is fetched anew. Parts that the service worker has
 * kept are never gone.
 */
export function followVersions(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!mayReload(Date.now(), navigator.onLine)) return;
    event.preventDefault();
    location.reload();
  });
}
