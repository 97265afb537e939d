import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import { useEffect, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { putPlan } from "../api.ts";
import { createPlanSaver, type PlanChange, type SaveState } from "./plan-saver.ts";

/** A plan while it is written: what stands in the form, kept by itself. */
export type PlanDraft = {
  plan: BusinessPlan;
  state: SaveState;
  change: (change: PlanChange) => void;
  /** Keeps at once what is not kept yet; whether all of it is. */
  flush: () => Promise<boolean>;
};

/** So many characters are at most 60 kB, in whatever script. */
const KEPT_ALIVE_MAX = 20_000;

/** Begins with a plan as it was fetched; a newer one takes a new component. */
export function usePlan(fetched: BusinessPlan): PlanDraft {
  const { id } = fetched;
  const [plan, setPlan] = useState(fetched);
  const [state, setState] = useState<SaveState>("saved");
  const [saver] = useState(() =>
    createPlanSaver(fetched.version, {
      save: async (change, version) => {
        const body = { ...change, version };
        // What is on its way outlives the page; browsers let no more than 64 kB do so.
        const keepalive = JSON.stringify(body).length < KEPT_ALIVE_MAX;
        const next = await call("PATCH /api/business-plans/{id}", { params: { id }, body, keepalive });
        putPlan(next);
        return next.version;
      },
      isStale: (failure) => failure instanceof ApiError && failure.code === "business_plan_stale",
      say: setState,
    }),
  );
  useEffect(() => {
    const keep = () => void saver.flush();
    // What could not be kept without a network goes as soon as there is one.
    for (const moment of ["pagehide", "online"]) addEventListener(moment, keep);
    return () => {
      for (const moment of ["pagehide", "online"]) removeEventListener(moment, keep);
      keep();
    };
  }, [saver]);
  return {
    ...{ plan, state, flush: saver.flush },
    change: (change) => {
      const { chapters, ...rest } = change;
      setPlan((before) => ({ ...before, ...rest, chapters: { ...before.chapters, ...chapters } }));
      saver.change(change);
    },
  };
}
