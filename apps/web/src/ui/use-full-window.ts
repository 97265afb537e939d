import { type SyntheticEvent, useEffect, useRef } from "react";

/** Classes of the dialog that `useFullWindow` opens; its ground is its own. */
export const FULL_WINDOW = "fixed inset-0 m-0 size-full max-h-none max-w-none p-0";

/**
 * A window of its own above the page, as large as it: the focus stays inside until it is left. `dialog` belongs to the
 * `<dialog>`, `frame` to what is inside and gets the focus and, by `full`, the whole screen.
 */
export function useFullWindow(onLeave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    frame.current?.focus();
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      shown?.close();
    };
  }, []);
  /** Escape. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onLeave();
  };
  const full = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());
  return { dialog, frame, onCancel, full };
}
