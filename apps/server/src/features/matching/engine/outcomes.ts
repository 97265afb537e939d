import { WORD_TERM } from "./affinities.ts";
import { BIT_COUNT, INVERSE_ROOT } from "./bits.ts";
import type { UnpackedFeatures } from "./features.ts";
import { NO_GOAL } from "./features.ts";
import { ageGap, sigmoid } from "./terms.ts";
import type { WordPair } from "./words/words.ts";

/**
 * What became of a match, from worst to best, and how much of a success each is: the forecast is of this. Nothing: three days without
 * an answer.
 */
export const OUTCOMES = ["broken", "nothing", "replied", "lasting", "trial", "together"] as const;
export type Outcome = (typeof OUTCOMES)[number];
const SUCCESS: Readonly<Record<Outcome, number>> = {
  broken: 0,
  nothing: 0,
  replied: 0.3,
  lasting: 0.6,
  trial: 0.8,
  together: 1,
};

/**
 * What tells two who match, and nothing of either alone: so that what became of matches says whom to bring together, and never
 * speaks for or against anybody, least of all a newcomer.
 */
const TERMS_OF_TWO = [
  "usual",
  "shared_models",
  "skills_that_complete",
  "skills_in_common",
  "same_goal",
  "age_gap",
  "alike",
] as const;
/** Where they stand in a weight vector: last. */
export const OUTCOME_TERM = Object.fromEntries(
  TERMS_OF_TWO.map((term, n) => [term, WORD_TERM.answers + 1 + n]),
) as Readonly<Record<(typeof TERMS_OF_TWO)[number], number>>; // fromEntries forgets the keys

/** How quickly success is learned (Adagrad). */
const RATE = 0.25;

const countOf = (mask: number) => BIT_COUNT[mask] ?? 0;
const rootOf = (mask: number) => INVERSE_ROOT[countOf(mask)] ?? 0;

/** The terms of two; the same whoever comes first. */
export function termsOfTwo(i: UnpackedFeatures, j: UnpackedFeatures, words: WordPair | null) {
  const overlap = countOf(i.skills & j.skills);
  const { gap } = ageGap(i.age, j.age);
  return [
    { place: OUTCOME_TERM.usual, value: 1 },
    {
      place: OUTCOME_TERM.shared_models,
      value: countOf(i.models & j.models) * rootOf(i.models) * rootOf(j.models),
    },
    {
      place: OUTCOME_TERM.skills_that_complete,
      value: (countOf(i.skills) + countOf(j.skills) - 2 * overlap) / 3,
    },
    { place: OUTCOME_TERM.skills_in_common, value: overlap / 3 },
    { place: OUTCOME_TERM.same_goal, value: Number(i.goal === j.goal && i.goal !== NO_GOAL) },
    { place: OUTCOME_TERM.age_gap, value: gap },
    { place: OUTCOME_TERM.alike, value: words?.alike ?? 0 },
  ];
}

/** Lets the weights of success follow what became of one match, in place. */
export function learnOutcome(
  model: { weights: Float64Array; squares: Float64Array },
  terms: ReturnType<typeof termsOfTwo>,
  outcome: Outcome,
): void {
  const logOdds = terms.reduce((sum, { place, value }) => sum + (model.weights[place] ?? 0) * value, 0);
  const surprise = SUCCESS[outcome] - sigmoid(logOdds);
  for (const { place, value } of terms) {
    const gradient = surprise * value;
    const squares = (model.squares[place] ?? 1) + gradient * gradient;
    model.squares[place] = squares;
    model.weights[place] = (model.weights[place] ?? 0) + (RATE * gradient) / Math.sqrt(squares);
  }
}

/** A match that promises much counts at most so many times as much as others of the same deck, and one that doesn't as little. */
const PROMISE_MOST = 5;
/** Success is a mean over steps, so its log odds say too little of the last one. */
const PROMISE_WEIGHT = 2;

/** How much more a match is worth that lies so many log odds of success above the usual one of a deck. */
export const promiseOf = (above: number): number =>
  Math.max(1 / PROMISE_MOST, Math.min(PROMISE_MOST, Math.exp(PROMISE_WEIGHT * above)));
