import { type KeyboardEvent, useEffect } from "react";
import { isTyping } from "../editor/editing.ts";
import type { BoardActions } from "./use-actions.ts";

/** Whether something lies above the board that keys belong to. */
const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** What keys do with the control or command key … */
const COMMANDS: Readonly<Record<string, (actions: BoardActions) => unknown>> = {
  a: (actions) => actions.chooseAll(),
  d: (actions) => actions.duplicate(),
  f: (actions) => actions.search(),
};
/** … alone … */
const PLAIN: Readonly<Record<string, (actions: BoardActions) => unknown>> = {
  "/": (actions) => actions.search(),
  delete: (actions) => actions.remove(),
  backspace: (actions) => actions.remove(),
  n: (actions) => actions.addNote(),
};
/** … and on a card that has the focus. */
const ON_CARD: Readonly<Record<string, (actions: BoardActions, card: string) => unknown>> = {
  enter: (actions, card) => actions.openCard(card),
  c: (actions, card) => actions.connectFrom(card),
};

/** Does what a key means on the board; false for a key that means nothing. */
function press(event: KeyboardEvent, actions: BoardActions): boolean {
  const key = event.key.toLowerCase();
  const focused = event.target instanceof HTMLElement ? event.target.closest(".react-flow__node") : null;
  const card = focused?.getAttribute("data-id") ?? null;
  if (event.altKey) return false;
  const command = event.ctrlKey || event.metaKey;
  const work = command ? COMMANDS[key] : PLAIN[key];
  const onCard = command || card === null ? undefined : ON_CARD[key];
  work?.(actions);
  if (card !== null) onCard?.(actions, card);
  return work !== undefined || onCard !== undefined;
}

/** The board's keys. Put what it answers on the element around the board. */
export const useBoardKeys = (actions: BoardActions) => (event: KeyboardEvent) => {
  if (isTyping(event.target) || !press(event, actions)) return;
  event.preventDefault();
  event.stopPropagation(); // the shell has shortcuts of its own
};

/** Copies, cuts and pastes cards, and takes pictures that are pasted. */
export function useClipboard(actions: BoardActions): void {
  useEffect(() => {
    const free = (event: ClipboardEvent) => !isTyping(event.target) && !isCovered();
    const copy = (event: ClipboardEvent) => {
      if (!free(event) || !window.getSelection()?.isCollapsed) return;
      const text = actions.copied();
      if (text === null) return;
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
      if (event.type === "cut") actions.remove();
    };
    const paste = (event: ClipboardEvent) => {
      if (!free(event)) return;
      const [file] = event.clipboardData?.files ?? [];
      const done = file
        ? actions.addPicture(file)
        : actions.paste(event.clipboardData?.getData("text/plain") ?? "");
      if (done) event.preventDefault();
    };
    document.addEventListener("copy", copy);
    document.addEventListener("cut", copy);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", copy);
      document.removeEventListener("paste", paste);
    };
  }, [actions]);
}
