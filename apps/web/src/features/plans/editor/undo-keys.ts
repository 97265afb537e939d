import type { KeyboardEvent } from "react";
import type { Editing } from "./editing.ts";

const TEXTLESS = new Set(["checkbox", "radio", "button", "file"]);
/** Whether the target takes text: then keys and the clipboard belong to it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !TEXTLESS.has(target.type)
    : target instanceof HTMLElement &&
      (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName));

/** Undo and redo by keys, the same in every view. Put what it answers on the element around them. */
export const undoKeys =
  ({ open, undo }: Editing) =>
  (event: KeyboardEvent<HTMLElement>) => {
    // Dialogs tell of their keys as well.
    const here = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!here || event.altKey || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const redo = key === "y" || (key === "z" && event.shiftKey);
    if (!redo && key !== "z") return;
    if (open.canWrite) undo[redo ? "redo" : "undo"]();
    event.preventDefault();
    event.stopPropagation(); // the shell has shortcuts of its own
  };
