import { lazyModule, useOpening } from "./lazy-module.ts";
import type { SheetProps } from "./sheet-window.tsx";

/** What draws sheets. It comes with the first one. */
const sheetWindow = lazyModule(async () => (await import("./sheet-window.tsx")).SheetWindow);

/** A panel that slides in from the bottom or from the end or start of the line; it can be swiped away. */
export function Sheet(props: SheetProps) {
  const { window: Window, open } = useOpening(sheetWindow, props.open, () => props.onOpenChange(false));
  return Window && <Window {...props} open={open} />;
}
