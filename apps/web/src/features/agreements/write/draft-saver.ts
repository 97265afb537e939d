import type { AgreementFields, PaperLanguage } from "@kompagnon/contract/agreements/rules.ts";

/** What was changed of a text. */
export type DraftChange = { language?: PaperLanguage; fields?: Partial<AgreementFields> };
/** How it stands: kept, on its way, refused (tried again when asked or at the next change), or changed elsewhere. */
export type SaveState = "saved" | "saving" | "failed" | "stale";

/** How long typing rests before it is kept, in ms. */
const REST_MS = 800;

const together = (first: DraftChange, then: DraftChange): DraftChange => ({
  ...first,
  ...then,
  ...((first.fields || then.fields) && { fields: { ...first.fields, ...then.fields } }),
});

/** Keeps what is typed: one request at a time, each with all that was changed since the last. */
export type DraftSaver = {
  change: (change: DraftChange) => void;
  /** Keeps at once what is not kept yet; whether all of it is. */
  flush: () => Promise<boolean>;
};

/** `save` sends a change to the text of a version and answers the next version; `isStale` tells a refusal that won't go away. */
export function createDraftSaver(
  version: number,
  {
    save,
    isStale,
    say,
  }: {
    save: (change: DraftChange, version: number) => Promise<number>;
    isStale: (failure: unknown) => boolean;
    say: (state: SaveState) => void;
  },
): DraftSaver {
  let at = version;
  let pending: DraftChange | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<boolean> => {
    while (pending) {
      const sent: DraftChange = pending;
      pending = null;
      say("saving");
      try {
        at = await save(sent, at);
      } catch (failure) {
        pending = together(sent, pending ?? {});
        say(isStale(failure) ? "stale" : "failed");
        return false;
      }
    }
    say("saved");
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
      pending = together(pending ?? {}, change);
      say("saving");
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), REST_MS);
    },
  };
}
