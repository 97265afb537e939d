import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Places the caret of a field with the text that is about to be written into it. A frame later, letters typed meanwhile would
 * land elsewhere.
 */
export function useCaret(field: RefObject<HTMLTextAreaElement | null>): (caret: number) => void {
  const nextCaret = useRef<number | null>(null);
  // With the drawing of the new text, before the next key arrives.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });
  return (caret) => {
    nextCaret.current = caret;
  };
}
