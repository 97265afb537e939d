import { useState } from "react";

/** From this width on the details are next to the card. */
export const WIDE_SCREEN = "(min-width: 64rem)";

/** A value that is edited in a sheet: reset at each opening, so that changes which were not applied are discarded. */
export function useDraft<T>(open: boolean, kept: T): [T, (change: Partial<T>) => void] {
  const [draft, setDraft] = useState(kept);
  const [was, setWas] = useState({ open, kept });
  if (was.open !== open || (open && was.kept !== kept)) {
    setWas({ open, kept });
    if (open) setDraft(kept);
  }
  return [draft, (change) => setDraft((now) => ({ ...now, ...change }))];
}
