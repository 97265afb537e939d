import { useEffect } from "react";
import { call } from "./call.ts";
import { readItem, storeItem } from "./device-storage.ts";
import { useLiveState } from "./live/live.ts";

/** After this time without input the member counts as away. */
const IDLE_MS = 5 * 60_000;
const CHECK_INTERVAL_MS = 20_000;
/** Touches are noted at most this often. */
const RECORD_EVERY_MS = 10_000;
/** The time of the last input in any tab of this browser. */
const STORED_AS = "touched_at";
const INPUT_EVENTS = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Whether the last touch, in ms, is so long ago that its person counts as away. */
const isIdle = (touchedAt: number, now: number): boolean => now - touchedAt >= IDLE_MS;

/** Notifies the server when this browser has had no input for a while, and at the next input (spec: status). */
export function useAway(): void {
  const live = useLiveState();
  useEffect(() => {
    // A new stream counts as present: the server has dropped the earlier state.
    if (live !== "live") return;
    let reported = false;
    let recordedAt = 0;
    const report = (away: boolean) => {
      reported = away;
      call("PUT /api/me/presence", { body: { away } }).catch(() => {
        reported = !away; // not answered: the next look tells it again
      });
    };
    const touch = () => {
      const now = Date.now();
      if (now - recordedAt < RECORD_EVERY_MS && !reported) return;
      recordedAt = now;
      storeItem(STORED_AS, String(now));
      if (reported) report(false);
    };
    const checkIdle = () => {
      const idle = isIdle(Number(readItem(STORED_AS) ?? Date.now()), Date.now());
      if (idle !== reported) report(idle);
    };
    touch();
    const timer = setInterval(checkIdle, CHECK_INTERVAL_MS);
    for (const kind of INPUT_EVENTS) addEventListener(kind, touch, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const kind of INPUT_EVENTS) removeEventListener(kind, touch, { capture: true });
    };
  }, [live]);
}
