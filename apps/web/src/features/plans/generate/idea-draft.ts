import type { PlanIdea } from "@kompagnon/contract/ai/plan.ts";
import { PLAN_STARTS } from "@kompagnon/contract/ai/rules.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { useState } from "react";
import { keep, recall } from "#platform/device.ts";
import { useMember } from "#platform/session.ts";

/** The description of an idea, without the language. */
export type Draft = Omit<PlanIdea, "language">;

const FRESH: Draft = {
  idea: "",
  start: "shop",
  weeks: 12,
  hours_a_week: 10,
  budget_cents: 50_000,
  people: 1,
};

/** What was written here before, as far as it is still what it should be. */
function recalled(key: DeviceName): Draft {
  try {
    const found = JSON.parse(recall(key) ?? "{}") as Partial<Draft>; // validated below, value by value
    const whole = (value: unknown, otherwise: number) =>
      Number.isInteger(value) ? Number(value) : otherwise;
    return {
      idea: typeof found.idea === "string" ? found.idea : FRESH.idea,
      start: PLAN_STARTS.find((one) => one === found.start) ?? FRESH.start,
      weeks: whole(found.weeks, FRESH.weeks),
      hours_a_week: whole(found.hours_a_week, FRESH.hours_a_week),
      budget_cents: whole(found.budget_cents, FRESH.budget_cents),
      people: whole(found.people, FRESH.people),
    };
  } catch {
    return FRESH;
  }
}

/** The member's description of their idea, kept on this device. */
export function useIdeaDraft() {
  const { id: me } = useMember();
  const key = `plans.idea.${me}` as const;
  const [draft, setDraft] = useState(() => recalled(key));
  const change = (values: Partial<Draft>) => {
    const next = { ...draft, ...values };
    setDraft(next);
    keep(key, JSON.stringify(next));
  };
  return { draft, change };
}
