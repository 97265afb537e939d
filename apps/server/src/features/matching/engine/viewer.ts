import { GOALS } from "@kompagnon/contract/profiles/model.ts";
import { AFFINITY, appealOf, likingOf, WORD_TERM } from "./affinities.ts";
import { BIT_COUNT, bitsOf, INVERSE_ROOT } from "./bits.ts";
import type { PackedFeatures, UnpackedFeatures } from "./features.ts";
import { NO_GOAL, unpack } from "./features.ts";
import type { Less } from "./less.ts";
import { OUTCOME_TERM, oddsAgainst, STAGES, type Stage, USUAL_TWO } from "./outcomes.ts";
import type { PackedTimes } from "./times.ts";
import {
  TASTE_AGE_GAP,
  TASTE_GOAL,
  TASTE_OLDER,
  TASTE_SCALE,
  TASTE_SHARED,
  TASTE_SKILLS,
  TASTE_TOPICS,
  TERM,
  TERMS,
} from "./weights.ts";
import type { Words } from "./words/words.ts";

/** The member a deck is made for. */
export interface Viewer {
  features: PackedFeatures;
  pop: number;
  pick: number;
  taste: Int8Array;
  words: Words;
  times: PackedTimes;
  /** What they said they want to see less of; null for nothing. */
  less?: Less | null;
}

/** Everything about the viewer and the weights that is the same for all candidates. */
export interface Prepared {
  i: UnpackedFeatures;
  weights: readonly number[];
  modelBits: number[];
  skillBits: number[];
  modelRoot: number;
  skillRoot: number;
  skillCount: number;
  /** The viewer's pickiness, and what the viewer's own card adds in everybody's eyes. */
  pick: number;
  appeal: number;
  /** What the viewer likes in every set of models and of skills: personal taste and affinities. */
  modelForth: Float64Array;
  skillForth: Float64Array;
  /** What every set of models and of skills lets others like in the viewer: affinities. */
  modelBack: Float64Array;
  skillBack: Float64Array;
  /** Affinities of the viewer's goal to each goal, and of each goal to the viewer's. */
  goalForth: Float64Array;
  goalBack: Float64Array;
  /** The viewer's taste for the pair's terms. */
  goalTaste: number;
  gapTaste: number;
  olderTaste: number;
  sharedTaste: number;
  /** What the viewer's words are about, by which topics, and what they like in others' words, a topic. */
  topics: number;
  offered: Int8Array;
  wants: Int8Array;
  /** What it is worth that both write alike. */
  alike: number;
  less: Less | null;
  times: PackedTimes;
  /** The terms that predict the success of a match, and the odds against passing each stage for an average pair. */
  success: Readonly<Record<Exclude<keyof typeof OUTCOME_TERM, Stage>, number>>;
  stages: number[];
  /** The terms of the average pair. */
  usual: number;
}

/** Scratch buffers for sums, reused by each call: allocating them would be 48 KB of garbage per deck. */
const scratchSums = new Map<string, Float64Array>();

/** Sums of `worth` over every subset of its traits, divided by the root of the subset's size. */
function subsetSums(use: string, worth: Float64Array): Float64Array {
  const size = 1 << worth.length;
  const known = scratchSums.get(use);
  const sums = known?.length === size ? known : new Float64Array(size);
  scratchSums.set(use, sums);
  for (let mask = 1; mask < sums.length; mask++) {
    const rest = mask & (mask - 1);
    sums[mask] = (sums[rest] ?? 0) + (worth[31 - Math.clz32(mask ^ rest)] ?? 0);
  }
  for (let mask = 1; mask < sums.length; mask++)
    sums[mask] = (sums[mask] ?? 0) * (INVERSE_ROOT[BIT_COUNT[mask] ?? 0] ?? 0);
  return sums;
}

/** The affinity between the viewer's goal and each goal, seen from either side; 0 for members without one. */
function goalAffinities(goal: number, w: Float64Array, back: boolean): Float64Array {
  return Float64Array.from({ length: NO_GOAL + 1 }, (_, other) => {
    if (goal >= GOALS.length || other >= GOALS.length) return 0;
    const [from, to] = back ? [other, goal] : [goal, other];
    return w[AFFINITY.goalToGoal + from * GOALS.length + to] ?? 0;
  });
}

/** Prepares a viewer, until the next is: what each candidate adds is then a few look-ups. */
export function prepare(viewer: Viewer, w: Float64Array): Prepared {
  const i = unpack(viewer.features);
  const weight = (place: number) => w[place] ?? 0;
  const taste = (place: number) => (viewer.taste[place] ?? 0) / TASTE_SCALE;
  const liking = likingOf(i, w);
  const appeal = appealOf(i, w);
  const card = weight(TERM.verified) * i.verified + weight(TERM.has_idea) * i.idea + weight(TERM.bio) * i.bio;
  const usual =
    weight(OUTCOME_TERM.shared_models) * USUAL_TWO.shared_models +
    weight(OUTCOME_TERM.skills_that_complete) * USUAL_TWO.skills_that_complete +
    weight(OUTCOME_TERM.skills_in_common) * USUAL_TWO.skills_in_common +
    weight(OUTCOME_TERM.age_gap) * USUAL_TWO.age_gap;
  return {
    i,
    weights: Array.from(w.subarray(0, TERMS.length)),
    modelBits: bitsOf(i.models),
    skillBits: bitsOf(i.skills),
    modelRoot: INVERSE_ROOT[BIT_COUNT[i.models] ?? 0] ?? 0,
    skillRoot: INVERSE_ROOT[BIT_COUNT[i.skills] ?? 0] ?? 0,
    skillCount: BIT_COUNT[i.skills] ?? 0,
    pick: viewer.pick,
    appeal: card + viewer.pop,
    modelForth: subsetSums(
      "modelForth",
      liking.models.map((worth, bit) => worth + taste(bit)),
    ),
    skillForth: subsetSums(
      "skillForth",
      liking.skills.map((worth, bit) => worth + taste(TASTE_SKILLS + bit)),
    ),
    modelBack: subsetSums("modelBack", appeal.models),
    skillBack: subsetSums("skillBack", appeal.skills),
    goalForth: goalAffinities(i.goal, w, false),
    goalBack: goalAffinities(i.goal, w, true),
    goalTaste: taste(TASTE_GOAL),
    gapTaste: taste(TASTE_AGE_GAP),
    olderTaste: taste(TASTE_OLDER),
    sharedTaste: taste(TASTE_SHARED),
    topics: viewer.words.topics,
    offered: viewer.words.offered,
    wants: viewer.taste.subarray(TASTE_TOPICS),
    alike: w[WORD_TERM.alike] ?? 0,
    less: viewer.less ?? null,
    times: viewer.times,
    success: {
      shared_models: weight(OUTCOME_TERM.shared_models),
      skills_that_complete: weight(OUTCOME_TERM.skills_that_complete),
      skills_in_common: weight(OUTCOME_TERM.skills_in_common),
      same_goal: weight(OUTCOME_TERM.same_goal),
      age_gap: weight(OUTCOME_TERM.age_gap),
      alike: weight(OUTCOME_TERM.alike),
      around: weight(OUTCOME_TERM.around),
      pace: weight(OUTCOME_TERM.pace),
    },
    stages: STAGES.map((stage) => oddsAgainst(weight(OUTCOME_TERM[stage]) - usual)),
    usual,
  };
}
