import { startTransition, useEffect, useState } from "react";

/** As many posts as fill a phone's screen, and as many as follow at a time. */
const FIRST = 3;
const STEP = 3;

/**
 * The number of rendered items. A new list shows its first ones at once, the rest a few at a time right after, without blocking;
 * a list that was rendered before is complete, so that its reader finds the place they left, and pages that are fetched later are
 * rendered at once.
 */
export function useUnfolding(count: number): number {
  const [drawn, setDrawn] = useState(count > 0 ? Number.POSITIVE_INFINITY : FIRST);
  useEffect(() => {
    if (count === 0 || drawn === Number.POSITIVE_INFINITY) return;
    const next = drawn < count ? drawn + STEP : Number.POSITIVE_INFINITY;
    // After those before are on the screen.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(next)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, drawn]);
  return Math.min(count, drawn);
}
