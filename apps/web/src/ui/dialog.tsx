import type { ConfirmDialogProps, DialogProps } from "./dialog-window.tsx";
import { lazyModule, useOpening } from "./lazy-module.ts";
import type { SheetProps } from "./sheet-window.tsx";

/** What draws dialogs. It comes with the first one. */
const dialogWindows = lazyModule(() => import("./dialog-window.tsx"));

/** A modal window that takes the focus; Escape, the cross and a press outside close it, unless not `closable`. */
export function Dialog(props: DialogProps) {
  const { window, open } = useOpening(dialogWindows, props.open, () => props.onOpenChange(false));
  return window && <window.DialogWindow {...props} open={open} />;
}

/**
 * Asks before something that matters. `onConfirm` may answer a promise: the button works until it settles, and the
 * dialog closes when it succeeds; a rejected promise leaves it open, so say what failed (a toast or `error`).
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { window, open } = useOpening(dialogWindows, props.open, () => props.onOpenChange(false));
  return window && <window.ConfirmWindow {...props} open={open} />;
}

/** What draws sheets. It comes with the first one. */
const sheetWindow = lazyModule(async () => (await import("./sheet-window.tsx")).SheetWindow);

/** A panel that slides in from the bottom or from the end or start of the line; it can be swiped away. */
export function Sheet(props: SheetProps) {
  const { window: Window, open } = useOpening(sheetWindow, props.open, () => props.onOpenChange(false));
  return Window && <Window {...props} open={open} />;
}
