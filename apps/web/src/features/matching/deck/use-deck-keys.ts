import { useEffect, useEffectEvent } from "react";
import type { Direction } from "./drag.ts";

/** Where keys have a meaning of their own. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const OWN_ENTER = "button, a, summary";

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Arrow keys decide, Enter opens the details, Z or Backspace takes back (product: matching). */
export function useDeckKeys(actions: {
  decide: (direction: Direction) => void;
  details: () => void;
  undo: () => void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || within(event.target, OWN_KEYS)) return;
    const command = event.ctrlKey || event.metaKey;
    const undoKey = event.key.toLowerCase() === "z" || (event.key === "Backspace" && !command);
    if (undoKey && !event.shiftKey) actions.undo();
    else if (command || event.shiftKey) return;
    else if (event.key === "ArrowRight") actions.decide("right");
    else if (event.key === "ArrowLeft") actions.decide("left");
    else if (event.key === "Enter" && !within(event.target, OWN_ENTER)) actions.details();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
