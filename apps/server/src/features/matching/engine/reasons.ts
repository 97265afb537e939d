import type { Reason } from "@kompagnon/contract/matching/model.ts";
import type { WeeklyHours } from "@kompagnon/contract/matching/rules.ts";
import { BUSINESS_MODELS, GOALS, SKILLS } from "@kompagnon/contract/profiles/model.ts";
import { BIT_COUNT, bitsOf, INVERSE_ROOT } from "./bits.ts";
import type { PackedFeatures, UnpackedFeatures } from "./features.ts";
import { slugsOf, unpack } from "./features.ts";
import type { Less } from "./less.ts";
import { ageGap, sharedTerms } from "./terms.ts";
import { STATED_PREFERENCE, TASTE_AGE_GAP, TASTE_GOAL, TASTE_SHARED, TASTE_SKILLS, TERM } from "./weights.ts";

/** A card names at most this many reasons. */
export const REASONS_MAX = 3;
/** Terms smaller than this many log odds are not worth a word. */
const REASON_MIN = 0.15;
/** Two ages this close, in steps of ten years, are worth a word. */
const CLOSE_AGE = 0.3;
/** Strangers in the deck are about this far apart, in steps of ten years; a smaller gap counts in favour. */
const USUAL_GAP = 1;

/** Rare words that both wrote, in log odds: about a shared goal's worth. */
const SHARED_WORDS = 0.5;
/** That both have as many hours a week; it tells of what a match comes to, so it is worth a word without making anybody liked. */
const SAME_HOURS = 0.35;

/** What reasons are made of in addition to profiles and tastes. */
export interface SharedStatements {
  /** Rare words that both wrote. */
  words: readonly string[];
  /** What both said they have a week; null where they did not say the same. */
  weekly: WeeklyHours | null;
  /** What the viewer wants to see less of, which is no reason to show anybody. */
  less: Less | null;
}

interface Weighed {
  reason: Reason;
  /** Log odds that this adds to p(viewer likes candidate). */
  worth: number;
}

const tasteOver = (taste: ArrayLike<number>, offset: number, mask: number, of: number): number =>
  bitsOf(mask).reduce((sum, bit) => sum + (taste[offset + bit] ?? 0), 0) *
  (INVERSE_ROOT[BIT_COUNT[of] ?? 0] ?? 0);

function aboutSkills(i: UnpackedFeatures, j: UnpackedFeatures, w: Float64Array, taste: ArrayLike<number>) {
  const perSkill = (w[TERM.skills_i_lack] ?? 0) / 3;
  const found = i.sought & j.skills;
  const lacking = j.skills & ~i.skills & ~found;
  const common = j.skills & i.skills & ~found;
  const worth = (mask: number, each: number) =>
    (BIT_COUNT[mask] ?? 0) * each + tasteOver(taste, TASTE_SKILLS, mask, j.skills);
  const weighed: Weighed[] = [];
  if (found)
    weighed.push({
      reason: { kind: "skills_you_seek", skills: slugsOf(SKILLS, found) },
      worth: STATED_PREFERENCE + worth(found, 0),
    });
  if (lacking)
    weighed.push({
      reason: { kind: "skills_you_lack", skills: slugsOf(SKILLS, lacking) },
      worth: worth(lacking, perSkill),
    });
  if (common)
    weighed.push({
      reason: { kind: "skills_in_common", skills: slugsOf(SKILLS, common) },
      worth: worth(common, (w[TERM.skills_in_common] ?? 0) / 3),
    });
  return weighed;
}

function aboutAge(i: UnpackedFeatures, j: UnpackedFeatures, w: Float64Array, taste: ArrayLike<number>) {
  const { gap } = ageGap(i.age, j.age);
  if (i.age === 0 || j.age === 0 || gap > CLOSE_AGE) return [];
  const cost = (at: number) =>
    at * ((w[TERM.age_gap] ?? 0) + (taste[TASTE_AGE_GAP] ?? 0)) + at * at * (w[TERM.age_gap_squared] ?? 0);
  const weighed: Weighed = { reason: { kind: "similar_age" }, worth: cost(gap) - cost(USUAL_GAP) };
  return [weighed];
}

/** Two members, and how the viewer weighs what they have in common. */
type Pair = {
  viewer: PackedFeatures;
  candidate: PackedFeatures;
  weights: Float64Array;
  /** The viewer's exact taste, TASTE_SIZE long. */
  taste: ArrayLike<number>;
};

/**
 * Why a card is shown: its largest positive terms in the viewer's eyes, best first. Only from what both wrote and the viewer's
 * own taste, never from appeal, nor from when anybody is here.
 */
export function reasonsFor(
  { viewer, candidate, weights, taste }: Pair,
  { words, weekly, less }: SharedStatements,
): Reason[] {
  const i = unpack(viewer);
  const all = unpack(candidate);
  const j = less ? { ...all, models: all.models & ~less.models, skills: all.skills & ~less.skills } : all;
  const x = sharedTerms(i, j);
  const term = (place: number) => (weights[place] ?? 0) * (x[place] ?? 0);
  const weighed: Weighed[] = [...aboutSkills(i, j, weights, taste), ...aboutAge(i, j, weights, taste)];
  const models = i.models & j.models;
  if (models)
    weighed.push({
      reason: { kind: "shared_models", models: slugsOf(BUSINESS_MODELS, models) },
      worth:
        term(TERM.shared_models_cosine) +
        term(TERM.any_shared_model) +
        tasteOver(taste, 0, models, j.models) +
        (taste[TASTE_SHARED] ?? 0) * (x[TERM.shared_models_cosine] ?? 0),
    });
  const goal = GOALS[j.goal];
  if (x[TERM.same_goal] && goal && !((less?.goals ?? 0) & (1 << j.goal)))
    weighed.push({
      reason: { kind: "same_goal", goal },
      worth: term(TERM.same_goal) + (taste[TASTE_GOAL] ?? 0),
    });
  if (words.length)
    weighed.push({ reason: { kind: "shared_words", words: [...words] }, worth: SHARED_WORDS });
  if (weekly) weighed.push({ reason: { kind: "same_hours", weekly_hours: weekly }, worth: SAME_HOURS });
  weighed.push({ reason: { kind: "has_idea" }, worth: term(TERM.has_idea) });
  weighed.push({ reason: { kind: "verified" }, worth: term(TERM.verified) });
  return weighed
    .filter((one) => one.worth >= REASON_MIN)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, REASONS_MAX)
    .map((one) => one.reason);
}
