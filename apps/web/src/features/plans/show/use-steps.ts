import { type KeyboardEvent, useState } from "react";

/** The step of each key; `end` is the key that moves on in the direction of reading. */
const STRIDES: Readonly<Record<string, number | "end" | "start">> = {
  ArrowRight: "end",
  ArrowLeft: "start",
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The position in a presentation of `last` cards, from 0 (the plan itself), and the functions that move it. */
export function useSteps(last: number) {
  const [asked, setAsked] = useState(0);
  // Cards may go while they are shown.
  const at = Math.min(asked, last);
  const go = (by: number) => setAsked(Math.min(last, Math.max(0, at + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    // Space presses a button that has the focus; elsewhere it leads on.
    const found = event.key === " " && event.target === event.currentTarget ? 1 : STRIDES[event.key];
    if (found === undefined) return;
    if (found === "end") go(forward);
    else go(found === "start" ? -forward : found);
    event.preventDefault();
    event.stopPropagation();
  };
  return { at, last, go, onKeyDown };
}
