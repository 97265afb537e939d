import type {
  Family,
  PlanChapters,
  PlanLanguage,
  PlanNumbers,
} from "@kompagnon/contract/businessplans/rules.ts";

/** What was changed of a plan. */
export type PlanChange = {
  title?: string;
  family?: Family;
  language?: PlanLanguage;
  chapters?: Partial<PlanChapters>;
  numbers?: PlanNumbers;
};
/** How it stands: kept, on its way, refused (tried again when asked, with the network or at the next change), or changed elsewhere. */
export type SaveState = "saved" | "saving" | "not_saved" | "stale";

/** How long typing rests before it is kept, in ms. */
const REST_MS = 800;

const together = (first: PlanChange, then: PlanChange): PlanChange => ({
  ...first,
  ...then,
  ...((first.chapters || then.chapters) && { chapters: { ...first.chapters, ...then.chapters } }),
});

/** Keeps what is typed: one request at a time, each with all that was changed since the last. */
export type PlanSaver = {
  change: (change: PlanChange) => void;
  /** Keeps at once what is not kept yet; whether all of it is. */
  flush: () => Promise<boolean>;
};

/** `save` sends a change to a version and answers the next version; `isStale` tells a refusal that won't go away. */
export function createPlanSaver(
  version: number,
  on: {
    save: (change: PlanChange, version: number) => Promise<number>;
    isStale: (failure: unknown) => boolean;
    say: (state: SaveState) => void;
  },
): PlanSaver {
  let at = version;
  let pending: PlanChange | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<boolean> => {
    while (pending) {
      const sent: PlanChange = pending;
      pending = null;
      on.say("saving");
      try {
        at = await on.save(sent, at);
      } catch (failure) {
        pending = together(sent, pending ?? {});
        on.say(on.isStale(failure) ? "stale" : "not_saved");
        return false;
      }
    }
    on.say("saved");
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
      on.say("saving");
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), REST_MS);
    },
  };
}
