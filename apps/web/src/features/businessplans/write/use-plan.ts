import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import { completeNumbers, type PlanNumbers } from "@kompagnon/contract/businessplans/rules.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { outlivesPage, type SaveState, useDraftSaver } from "#platform/draft-saver.ts";
import { useMember } from "#platform/session.ts";
import { putPlan } from "../api.ts";
import {
  changedPlan,
  mergeChanges,
  type PlanChange,
  readDraft,
  type StoredDraft,
  storeDraft,
} from "./stored-draft.ts";
import { type TypedNumbers, withoutLine, withTyped } from "./typed-numbers.ts";

/** Mirrors on this device what the server has not answered yet, so that it outlives the page and times without a network. */
type Unsent = {
  change: (change: PlanChange) => void;
  type: (typed: TypedNumbers) => void;
  /** A request begins that has everything so far. */
  begin: () => void;
  /** It was answered with this version, or failed. */
  settle: (version: number | null) => void;
};

/** The mirror of a plan, beginning with what was kept of it. */
export function createUnsent(me: string, planId: string, from: StoredDraft): Unsent {
  let { version, typed } = from;
  let waiting: PlanChange = from.change;
  let sent: PlanChange = {};
  const store = () => storeDraft(me, planId, { version, change: mergeChanges(sent, waiting), typed });
  return {
    change: (change) => {
      waiting = mergeChanges(waiting, change);
      store();
    },
    type: (next) => {
      typed = next;
      store();
    },
    begin: () => {
      sent = mergeChanges(sent, waiting);
      waiting = {};
    },
    settle: (next) => {
      if (next === null) waiting = mergeChanges(sent, waiting);
      else version = next;
      sent = {};
      // An answer may come after a sign-out, which took the draft off the device.
      if (readDraft(me, planId)) store();
    },
  };
}

/** A business plan while it is written: the content of the form, kept on the device and saved automatically. */
export type PlanDraft = {
  plan: Omit<BusinessPlan, "numbers"> & { numbers: PlanNumbers };
  state: SaveState;
  change: (change: PlanChange) => void;
  /** What isn't a number, by its field. */
  typed: TypedNumbers;
  keepTyped: (name: string, text: string | null) => void;
  dropLine: (list: string, place: number) => void;
  /** Keeps at once what is not kept yet; whether all of it is. */
  flush: () => Promise<boolean>;
};

/** Begins with a plan as it was fetched and what this device has beyond it; a newer one takes a new component. */
export function usePlan(fetched: BusinessPlan, stored: StoredDraft): PlanDraft {
  const { id } = fetched;
  const { id: me } = useMember();
  const [plan, setPlan] = useState(() => changedPlan(fetched, stored.change));
  const [typed, setTyped] = useState(stored.typed);
  const [unsent] = useState(() => createUnsent(me, id, stored));
  const saver = useDraftSaver<PlanChange>(fetched.version, {
    merge: mergeChanges,
    save: async (change, version) => {
      unsent.begin();
      try {
        const body = { ...change, version };
        const keepalive = outlivesPage(body);
        const next = await call("PATCH /api/business-plans/{id}", { params: { id }, body, keepalive });
        putPlan(next);
        unsent.settle(next.version);
        return next.version;
      } catch (failure) {
        unsent.settle(null);
        throw failure;
      }
    },
    isStale: (failure) => failure instanceof ApiError && failure.code === "business_plan_stale",
  });
  const sendStored = useEffectEvent(() => {
    if (Object.keys(stored.change).length > 0) saver.change(stored.change);
  });
  useEffect(() => sendStored(), []);
  const write = (next: TypedNumbers) => {
    setTyped(next);
    unsent.type(next);
  };
  return {
    plan: { ...plan, numbers: completeNumbers(plan.numbers) },
    state: saver.state,
    flush: saver.flush,
    change: (change) => {
      setPlan((before) => changedPlan(before, change));
      unsent.change(change);
      saver.change(change);
    },
    typed,
    keepTyped: (name, text) => write(withTyped(typed, name, text)),
    dropLine: (list, place) => write(withoutLine(typed, list, place)),
  };
}
