/** Registers what shows push messages and the offline page; in the built app only, where its file is. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch((failure: unknown) => {
    // Forbidden in private windows of some browsers: the app goes on without it.
    console.warn("The service worker was not registered", failure);
  });
}
