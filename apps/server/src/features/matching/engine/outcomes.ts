import { WORD_TERM } from "./affinities.ts";
import { BIT_COUNT, INVERSE_ROOT } from "./bits.ts";
import type { UnpackedFeatures } from "./features.ts";
import { NO_GOAL } from "./features.ts";
import { ageGap, sigmoid } from "./terms.ts";
import type { TimesOfTwo } from "./times.ts";
import type { WordPair } from "./words/words.ts";

/** The stages of a match, in order; each is only known if the one before was passed. */
export const STAGES = ["replied", "lasting", "trial", "together"] as const;
export type Stage = (typeof STAGES)[number];

/**
 * What is known of a match: how far it came, and whether it comes no further. Nothing: three days without an answer; `only_…`: time
 * for the next stage is over; apart: one of them said so after the trial; broken: one blocks the other.
 */
export const OUTCOMES = [
  "broken",
  "nothing",
  "replied",
  "only_replied",
  "lasting",
  "only_lasting",
  "trial",
  "apart",
  "together",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How many of the stages a match passed, and whether it ends there. */
const REACHED: Readonly<Record<Exclude<Outcome, "broken">, { passed: number; ended: boolean }>> = {
  nothing: { passed: 0, ended: true },
  replied: { passed: 1, ended: false },
  only_replied: { passed: 1, ended: true },
  lasting: { passed: 2, ended: false },
  only_lasting: { passed: 2, ended: true },
  trial: { passed: 3, ended: false },
  apart: { passed: 3, ended: true },
  together: { passed: 4, ended: true },
};

/** One answer: whether a match that was there passed a stage. */
export interface Answer {
  stage: Stage;
  yes: boolean;
}

/** What is answered by a match of which `before` was known (null for nothing yet) and now is `outcome`. */
export function answersOf(before: Outcome | null, outcome: Outcome): Answer[] {
  const known = before && before !== "broken" ? REACHED[before] : { passed: 0, ended: before !== null };
  const { passed, ended } = outcome === "broken" ? { ...known, ended: true } : REACHED[outcome];
  const answers: Answer[] = STAGES.slice(known.passed, passed).map((stage) => ({ stage, yes: true }));
  const stage = STAGES[passed];
  const isNews = passed > known.passed || (passed === known.passed && !known.ended);
  if (ended && isNews && stage) answers.push({ stage, yes: false });
  return answers;
}
/**
 * The terms of a pair of matched members; none of either alone. So the outcomes of matches decide which members to bring
 * together, and never speak for or against a single member, least of all a newcomer. And how easily a pair passes each stage.
 */
const TERMS_OF_TWO = [
  "replied",
  "shared_models",
  "skills_that_complete",
  "skills_in_common",
  "same_goal",
  "age_gap",
  "alike",
  "lasting",
  "trial",
  "together",
  "around",
  "pace",
] as const;
/** Their indexes in a weight vector: last. */
export const OUTCOME_TERM = Object.fromEntries(
  TERMS_OF_TWO.map((term, n) => [term, WORD_TERM.answers + 1 + n]),
) as Readonly<Record<(typeof TERMS_OF_TWO)[number], number>>; // fromEntries forgets the keys

/** The average pair: the terms are learned as a difference to it, so that they do not absorb how easily stages are passed. */
export const USUAL_TWO = {
  shared_models: 0.5,
  skills_that_complete: 1.2,
  skills_in_common: 0.3,
  age_gap: 0.7,
} as const;

/** How quickly success is learned (Adagrad). */
const RATE = 0.25;

const countOf = (mask: number) => BIT_COUNT[mask] ?? 0;
const rootOf = (mask: number) => INVERSE_ROOT[countOf(mask)] ?? 0;

/** The terms of a pair, in either order. */
export function termsOfTwo(
  i: UnpackedFeatures,
  j: UnpackedFeatures,
  words: WordPair | null,
  times: TimesOfTwo,
) {
  const overlap = countOf(i.skills & j.skills);
  const { gap } = ageGap(i.age, j.age);
  return [
    {
      place: OUTCOME_TERM.shared_models,
      value: countOf(i.models & j.models) * rootOf(i.models) * rootOf(j.models) - USUAL_TWO.shared_models,
    },
    {
      place: OUTCOME_TERM.skills_that_complete,
      value: (countOf(i.skills) + countOf(j.skills) - 2 * overlap) / 3 - USUAL_TWO.skills_that_complete,
    },
    { place: OUTCOME_TERM.skills_in_common, value: overlap / 3 - USUAL_TWO.skills_in_common },
    { place: OUTCOME_TERM.same_goal, value: Number(i.goal === j.goal && i.goal !== NO_GOAL) },
    { place: OUTCOME_TERM.age_gap, value: gap - USUAL_TWO.age_gap },
    { place: OUTCOME_TERM.alike, value: words?.alike ?? 0 },
    { place: OUTCOME_TERM.around, value: times.around },
    { place: OUTCOME_TERM.pace, value: times.pace },
  ];
}

/**
 * Updates the weights of success by one answer, in place: a logistic regression for each stage, with shared terms of the pair.
 */
export function learnOutcome(
  model: { weights: Float64Array; squares: Float64Array },
  two: ReturnType<typeof termsOfTwo>,
  { stage, yes }: Answer,
): void {
  const terms = [...two, { place: OUTCOME_TERM[stage], value: 1 }];
  const logOdds = terms.reduce((sum, { place, value }) => sum + (model.weights[place] ?? 0) * value, 0);
  const surprise = Number(yes) - sigmoid(logOdds);
  for (const { place, value } of terms) {
    const gradient = surprise * value;
    const squares = (model.squares[place] ?? 1) + gradient * gradient;
    model.squares[place] = squares;
    model.weights[place] = (model.weights[place] ?? 0) + (RATE * gradient) / Math.sqrt(squares);
  }
}

/** The odds against passing a stage, of the log odds in its favour. */
export const oddsAgainst = (logOdds: number): number => Math.exp(-logOdds);

/**
 * The chance that a match passes all stages: `two`: log odds of the pair's terms; `stages`: the odds against passing each for an
 * average pair, so that a pair costs one exponential and not one a stage.
 */
export function chanceOf(two: number, stages: readonly number[]): number {
  const against = oddsAgainst(two);
  let chance = 1;
  for (const stage of stages) chance /= 1 + stage * against;
  return chance;
}

/** A promising match counts at most this many times as much as others of the same deck, and a poor one at least 1/n. */
const PROMISE_MOST = 5;
/** More of it makes more partnerships, and fewer matches: with 1 it is partnerships alone that count. */
const PROMISE_WEIGHT = 0.5;

/** The weight of a match whose chance of becoming a partnership is `times` the average of its deck. */
export const promiseOf = (times: number): number =>
  Math.max(1 / PROMISE_MOST, Math.min(PROMISE_MOST, times ** PROMISE_WEIGHT));
