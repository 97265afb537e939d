import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import type {
  Family,
  PlanChapters,
  PlanLanguage,
  PlanNumbers,
} from "@kompagnon/contract/businessplans/rules.ts";
import { useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import type { SaveState } from "#platform/draft-saver.ts";
import { outlivesPage, useDraftSaver } from "#platform/use-draft-saver.ts";
import { putPlan } from "../api.ts";

/** What was changed of a plan. */
type PlanChange = {
  title?: string;
  family?: Family;
  language?: PlanLanguage;
  chapters?: Partial<PlanChapters>;
  numbers?: PlanNumbers;
};

/** A business plan while it is written: the content of the form, saved automatically. */
export type PlanDraft = {
  plan: BusinessPlan;
  state: SaveState;
  change: (change: PlanChange) => void;
  /** Keeps at once what is not kept yet; whether all of it is. */
  flush: () => Promise<boolean>;
};

/** Begins with a plan as it was fetched; a newer one takes a new component. */
export function usePlan(fetched: BusinessPlan): PlanDraft {
  const { id } = fetched;
  const [plan, setPlan] = useState(fetched);
  const saver = useDraftSaver<PlanChange>(fetched.version, {
    together: (first, then) => ({
      ...first,
      ...then,
      ...((first.chapters || then.chapters) && { chapters: { ...first.chapters, ...then.chapters } }),
    }),
    save: async (change, version) => {
      const body = { ...change, version };
      const keepalive = outlivesPage(body);
      const next = await call("PATCH /api/business-plans/{id}", { params: { id }, body, keepalive });
      putPlan(next);
      return next.version;
    },
    isStale: (failure) => failure instanceof ApiError && failure.code === "business_plan_stale",
  });
  return {
    plan,
    state: saver.state,
    flush: saver.flush,
    change: (change) => {
      const { chapters, ...rest } = change;
      setPlan((before) => ({ ...before, ...rest, chapters: { ...before.chapters, ...chapters } }));
      saver.change(change);
    },
  };
}
