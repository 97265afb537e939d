import type { ConfirmDialogProps, DialogProps } from "./dialog-window.tsx";
import { lazyModule, useOpening } from "./lazy-module.ts";

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
