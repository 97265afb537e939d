import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import type {
  Family,
  PlanChapters,
  PlanLanguage,
  PlanNumbers,
} from "@kompagnon/contract/businessplans/rules.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import type { TypedNumbers } from "./typed-numbers.ts";

/** What was changed of a plan. */
export type PlanChange = {
  title?: string;
  author?: string;
  family?: Family;
  language?: PlanLanguage;
  chapters?: Partial<PlanChapters>;
  numbers?: PlanNumbers;
};
/** What this device has of a plan and the server has not: a change of a version, and texts that aren't numbers. */
export type StoredDraft = { version: number; change: PlanChange; typed: TypedNumbers };

const keyOf = (me: string, planId: string): DeviceName => `businessplans.draft.${me}.${planId}`;

/** What is kept of a member's plan on this device. */
export function readDraft(me: string, planId: string): StoredDraft | null {
  try {
    return JSON.parse(readItem(keyOf(me, planId)) ?? "null") as StoredDraft | null; // only this file writes it
  } catch {
    return null; // the stored value is invalid
  }
}

/** Keeps it; nothing, or null, is forgotten. */
export function storeDraft(me: string, planId: string, draft: StoredDraft | null): void {
  const isNothing =
    draft === null || (Object.keys(draft.change).length === 0 && Object.keys(draft.typed).length === 0);
  storeItem(keyOf(me, planId), isNothing ? null : JSON.stringify(draft));
}

/** Two changes as one: the later one counts. */
export const mergeChanges = (first: PlanChange, then: PlanChange): PlanChange => ({
  ...first,
  ...then,
  ...((first.chapters || then.chapters) && { chapters: { ...first.chapters, ...then.chapters } }),
});

/** A plan with a change. */
export const changedPlan = (plan: BusinessPlan, { chapters, ...rest }: PlanChange): BusinessPlan => ({
  ...plan,
  ...rest,
  chapters: { ...plan.chapters, ...chapters },
});

/** The parts of a plan that a change would change: chapters, its numbers, and what is said of the whole. */
export function changedParts(plan: BusinessPlan, change: PlanChange): string[] {
  const next = changedPlan(plan, change);
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const chapters = Object.keys(plan.chapters) as (keyof PlanChapters)[]; // a plan has no other chapters
  const whole = ["title", "author", "family", "language", "numbers"] as const;
  return [
    ...chapters.filter((key) => plan.chapters[key].trim() !== next.chapters[key].trim()),
    ...whole.filter((key) => isOther(plan[key], next[key])),
  ];
}

const LISTS = ["revenue", "fixed", "investments", "funding", "loans"] as const;

/** Texts of fields that are there: a line may have gone elsewhere meanwhile. */
export const typedOf = ({ numbers }: BusinessPlan, typed: TypedNumbers): TypedNumbers =>
  Object.fromEntries(
    Object.entries(typed).filter(([name]) => {
      const [head, at] = name.split(".");
      const list = LISTS.find((one) => one === head);
      return list === undefined || Number(at) < (numbers[list]?.length ?? 0);
    }),
  );
