import { useEffect, useState } from "react";

/**
 * The state of a draft: saved, being saved, refused (retried on request, with the network or at the next change), or changed
 * elsewhere.
 */
export type SaveState = "saved" | "saving" | "not_saved" | "stale";

/** How long typing rests before it is kept, in ms. */
const DEBOUNCE_MS = 800;

/** Keeps what is typed: one request at a time, each with all that was changed since the last. */
export type DraftSaver<Change> = {
  change: (change: Change) => void;
  /** Keeps at once what is not kept yet; whether all of it is. */
  flush: () => Promise<boolean>;
};

/** How a draft is kept. */
export type SaveOptions<Change> = {
  /** Two changes as one, the later one counting where both say something. */
  merge: (first: Change, then: Change) => Change;
  /** Sends a change to a version and answers the next version. */
  save: (change: Change, version: number) => Promise<number>;
  /** Tells a refusal that won't go away. */
  isStale: (failure: unknown) => boolean;
};

/** Creates the saver of a draft that was fetched in this version; calls `say` with each state. */
export function createDraftSaver<Change extends object>(
  version: number,
  { merge, save, isStale }: SaveOptions<Change>,
  onState: (state: SaveState) => void,
): DraftSaver<Change> {
  let at = version;
  let pending: Change | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<boolean> => {
    while (pending) {
      const sent: Change = pending;
      pending = null;
      onState("saving");
      try {
        at = await save(sent, at);
      } catch (failure) {
        pending = pending ? merge(sent, pending) : sent;
        onState(isStale(failure) ? "stale" : "not_saved");
        return false;
      }
    }
    onState("saved");
    return true;
  };
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    flush,
    change: (change) => {
      pending = pending ? merge(pending, change) : change;
      onState("saving");
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), DEBOUNCE_MS);
    },
  };
}

/** This number of characters is at most 60 kB, in any script. */
const KEEPALIVE_MAX_BYTES = 20_000;

/** Whether a request outlives the page: what is on its way should, and browsers let no more than 64 kB do so. */
export const outlivesPage = (body: unknown): boolean => JSON.stringify(body).length < KEEPALIVE_MAX_BYTES;

/** Keeps a draft by itself while its component is there; it begins in a version, and a newer one takes a new component. */
export function useDraftSaver<Change extends object>(
  version: number,
  saving: SaveOptions<Change>,
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
