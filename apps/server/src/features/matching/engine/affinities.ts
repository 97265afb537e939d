import { BUSINESS_MODELS, GOALS, SKILLS } from "@kompagnon/contract/profiles/model.ts";
import { BIT_COUNT, bitsOf, INVERSE_ROOT } from "./bits.ts";
import type { UnpackedFeatures } from "./features.ts";
import { NO_GOAL } from "./features.ts";
import { TERMS } from "./weights.ts";

/**
 * What members with one trait like in members with another, learned for every pair of traits: my models to
 * their skills, my skills to their skills, my models to their models, my goal to theirs. They follow the
 * shared terms in every weight vector, row by row (mine), column by column (theirs).
 */
export const AFFINITY = {
  modelToSkill: TERMS.length,
  skillToSkill: TERMS.length + BUSINESS_MODELS.length * SKILLS.length,
  modelToModel: TERMS.length + (BUSINESS_MODELS.length + SKILLS.length) * SKILLS.length,
  goalToGoal:
    TERMS.length +
    (BUSINESS_MODELS.length + SKILLS.length) * SKILLS.length +
    BUSINESS_MODELS.length * BUSINESS_MODELS.length,
};
/** The terms of words come after the affinities: how alike both write, and how well they answer what the other looks for. */
export const WORD_TERM = {
  alike: AFFINITY.goalToGoal + GOALS.length * GOALS.length,
  answers: AFFINITY.goalToGoal + GOALS.length * GOALS.length + 1,
};
/** Number of the terms of a pair: engine/outcomes.ts. */
const OUTCOME_TERMS = 12;
/** Length of a whole weight vector: the shared terms, all affinities, words, and what became of matches. */
export const WEIGHTS_SIZE = WORD_TERM.answers + 1 + OUTCOME_TERMS;

/** One term of a sum: its place in a vector and its value. */
export interface SparseTerm {
  place: number;
  value: number;
}

/** A matrix of pairs in the vector: a row for each trait of mine, `width` columns for theirs. */
type Matrix = { start: number; width: number };
const MODEL_TO_SKILL: Matrix = { start: AFFINITY.modelToSkill, width: SKILLS.length };
const SKILL_TO_SKILL: Matrix = { start: AFFINITY.skillToSkill, width: SKILLS.length };
const MODEL_TO_MODEL: Matrix = { start: AFFINITY.modelToModel, width: BUSINESS_MODELS.length };

const rootOf = (count: number) => INVERSE_ROOT[count] ?? 0;

/** All pairs of my bits and theirs in one matrix, each worth 1 / sqrt(mine x theirs). */
function crossTerms(terms: SparseTerm[], { start, width }: Matrix, mine: number[], theirs: number[]): void {
  const value = rootOf(mine.length) * rootOf(theirs.length);
  for (const row of mine)
    for (const column of theirs) terms.push({ place: start + row * width + column, value });
}

/** The affinity terms of 'i likes j' that are not zero. */
export function affinityTerms(i: UnpackedFeatures, j: UnpackedFeatures): SparseTerm[] {
  const terms: SparseTerm[] = [];
  const models = bitsOf(i.models);
  const skills = bitsOf(i.skills);
  const theirModels = bitsOf(j.models);
  const theirSkills = bitsOf(j.skills);
  crossTerms(terms, MODEL_TO_SKILL, models, theirSkills);
  crossTerms(terms, SKILL_TO_SKILL, skills, theirSkills);
  crossTerms(terms, MODEL_TO_MODEL, models, theirModels);
  if (i.goal !== NO_GOAL && j.goal !== NO_GOAL)
    terms.push({ place: AFFINITY.goalToGoal + i.goal * GOALS.length + j.goal, value: 1 });
  return terms;
}

/** Adds to `out[theirs]` what `mine` likes in each trait of theirs. */
function addLiking(out: Float64Array, w: Float64Array, { start, width }: Matrix, mine: number): void {
  const root = rootOf(BIT_COUNT[mine] ?? 0);
  for (const row of bitsOf(mine))
    for (let column = 0; column < out.length; column++)
      out[column] = (out[column] ?? 0) + root * (w[start + row * width + column] ?? 0);
}

/** Adds to `out[theirs]` how much each trait of theirs likes `mine`. */
function addBeingLiked(out: Float64Array, w: Float64Array, { start, width }: Matrix, mine: number): void {
  const root = rootOf(BIT_COUNT[mine] ?? 0);
  for (let row = 0; row < out.length; row++)
    for (const column of bitsOf(mine))
      out[row] = (out[row] ?? 0) + root * (w[start + row * width + column] ?? 0);
}

/** What each single trait of another adds, still to be divided by the root of how many they have. */
export interface TraitWorth {
  models: Float64Array;
  skills: Float64Array;
}

/** What i likes in each model and skill of another. */
export function likingOf(i: UnpackedFeatures, w: Float64Array): TraitWorth {
  const worth = {
    models: new Float64Array(BUSINESS_MODELS.length),
    skills: new Float64Array(SKILLS.length),
  };
  addLiking(worth.skills, w, MODEL_TO_SKILL, i.models);
  addLiking(worth.skills, w, SKILL_TO_SKILL, i.skills);
  addLiking(worth.models, w, MODEL_TO_MODEL, i.models);
  return worth;
}

/** How much each model and skill of another lets them like i. */
export function appealOf(i: UnpackedFeatures, w: Float64Array): TraitWorth {
  const worth = {
    models: new Float64Array(BUSINESS_MODELS.length),
    skills: new Float64Array(SKILLS.length),
  };
  addBeingLiked(worth.models, w, MODEL_TO_SKILL, i.skills);
  addBeingLiked(worth.models, w, MODEL_TO_MODEL, i.models);
  addBeingLiked(worth.skills, w, SKILL_TO_SKILL, i.skills);
  return worth;
}
