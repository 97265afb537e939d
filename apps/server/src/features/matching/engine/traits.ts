import { BIT_COUNT, INVERSE_ROOT } from "./bits.ts";
import { MODEL_MASK, SKILL_MASK, SKILL_SHIFT } from "./features.ts";
import { LESS_WORTH } from "./less.ts";
import { chanceOf, promiseOf } from "./outcomes.ts";
import { sigmoid } from "./terms.ts";
import type { Prepared } from "./viewer.ts";
import { STATED_PREFERENCE, TERM } from "./weights.ts";

/**
 * What models and skills alone tell of a viewer and another: both directions and what tells two are sums of what the models and
 * what the skills add, so each of the 2,048 and 1,024 sets is weighed once, and then a card costs a few look-ups.
 */

/** What each set of models, or of skills, adds for the viewer: log odds in either direction, and the terms of the pair. */
interface Worth {
  forth: Float32Array;
  back: Float32Array;
  two: Float32Array;
}

const newWorth = (size: number): Worth => ({
  forth: new Float32Array(size),
  back: new Float32Array(size),
  two: new Float32Array(size),
});
// Reused by each call, as the prepared tables are.
const models = newWorth(MODEL_MASK + 1);
const skills = newWorth(SKILL_MASK + 1);

function weighModels(of: Prepared): void {
  const w = of.weights;
  for (let mask = 0; mask <= MODEL_MASK; mask++) {
    const shared = BIT_COUNT[of.i.models & mask] ?? 0;
    const angle = shared * of.modelRoot * (INVERSE_ROOT[BIT_COUNT[mask] ?? 0] ?? 0);
    const both =
      (w[TERM.bias] ?? 0) +
      (w[TERM.shared_models_cosine] ?? 0) * angle +
      (shared ? (w[TERM.any_shared_model] ?? 0) : 0);
    const less = of.less ? LESS_WORTH * (BIT_COUNT[of.less.models & mask] ?? 0) : 0;
    models.forth[mask] = both - less + of.pick + (of.modelForth[mask] ?? 0);
    models.back[mask] = both + of.appeal + (of.modelBack[mask] ?? 0);
    models.two[mask] = of.success.shared_models * angle;
  }
}

function weighSkills(of: Prepared): void {
  const w = of.weights;
  const lack = (w[TERM.skills_i_lack] ?? 0) / 3;
  for (let mask = 0; mask <= SKILL_MASK; mask++) {
    const count = BIT_COUNT[mask] ?? 0;
    const overlap = BIT_COUNT[of.i.skills & mask] ?? 0;
    const both = ((w[TERM.skills_in_common] ?? 0) * overlap) / 3;
    const found = (of.i.sought & mask) !== 0;
    const less = of.less ? LESS_WORTH * (BIT_COUNT[of.less.skills & mask] ?? 0) : 0;
    const liking = lack * (count - overlap) + (of.skillForth[mask] ?? 0) + (found ? STATED_PREFERENCE : 0);
    skills.forth[mask] = both - less + liking;
    skills.back[mask] = both + lack * (of.skillCount - overlap) + (of.skillBack[mask] ?? 0);
    skills.two[mask] =
      (of.success.skills_that_complete * (of.skillCount + count - 2 * overlap) +
        of.success.skills_in_common * overlap) /
      3;
  }
}

/** Functions of log odds are looked up, in steps of a sixteenth from -8 to 8: close enough for a glance, and no card costs an exponential. */
const STEP = 16;
const SPAN = 8;
const CHANCES = Float32Array.from({ length: 2 * SPAN * STEP + 1 }, (_, step) => sigmoid(step / STEP - SPAN));
const LAST = CHANCES.length - 1;

function interpolate(table: Float32Array, logOdds: number): number {
  const step = (logOdds + SPAN) * STEP + 0.5;
  if (!(step > 0)) return table[0] ?? 0;
  return table[step < LAST ? step | 0 : LAST] ?? 0;
}

/** The expected outcome of a pair by models, skills, appeal and pickiness alone. Each call reuses one object. */
export interface Glance {
  /** The chance that the viewer likes them, and that they like the viewer. */
  like: number;
  answer: number;
  /** How much more, or less, a match counts by what becomes of such matches. */
  promise: number;
}
const glance: Glance = { like: 0, answer: 0, promise: 1 };

/** The weight of matches by the terms of the pair, for the viewer prepared last. */
const promises = new Float32Array(CHANCES.length);

/** Prepares all sets of models and skills for a viewer; `look` uses them until the next call. */
export function weighTraits(of: Prepared): void {
  weighModels(of);
  weighSkills(of);
  const usual = chanceOf(of.usual, of.stages);
  for (let step = 0; step < promises.length; step++)
    promises[step] = promiseOf(chanceOf(step / STEP - SPAN, of.stages) / usual);
}

/**
 * Values a candidate for the viewer prepared last: the lower word of their packed profile, their appeal and their pickiness, and
 * what their times add to the terms of the pair.
 */
export function look(low: number, pop: number, pick: number, times: number): Glance {
  const model = low & MODEL_MASK;
  const skill = (low >>> SKILL_SHIFT) & SKILL_MASK;
  glance.like = interpolate(CHANCES, (models.forth[model] ?? 0) + (skills.forth[skill] ?? 0) + pop);
  glance.answer = interpolate(CHANCES, (models.back[model] ?? 0) + (skills.back[skill] ?? 0) + pick);
  glance.promise = interpolate(promises, (models.two[model] ?? 0) + (skills.two[skill] ?? 0) + times);
  return glance;
}
