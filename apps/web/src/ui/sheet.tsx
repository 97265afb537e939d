import type { ReactNode } from "react";
import { later, useOpening } from "./later.ts";

/** What draws sheets. It comes with the first one. */
export const sheetWindow = later(async () => (await import("./sheet-window.tsx")).SheetWindow);

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

/** A panel that slides in from the bottom or from the end or start of the line; it can be swiped away. */
export function Sheet(props: SheetProps) {
  const { window: Window, open } = useOpening(sheetWindow, props.open, () => props.onOpenChange(false));
  return Window && <Window {...props} open={open} />;
}
