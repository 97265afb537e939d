import { useEffect, useState } from "react";

/** How long typing usually pauses before a search starts, in ms. */
const TYPING_PAUSE_MS = 300;

/** A text once it has rested. */
export function useDebounced(text: string, delayMs = TYPING_PAUSE_MS): string {
  const [debounced, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return debounced;
}
