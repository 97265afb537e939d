import { useEffect, useState } from "react";

/** How long typing rests before a search begins, in ms. */
const REST_MS = 300;

/** A text once it has rested. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
