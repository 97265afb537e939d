import { useCallback, useRef, useSyncExternalStore } from "react";
import { useLiveState } from "./live.ts";

/** Usual interval of polling for unread counts in ms (spec: community, section 10). */
export const UNREAD_POLL_MS = 15_000;
/** The same on the pages of chats and groups, which ask for more at once. */
const UNREAD_POLL_THERE_MS = 20_000;
const CHATS_AND_GROUPS = /^\/dashboard\/(?:chats|groups)(?:\/|$)/;
/** The interval of fetching unread counts on a page while the live stream is down, in ms. */
export const unreadPollMs = (pathname: string): number =>
  CHATS_AND_GROUPS.test(pathname) ? UNREAD_POLL_THERE_MS : UNREAD_POLL_MS;
const MIN_MS = 8_000;
const MAX_MS = 120_000;
const JITTER_MS = 800;

/** What polling goes by: how the tries so far went. `base` and `wait` in ms. */
export type Pace = { wait: number; jitter: number };

/** The pace at the start and after every success. */
export const usualPace = (base: number, random: () => number = Math.random): Pace => ({
  wait: Math.max(MIN_MS, base),
  jitter: random() * JITTER_MS,
});

/** The pace after a failure: doubled after 429, otherwise times 1.6, up to 120 s. */
export const slowerPace = (
  { wait }: Pace,
  status: number | undefined,
  random: () => number = Math.random,
): Pace => ({
  wait: Math.min(MAX_MS, wait * (status === 429 ? 2 : 1.6)),
  jitter: random() * JITTER_MS,
});

/** What is read of a query: TanStack's `Query` has it. */
export type Polled = { state: { dataUpdateCount: number; errorUpdateCount: number; error: unknown } };

const onVisibility = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};
const isHidden = () => document.visibilityState === "hidden";

/**
 * For `refetchInterval` of a query that live events usually keep current: false while they do or the tab is hidden,
 * else the spec's polling interval from `baseMs`, slower after failures.
 */
export function usePollingInterval(baseMs: number): (query: Polled) => number | false {
  const state = useLiveState();
  const hidden = useSyncExternalStore(onVisibility, isHidden, () => true);
  const last = useRef<{ data: number; errors: number; pace: Pace } | null>(null);
  const off = state === "live" || hidden;
  return useCallback(
    ({ state: { dataUpdateCount: data, errorUpdateCount: errors, error } }) => {
      if (off) return false;
      const before = last.current;
      // TanStack calls this on every render and restarts the interval when the result differs: change it only after a request.
      if (!before || before.data !== data) last.current = { data, errors, pace: usualPace(baseMs) };
      else if (before.errors !== errors)
        last.current = {
          data,
          errors,
          pace: slowerPace(before.pace, (error as { status?: number } | null)?.status),
        };
      const { wait, jitter } = last.current?.pace ?? usualPace(baseMs);
      return wait + jitter;
    },
    [off, baseMs],
  );
}
