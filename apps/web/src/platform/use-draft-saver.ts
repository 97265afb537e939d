import { useEffect, useState } from "react";
import { createDraftSaver, type DraftSaver, type SaveState, type Saving } from "./draft-saver.ts";

/** This number of characters is at most 60 kB, in any script. */
const KEPT_ALIVE_MAX = 20_000;

/** Whether a request outlives the page: what is on its way should, and browsers let no more than 64 kB do so. */
export const outlivesPage = (body: unknown): boolean => JSON.stringify(body).length < KEPT_ALIVE_MAX;

/** Keeps a draft by itself while its component is there; it begins in a version, and a newer one takes a new component. */
export function useDraftSaver<Change extends object>(
  version: number,
  saving: Saving<Change>,
): DraftSaver<Change> & { state: SaveState } {
  const [state, setState] = useState<SaveState>("saved");
  const [saver] = useState(() => createDraftSaver(version, saving, setState));
  useEffect(() => {
    const keep = () => void saver.flush();
    // What could not be kept without a network goes as soon as there is one.
    for (const moment of ["pagehide", "online"]) addEventListener(moment, keep);
    return () => {
      for (const moment of ["pagehide", "online"]) removeEventListener(moment, keep);
      keep();
    };
  }, [saver]);
  return { ...saver, state };
}
