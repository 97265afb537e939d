import type { ReactNode, RefObject } from "react";

type Common = { open: boolean; onOpenChange: (open: boolean) => void; title: ReactNode };
/** What a `Dialog` is given. */
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
/** What a `ConfirmDialog` is given. */
export type ConfirmDialogProps = Common & {
  text: ReactNode;
  /** The button's words: what will happen, not "OK". */
  confirm: ReactNode;
  danger?: boolean;
  error?: ReactNode;
  onConfirm: () => unknown;
};
