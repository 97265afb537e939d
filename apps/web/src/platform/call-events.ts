/** Told to the window with the route and its answer when the server has taken a write. */
const CALL_ACCEPTED = "called";

/** Notifies the page's listeners that the server has accepted a write. */
export const dispatchCallAccepted = (route: string, answer: unknown): void => {
  globalThis.dispatchEvent?.(new CustomEvent(CALL_ACCEPTED, { detail: [route, answer] }));
};

/** Calls back with every write that the server has taken, until the signal is aborted. */
export const onCallAccepted = (
  handler: (route: string, answer: unknown) => void,
  signal: AbortSignal,
): void =>
  addEventListener(
    CALL_ACCEPTED,
    (event) => {
      const [route, answer] = (event as CustomEvent<[string, unknown]>).detail; // as said above
      handler(route, answer);
    },
    { signal },
  );
