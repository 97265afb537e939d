import { useEffect } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a field as its reader did. React compares with the value it was set to last, so another value has to be set first. */
function replayChange(control: Control, to: string | boolean): void {
  if (typeof to === "boolean") {
    if (!(control instanceof HTMLInputElement)) return;
    control.checked = !to;
    control.click();
    return;
  }
  if (control.type === "file") return;
  const { selectionStart: start = null, selectionEnd: end = null } =
    control instanceof HTMLSelectElement ? {} : control;
  control.value = "";
  // What React has put over it on this very element is passed by.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, to);
  if (start !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(start, end);
  for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Does again what was done before the page came to life: fields first, then the last press. */
function replay(): void {
  const { early } = globalThis;
  if (!early) return;
  globalThis.early = undefined;
  early.end();
  for (const [control, to] of early.changed) if (control.isConnected) replayChange(control, to);
  const { pressed } = early;
  pressed?.removeAttribute("data-kept");
  // Once what the fields changed is drawn.
  setTimeout(() => {
    if (!pressed?.isConnected) return;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  });
}

/** For what is drawn when a page has come to life: from now on it hears everything itself. */
export const useReplayInput = (): void => useEffect(replay, []);
