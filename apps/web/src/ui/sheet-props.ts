import type { ReactNode } from "react";

/** What a `Sheet` is given. */
export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  hideTitle?: boolean;
  from?: "bottom" | "end" | "start";
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};
