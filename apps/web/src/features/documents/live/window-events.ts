/** What an open document does when something happens to its window. */
type OnWindow = {
  /** The network is back, or gone. */
  online: () => void;
  offline: () => void;
  /** The tab is shown, or hidden. */
  visible: (now: boolean) => void;
  /** The page is on its way out; it may come back. */
  leaving: () => void;
  /** Whether leaving now would lose something: the browser asks then. */
  atRisk: () => boolean;
};

/** Listens to the window until `signal` is aborted. */
export function listenToWindow(on: OnWindow, signal: AbortSignal): void {
  addEventListener("online", on.online, { signal });
  addEventListener("offline", on.offline, { signal });
  addEventListener("pagehide", on.leaving, { signal });
  addEventListener("beforeunload", (event) => on.atRisk() && event.preventDefault(), { signal });
  document.addEventListener("visibilitychange", () => on.visible(document.visibilityState === "visible"), {
    signal,
  });
}
