import { useEffect, useState } from "react";

/** How long typing usually pauses before a search starts, in ms. */
const REST_MS = 300;

/** A text once it has rested. */
export function useRested(text: string, restMs = REST_MS): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return rested;
}
