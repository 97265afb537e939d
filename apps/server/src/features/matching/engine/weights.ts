import { TOPICS } from "./words/topics.ts";

/** The terms of p(i likes j) that all members share, in the order of every weight vector. */
export const TERMS = [
  "bias",
  "shared_models_cosine",
  "any_shared_model",
  "skills_i_lack",
  "skills_in_common",
  "same_goal",
  "other_language",
  "english_bridge",
  "age_gap",
  "age_gap_squared",
  "older",
  "verified",
  "has_idea",
  "bio",
] as const;
export type Term = (typeof TERMS)[number];

/** Places of the terms in a weight vector. */
export const TERM = Object.fromEntries(TERMS.map((term, place) => [term, place])) as Readonly<
  Record<Term, number> // fromEntries forgets the keys
>;

/**
 * The prior of the shared weights: what is assumed before anybody decided (design: matching, 'The score').
 * Skills count per 3, age gaps per 10 years, the bio from 0 to 1.
 */
export const DEFAULT_WEIGHTS: Readonly<Record<Term, number>> = {
  bias: -1.9,
  shared_models_cosine: 1.6,
  any_shared_model: 0.3,
  skills_i_lack: 1.2,
  skills_in_common: -0.6,
  same_goal: 0.4,
  other_language: -3.6,
  english_bridge: -1,
  age_gap: -0.25,
  age_gap_squared: -0.1,
  older: 0,
  verified: 0.3,
  has_idea: 0.3,
  bio: 0.4,
};

/** What a stated wish adds to the log odds when the other has a sought skill. */
export const STATED_PREFERENCE = 1.5;

/** Personal taste: 11 models, 10 skills, then goal, age gap, older, shared models, and what the other's words are about. */
export const TASTE_SIZE = 25 + TOPICS;
export const TASTE_SKILLS = 11;
export const TASTE_GOAL = 21;
export const TASTE_AGE_GAP = 22;
export const TASTE_OLDER = 23;
export const TASTE_SHARED = 24;
export const TASTE_TOPICS = 25;
/** The cards carry taste as int8 of this many parts per unit, so ±2 in steps of 1/64. */
export const TASTE_SCALE = 64;

/** Rounds exact taste to the int8 copy that the cards carry; `asked`: what one's own words ask of each topic, which comes on top. */
export const packTaste = (exact: ArrayLike<number>, asked: ArrayLike<number>): Int8Array<ArrayBuffer> =>
  Int8Array.from({ length: TASTE_SIZE }, (_, k) => {
    const worth = (exact[k] ?? 0) + (asked[k - TASTE_TOPICS] ?? 0);
    return Math.max(-127, Math.min(127, Math.round(worth * TASTE_SCALE)));
  });
