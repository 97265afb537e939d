import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import { completeNumbers, type PlanNumbers } from "@kompagnon/contract/businessplans/rules.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import type { SaveState } from "#platform/draft-saver.ts";
import { useMember } from "#platform/session.ts";
import { outlivesPage, useDraftSaver } from "#platform/use-draft-saver.ts";
import { putPlan } from "../api.ts";
import { changedPlan, type KeptDraft, type PlanChange, together } from "./kept-draft.ts";
import { type TypedNumbers, withoutLine, withTyped } from "./typed-numbers.ts";
import { createUnsent } from "./unsent.ts";

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
export function usePlan(fetched: BusinessPlan, kept: KeptDraft): PlanDraft {
  const { id } = fetched;
  const { id: me } = useMember();
  const [plan, setPlan] = useState(() => changedPlan(fetched, kept.change));
  const [typed, setTyped] = useState(kept.typed);
  const [unsent] = useState(() => createUnsent(me, id, kept));
  const saver = useDraftSaver<PlanChange>(fetched.version, {
    together,
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
  const sendKept = useEffectEvent(() => {
    if (Object.keys(kept.change).length > 0) saver.change(kept.change);
  });
  useEffect(() => sendKept(), []);
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
