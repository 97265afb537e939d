import type { JobReason } from "@kompagnon/contract/jobs/model.ts";
import {
  BUSINESS_MODELS,
  type BusinessModel,
  SKILLS,
  type Skill,
} from "@kompagnon/contract/profiles/model.ts";
import { BIT_COUNT, INVERSE_ROOT } from "./bits.ts";
import { maskOf, slugsOf } from "./features.ts";
import { DEFAULT_WEIGHTS, STATED_PREFERENCE } from "./weights.ts";

/** What counts of a member or a job post: business models, and the skills that the member has or the post needs. */
export type FitSide = { models: readonly BusinessModel[]; skills: readonly Skill[] };
/** How well a job post fits: the log odds it adds, and why, the weightiest first. */
export type JobFit = { score: number; reasons: JobReason[] };

const countOf = (mask: number): number => BIT_COUNT[mask] ?? 0;
const inverseRoot = (count: number): number => INVERSE_ROOT[count] ?? 0;

/** What it is worth that two sets of business models, as bits, have some in common. */
export function sharedModelsWorth(mine: number, theirs: number): number {
  const shared = mine & theirs;
  if (!shared) return 0;
  const cosine = countOf(shared) * inverseRoot(countOf(mine)) * inverseRoot(countOf(theirs));
  return DEFAULT_WEIGHTS.any_shared_model + DEFAULT_WEIGHTS.shared_models_cosine * cosine;
}

/**
 * How well a job post fits a member, by the deck's own terms: needed skills count as a wish of the author, and business models
 * are shared or not. A skill weighs by its share of what is needed, so that a post that asks everyone for everything does not
 * come first. `words`: what the post's words add for the viewer, in log odds (engine/text-fit.ts).
 */
export function jobFit(viewer: FitSide, job: FitSide, words = 0): JobFit {
  const needed = maskOf(SKILLS, job.skills);
  const able = needed & maskOf(SKILLS, viewer.skills);
  const mine = maskOf(BUSINESS_MODELS, viewer.models);
  const theirs = maskOf(BUSINESS_MODELS, job.models);
  const shared = mine & theirs;
  const skillsWorth = able
    ? STATED_PREFERENCE * countOf(able) * inverseRoot(countOf(needed)) * inverseRoot(countOf(able))
    : 0;
  const modelsWorth = sharedModelsWorth(mine, theirs);
  const weighed: { worth: number; reason: JobReason }[] = [
    { worth: skillsWorth, reason: { kind: "skills_needed", skills: slugsOf(SKILLS, able) } },
    { worth: modelsWorth, reason: { kind: "shared_models", models: slugsOf(BUSINESS_MODELS, shared) } },
  ];
  return {
    score: skillsWorth + modelsWorth + words,
    reasons: weighed
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)
      .map(({ reason }) => reason),
  };
}
