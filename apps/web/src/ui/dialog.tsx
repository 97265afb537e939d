import type { ReactNode, RefObject } from "react";
import { later, useOpening } from "./later.ts";

/** What draws dialogs. It comes with the first one. */
export const dialogWindows = later(() => import("./dialog-window.tsx"));

type Common = { open: boolean; onOpenChange: (open: boolean) => void; title: ReactNode };
export type DialogProps = Common & {
  description?: ReactNode;
  hideTitle?: boolean;
  size?: "sm" | "md" | "lg";
  /** Buttons at the end of the bottom line. */
  footer?: ReactNode;
  /** What has the focus at first, where there is one main action; else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Without it only the footer's buttons lead on. */
  closable?: boolean;
  children?: ReactNode;
};
export type ConfirmDialogProps = Common & {
  text: ReactNode;
  /** The button's words: what will happen, not "OK". */
  confirm: ReactNode;
  danger?: boolean;
  error?: ReactNode;
  onConfirm: () => unknown;
};

/** A window above the page that takes the focus; Escape, the cross and a press beside it close it, unless not `closable`. */
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
