/** The files of code that this page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/** Browsers with data saving on prefetch nothing. */
const savesData = (): boolean => "connection" in navigator && Object(navigator.connection).saveData === true; // not known to TypeScript's library

/** Registers the worker and has it keep this page's code for the next visit, and that of other pages for one without a connection. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    keep: loaded(),
    page: location.pathname,
    ...(!savesData() && { ahead: document.documentElement.lang }),
  });
}

/** Registers what shows push messages, keeps code and shows the offline page; in the built app only, where its file is. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  register().catch((failure: unknown) => {
    // Forbidden in private windows of some browsers: the app goes on without it.
    console.warn("The service worker was not registered", failure);
  });
}
