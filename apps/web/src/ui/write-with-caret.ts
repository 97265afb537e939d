import { flushSync } from "react-dom";

/**
 * Changes the text of a field and puts the caret where it belongs before the next key arrives. A frame later, letters typed
 * meanwhile would land elsewhere.
 */
export function writeWithCaret(field: HTMLTextAreaElement | null, write: () => void, caret: number): void {
  flushSync(write);
  field?.focus();
  field?.setSelectionRange(caret, caret);
}
