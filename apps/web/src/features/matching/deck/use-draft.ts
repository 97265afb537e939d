import { useState } from "react";

/** Something that is edited in a sheet: taken over anew at each opening, so that what was not applied is forgotten. */
export function useDraft<T>(open: boolean, kept: T): [T, (change: Partial<T>) => void] {
  const [draft, setDraft] = useState(kept);
  const [was, setWas] = useState({ open, kept });
  if (was.open !== open || (open && was.kept !== kept)) {
    setWas({ open, kept });
    if (open) setDraft(kept);
  }
  return [draft, (change) => setDraft((now) => ({ ...now, ...change }))];
}
