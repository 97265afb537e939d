import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { cx } from "#ui/cx.ts";

/** What is above a section may still load for so long, in ms: until then its place is kept in sight. */
const SETTLES_MS = 2_000;
/** A window that led here has closed by then, in ms, and given the focus back. */
const WINDOW_CLOSES_MS = 300;
/** What a reader does to go elsewhere. */
const MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** A section that an address names after its `#`: when it is named it scrolls into sight, takes the focus and is outlined. */
export function Anchor({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const named = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again scrolls again
  useEffect(() => {
    const element = place.current;
    if (!named || !element) return;
    const show = () => {
      element.scrollIntoView({ block: "start" });
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    };
    show();
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const timers = [setTimeout(show, WINDOW_CLOSES_MS), setTimeout(() => growth.disconnect(), SETTLES_MS)];
    const stop = () => {
      growth.disconnect();
      timers.forEach(clearTimeout);
    };
    for (const move of MOVES) addEventListener(move, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const move of MOVES) removeEventListener(move, stop);
    };
  }, [named, key]);
  return (
    <div
      id={id}
      ref={place}
      tabIndex={named ? -1 : undefined}
      className={cx(
        "min-w-0 scroll-mt-[calc(var(--top-bar)+1.25rem)] rounded-card",
        named && "outline-2 outline-accent/40 outline-offset-4",
      )}
    >
      {children}
    </div>
  );
}
