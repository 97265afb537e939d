import { type KeptDraft, keepDraft, type PlanChange, recallDraft, together } from "./kept-draft.ts";
import type { TypedNumbers } from "./typed-numbers.ts";

/** Mirrors on this device what the server has not answered yet, so that it outlives the page and times without a network. */
export type Unsent = {
  change: (change: PlanChange) => void;
  type: (typed: TypedNumbers) => void;
  /** A request begins that has everything so far. */
  begin: () => void;
  /** It was answered with this version, or failed. */
  settle: (version: number | null) => void;
};

/** The mirror of a plan, beginning with what was kept of it. */
export function createUnsent(me: string, planId: string, from: KeptDraft): Unsent {
  let { version, typed } = from;
  let waiting: PlanChange = from.change;
  let sent: PlanChange = {};
  const store = () => keepDraft(me, planId, { version, change: together(sent, waiting), typed });
  return {
    change: (change) => {
      waiting = together(waiting, change);
      store();
    },
    type: (next) => {
      typed = next;
      store();
    },
    begin: () => {
      sent = together(sent, waiting);
      waiting = {};
    },
    settle: (next) => {
      if (next === null) waiting = together(sent, waiting);
      else version = next;
      sent = {};
      // An answer may come after a sign-out, which took the draft off the device.
      if (recallDraft(me, planId)) store();
    },
  };
}
