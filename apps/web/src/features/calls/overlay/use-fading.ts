import { useEffect, useState } from "react";
import type { CallState } from "../engine/state.ts";

/** How long an ending is shown, in ms. What failed stays until it is closed: it says what to do. */
const SHOWN_MS = 8_000;

/** Puts an ending away after a while, but never under the pointer or the focus; the answer goes on the card. */
export function useFading({ phase }: CallState, dismiss: () => void) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const fades = phase === "ended" || phase === "missed" || phase === "declined" || phase === "busy";
  const runs = fades && !held.pointer && !held.focus;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [runs, dismiss]);
  return {
    // A pointer that lay there before the card came holds nothing either.
    onPointerMove: () => setHeld((now) => (now.pointer ? now : { ...now, pointer: true })),
    onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
    // Focus that the card took by itself holds nothing.
    onFocus: ({ target, currentTarget }: React.FocusEvent) =>
      setHeld((now) => ({ ...now, focus: target !== currentTarget })),
    onBlur: () => setHeld((now) => ({ ...now, focus: false })),
  };
}
