import { readItem, storeItem } from "./device-storage.ts";

const RELOADED_AT = "reloaded_for_version";
/** A page that lacks a file within this time after a reload lacks it for good, in ms. */
const SOON_MS = 60_000;

/** Whether a page that lacks a file should be reloaded at `now`: once, and not without a connection. */
export function mayReload(now: number, online: boolean): boolean {
  const last = Number(readItem(RELOADED_AT, "session") ?? 0);
  if (!online || now - last < SOON_MS) return false;
  storeItem(RELOADED_AT, String(now), "session");
  return true;
}

/**
 * A missing file of a page was replaced by a new version: the page is reloaded. Files that the service worker has cached are
 * never missing.
 */
export function followVersions(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!mayReload(Date.now(), navigator.onLine)) return;
    event.preventDefault();
    location.reload();
  });
}
