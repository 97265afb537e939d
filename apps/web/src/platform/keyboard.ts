import { useEffect } from "react";

/** What browsers report while an input method handles a key. */
const COMPOSING_KEY_CODE = 229;
/** Less than this, in px, is a browser's own bar and no keyboard. */
const LEAST = 80;

type Seen = { height: number; scale: number };

/** How much of the window, in px, a keyboard on the screen covers; zooming in covers nothing. */
export function coveredBy(windowHeight: number, { height, scale }: Seen): number {
  const covered = Math.round(windowHeight - height * scale);
  return covered < LEAST ? 0 : covered;
}

/**
 * Keeps `--keyboard` at what a phone's keyboard covers, so that a page as high as the window ends above it. Browsers that make
 * the window smaller instead cover nothing.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return;
    const { style } = document.documentElement;
    const fit = () => {
      const covered = coveredBy(innerHeight, seen);
      style.setProperty("--keyboard", `${covered}px`);
      // The page fits above the keyboard: what the browser scrolled to show the field is no longer needed.
      if (covered > 0) scrollTo(0, 0);
    };
    seen.addEventListener("resize", fit);
    return () => {
      seen.removeEventListener("resize", fit);
      style.removeProperty("--keyboard");
    };
  }, []);
}

type KeyEvent = { isComposing: boolean; keyCode: number };

/**
 * Whether a key belongs to an input method that composes a character (Japanese, Chinese, Korean, dead keys): it must not send,
 * save or close. Safari ends a composition with a key event that is no longer marked, but has the code 229.
 */
export function isComposing(event: KeyEvent | { nativeEvent: KeyEvent }): boolean {
  const native = "nativeEvent" in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === COMPOSING_KEY_CODE;
}
