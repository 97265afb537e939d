import { useDirection } from "@base-ui/react/direction-provider";
import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** The keys that move a show, and by how many steps; the arrows to the sides lead on in the direction of reading. */
const STEPS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  PageDown: 1,
  ArrowUp: -1,
  PageUp: -1,
  Backspace: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
/** These press what has the focus; anywhere else they lead on. */
const ACTIVATION_KEYS: ReadonlySet<string> = new Set([" ", "Enter"]);
const INTERACTIVE = "button, a, input, select, textarea";

/**
 * The keys of a show: `go` moves it by steps, infinitely many lead to its ends; `leave` is what Escape does. Answers a handler
 * for React's events and the browser's own.
 */
export function useShowKeys({
  go,
  leave,
}: {
  go: (by: number) => void;
  leave?: () => void;
}): (event: ReactKeyboardEvent | KeyboardEvent) => void {
  const forward = useDirection() === "rtl" ? -1 : 1;
  return (event) => {
    // With these the browser has shortcuts of its own: Alt and an arrow goes back to the page before.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, target } = event;
    if (key === "Escape" && leave) leave();
    else {
      const sideways = { ArrowRight: forward, ArrowLeft: -forward }[key];
      const isPress = ACTIVATION_KEYS.has(key) && !(target instanceof Element && target.closest(INTERACTIVE));
      const by = sideways ?? (isPress ? 1 : STEPS_BY_KEY[key]);
      if (by === undefined) return;
      go(by);
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
