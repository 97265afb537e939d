/** Told to the window with the route and its answer when the server has taken a write. */
const CALLED = "called";

/** Notifies the page's listeners that the server has accepted a write. */
export const sayCalled = (route: string, answer: unknown): void => {
  globalThis.dispatchEvent?.(new CustomEvent(CALLED, { detail: [route, answer] }));
};

/** Calls back with every write that the server has taken, until the signal is aborted. */
export const onCalled = (heard: (route: string, answer: unknown) => void, signal: AbortSignal): void =>
  addEventListener(
    CALLED,
    (event) => {
      const [route, answer] = (event as CustomEvent<[string, unknown]>).detail; // as said above
      heard(route, answer);
    },
    { signal },
  );
