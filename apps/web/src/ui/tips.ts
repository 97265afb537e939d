import type { ReactNode } from "react";

/** The side of its element that a tip is shown at; the logical sides follow the reading direction. */
export type TipSide = "top" | "bottom" | "inline-start" | "inline-end";
/** A tip of an element. */
export type Tip = { anchor: HTMLElement; label: ReactNode; side: TipSide };

/** How long a pointer rests before a tip comes, and how soon after another one it comes at once. */
const SHOW_DELAY_MS = 400;
const NEXT_TIP_MS = 400;
/** Time to move the pointer onto the tip itself. */
const HIDE_DELAY_MS = 120;

let tip: Tip | null = null;
let leftAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Tip | null): void {
  clearTimeout(timer);
  if (tip && !next) leftAt = performance.now();
  tip = next;
  for (const listener of listeners) listener();
}

/** The one tip that is shown at a time. */
export const tips = {
  now: (): Tip | null => tip,
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A pointer has come to an element: its tip follows when it rests there, at once if a neighbour's was just shown. */
  showDelayed: (next: Tip): void => {
    clearTimeout(timer);
    if (tip || performance.now() - leftAt < NEXT_TIP_MS) set(next);
    else timer = setTimeout(() => set(next), SHOW_DELAY_MS);
  },
  show: set,
  /** The pointer has left the element: it may be on its way to the tip. */
  leave: (): void => {
    clearTimeout(timer);
    if (tip) timer = setTimeout(() => set(null), HIDE_DELAY_MS);
  },
  /** The pointer has reached the tip: it stays. */
  stay: (): void => clearTimeout(timer),
  /** Takes away the tip of an element, or whichever there is. */
  hide: (anchor?: HTMLElement | null): void => {
    clearTimeout(timer);
    if (tip && (anchor === undefined || tip.anchor === anchor)) set(null);
  },
};
