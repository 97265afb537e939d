import { type KeyboardEvent, useEffect } from "react";
import type { Actions } from "./use-actions.ts";

/** Whether the target takes text: then keys and the clipboard belong to it. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
/** Whether something lies above the slide that keys belong to. */
const isCovered = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** How far an arrow turns, in degrees: by one with the shift key. */
const TURN_STEP = 15;
/** What keys do with the control or command key … */
const COMMANDS: Readonly<Record<string, (actions: Actions) => unknown>> = {
  z: (actions) => actions.undo(),
  "shift z": (actions) => actions.redo(),
  y: (actions) => actions.redo(),
  a: (actions) => actions.all(),
  d: (actions) => actions.duplicate(),
  g: (actions) => actions.group(),
  "shift g": (actions) => actions.ungroup(),
  arrowup: (actions) => actions.layer("forward"),
  arrowdown: (actions) => actions.layer("backward"),
  "shift arrowup": (actions) => actions.layer("front"),
  "shift arrowdown": (actions) => actions.layer("back"),
  arrowleft: (actions) => actions.rotate(-TURN_STEP),
  arrowright: (actions) => actions.rotate(TURN_STEP),
  "shift arrowleft": (actions) => actions.rotate(-1),
  "shift arrowright": (actions) => actions.rotate(1),
};
/** … and alone. */
const PLAIN: Readonly<Record<string, (actions: Actions) => unknown>> = {
  delete: (actions) => actions.remove(),
  backspace: (actions) => actions.remove(),
  enter: (actions) => actions.edit(),
  f2: (actions) => actions.edit(),
  pagedown: (actions) => actions.turn(1),
  pageup: (actions) => actions.turn(-1),
};
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
};
/** How far an arrow moves: fine with the shift key. */
const FAR = 10;

/** Does what a key means on the slide; false for a key that means nothing. */
function press(event: KeyboardEvent, actions: Actions, hasChosen: boolean): boolean {
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  const step = command ? undefined : STEPS[key];
  if (step) {
    if (!hasChosen) return false;
    const far = event.shiftKey ? 1 : FAR;
    const x = step[0] * far;
    const y = step[1] * far;
    actions.nudge(event.altKey ? { w: x, h: y } : { x, y });
    return true;
  }
  if (event.altKey) return false;
  const work = command ? COMMANDS[`${event.shiftKey ? "shift " : ""}${key}`] : PLAIN[key];
  work?.(actions);
  return work !== undefined;
}

/** What a key types; null for a key that does something else. */
function letterOf({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): string | null {
  const isCommand = (ctrlKey || metaKey || altKey) && !nativeEvent.getModifierState("AltGraph");
  return !isCommand && [...key].length === 1 ? key : null;
}

/** The slide's keys. Put what it answers on the element around it. */
export const useSlideKeys =
  (actions: Actions, hasChosen: boolean, leave: () => void) => (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    const letter = letterOf(event);
    if (letter !== null) actions.type(letter);
    // Meant for the words, whose editor has no keys yet: they must not delete or leave the object.
    else if (actions.isOpening()) event.preventDefault();
    else if (event.key === "Escape" && hasChosen) leave();
    else if (!press(event, actions, hasChosen)) return;
    event.preventDefault();
    event.stopPropagation(); // the shell has shortcuts of its own
  };

/** Copies, cuts and pastes objects, and takes pictures and words that are pasted. */
export function useClipboard(actions: Actions, canWrite: boolean): void {
  useEffect(() => {
    const free = (event: ClipboardEvent) => !isTyping(event.target) && !isCovered();
    const copy = (event: ClipboardEvent) => {
      if (!free(event) || !window.getSelection()?.isCollapsed) return;
      const found = actions.copied();
      if (!found) return;
      event.clipboardData?.setData("text/plain", found.words);
      event.clipboardData?.setData(OBJECTS, found.piece);
      event.preventDefault();
      if (event.type === "cut") actions.remove();
    };
    const paste = (event: ClipboardEvent) => {
      if (!canWrite || !free(event) || !event.clipboardData) return;
      const { clipboardData } = event;
      const [file] = clipboardData.files;
      const text = clipboardData.getData(OBJECTS) || clipboardData.getData("text/plain");
      if (file ? actions.addPicture(file) : actions.paste(text)) event.preventDefault();
    };
    document.addEventListener("copy", copy);
    document.addEventListener("cut", copy);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", copy);
      document.removeEventListener("paste", paste);
    };
  }, [actions, canWrite]);
}
/** How objects are called in the clipboard; other programs get their words. */
const OBJECTS = "application/x-kompagnon-slide-objects";
