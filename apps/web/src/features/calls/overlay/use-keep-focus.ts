import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));

/**
 * Moves the focus to the card when it appears: to the card, not to a button, so that a key meant for the page accepts nothing. A
 * member who is typing keeps the focus. It stays in the card when buttons change (`stage`), and returns to where it was when the
 * card closes.
 */
export function useKeepFocus(stage: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const { current } = box;
    const before = document.activeElement;
    if (!isTyping(before)) current?.focus({ preventScroll: true });
    const note = () => {
      // With no focus at all, what had it has gone: where it was still counts.
      if (document.activeElement !== document.body)
        inside.current = current?.contains(document.activeElement) ?? false;
    };
    note();
    document.addEventListener("focusin", note);
    return () => {
      document.removeEventListener("focusin", note);
      if (inside.current && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage has other buttons
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  }, [stage]);
  return box;
}
