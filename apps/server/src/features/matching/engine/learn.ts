import { affinityTerms, type SparseTerm, WEIGHTS_SIZE, WORD_TERM } from "./affinities.ts";
import type { UnpackedFeatures } from "./features.ts";
import { sharedTerms, sigmoid, tasteTerms } from "./terms.ts";
import { DEFAULT_WEIGHTS, packTaste, TASTE_SIZE, TASTE_TOPICS, TERMS } from "./weights.ts";
import { WORDS_SCALE, type WordPair, type Words } from "./words/words.ts";

/** Where a decision's steps lie: two for the target's card, two for the swiper's, taste and its evidence, and what surprised the shared weights. */
export const STEP = {
  pop: 0,
  popEvidence: 1,
  pick: 2,
  pickEvidence: 3,
  taste: 4,
  tasteEvidence: 4 + TASTE_SIZE,
  surprise: 4 + 2 * TASTE_SIZE,
};
export const STEPS_SIZE = 5 + 2 * TASTE_SIZE;

// As steps were laid out before words were learned: tastes in profiles only, and before that without the surprise.
const TASTES_BEFORE = TASTE_TOPICS;
const SURPRISE_BEFORE = 4 + 2 * TASTES_BEFORE;

/** Steps that were kept with a decision, laid out by STEP, also if an earlier version kept them. */
export function keptSteps(kept: ArrayLike<number>): Float32Array {
  if (kept.length === STEPS_SIZE) return Float32Array.from(kept);
  const steps = new Float32Array(STEPS_SIZE);
  for (let at = 0; at < STEP.taste + TASTES_BEFORE; at++) steps[at] = kept[at] ?? 0;
  for (let place = 0; place < TASTES_BEFORE; place++)
    steps[STEP.tasteEvidence + place] = kept[STEP.taste + TASTES_BEFORE + place] ?? 0;
  steps[STEP.surprise] = kept[SURPRISE_BEFORE] ?? 0;
  return steps;
}

/** How much evidence of pickiness a member starts with: the larger, the slower the first steps. */
export const PICK_PRIOR = 0.83;
// The same of appeal and of each taste.
const POP_PRIOR = 1;
const TASTE_PRIOR = 2;
const TOPIC_PRIOR = 1;
/** A decision that was no surprise at all still counts this much as evidence. */
const EVIDENCE_MIN = 0.02;
/** Adagrad steps of the shared terms, and of the many affinities. */
const TERM_RATE = 0.25;
const AFFINITY_RATE = 0.15;

/** One decision as the engine sees it, with what was known before it. */
export interface Decision {
  swiper: UnpackedFeatures;
  target: UnpackedFeatures;
  /** What the target's words are to the swiper's; null where they can't be compared. */
  words: WordPair | null;
  /** The target's appeal and its evidence. */
  pop: number;
  popEvidence: number;
  /** The swiper's pickiness and its evidence. */
  pick: number;
  pickEvidence: number;
  /** The swiper's exact taste and its evidence, TASTE_SIZE each. */
  taste: ArrayLike<number>;
  tasteEvidence: ArrayLike<number>;
  liked: boolean;
}

/** What a decision teaches: additive steps, so that concurrent decisions and undo need no order. */
export interface Lesson {
  /** Additive steps, laid out by STEP. */
  steps: Float32Array;
  /** The terms of the pair that the shared weights weigh. */
  terms: SparseTerm[];
}

/** The terms of a pair that the shared weights weigh; only those that are not zero. */
export function pairTerms(
  swiper: UnpackedFeatures,
  target: UnpackedFeatures,
  words: WordPair | null,
  x: Float64Array = sharedTerms(swiper, target),
): SparseTerm[] {
  const terms = affinityTerms(swiper, target);
  if (words) {
    terms.push({ place: WORD_TERM.alike, value: words.alike });
    terms.push({ place: WORD_TERM.answers, value: words.answers });
  }
  for (const [place, value] of x.entries()) if (value !== 0) terms.push({ place, value });
  return terms;
}

/** How much evidence of a taste a member starts with. */
export const tastePrior = (place: number): number => (place < TASTE_TOPICS ? TASTE_PRIOR : TOPIC_PRIOR);

/**
 * Learns from one decision; changes nothing itself. Appeal, pickiness and tastes share a surprise by how uncertain each is, so
 * that together they never learn it several times over: a Kalman step that knows no covariances.
 */
export function learn(decision: Decision, weights: Float64Array): Lesson {
  const x = sharedTerms(decision.swiper, decision.target);
  const personal = tasteTerms(decision.target, x, decision.words);
  const terms = pairTerms(decision.swiper, decision.target, decision.words, x);
  let logOdds = decision.pick + decision.pop;
  for (const { place, value } of terms) logOdds += (weights[place] ?? 0) * value;
  for (const { place, value } of personal) logOdds += (decision.taste[place] ?? 0) * value;
  const forecast = sigmoid(logOdds);
  const surprise = Number(decision.liked) - forecast;
  const evidence = Math.max(EVIDENCE_MIN, forecast * (1 - forecast));
  const popVariance = 1 / (decision.popEvidence + POP_PRIOR);
  const pickVariance = 1 / (decision.pickEvidence + PICK_PRIOR);
  const tasteVariance = (place: number) => 1 / ((decision.tasteEvidence[place] ?? 0) + tastePrior(place));
  let variance = popVariance + pickVariance;
  for (const { place, value } of personal) variance += value * value * tasteVariance(place);
  const gain = surprise / (1 + evidence * variance);
  const steps = new Float32Array(STEPS_SIZE);
  steps[STEP.pop] = gain * popVariance;
  steps[STEP.popEvidence] = evidence;
  steps[STEP.pick] = gain * pickVariance;
  steps[STEP.pickEvidence] = evidence;
  for (const { place, value } of personal) {
    steps[STEP.tasteEvidence + place] = evidence * value * value;
    steps[STEP.taste + place] = gain * value * tasteVariance(place);
  }
  steps[STEP.surprise] = surprise;
  return { steps, terms };
}

/** What a member's words ask of each topic, in log odds. */
export const askedBy = ({ sought }: Words, weights: Float64Array): Float32Array =>
  Float32Array.from(sought, (part) => ((weights[WORD_TERM.answers] ?? 0) * part) / WORDS_SCALE);

/** Exact taste after adding (or with -1 taking back) a decision's steps, as the int8 copy on the card. */
export const cardTasteAfter = (
  taste: ArrayLike<number>,
  asked: ArrayLike<number>,
  steps: ArrayLike<number>,
  sign: 1 | -1,
): Int8Array<ArrayBuffer> =>
  packTaste(
    Array.from(
      { length: TASTE_SIZE },
      (_, place) => (taste[place] ?? 0) + sign * (steps[STEP.taste + place] ?? 0),
    ),
    asked,
  );

/** Initial weight of words before any decision, in log odds: small, so that members without a text lose nothing. */
const WORDS_ALIKE = 0.3;
const WORDS_ANSWER = 1;

/** The weights that all members share, and how far each was learned. */
export interface SharedModel {
  weights: Float64Array;
  /** Sums of squared gradients, starting at 1 each. */
  squares: Float64Array;
}

/** A shared model that has seen no decision yet: the prior, and no affinities. */
export function freshModel(): SharedModel {
  const weights = new Float64Array(WEIGHTS_SIZE);
  for (const [place, term] of TERMS.entries()) weights[place] = DEFAULT_WEIGHTS[term];
  weights[WORD_TERM.alike] = WORDS_ALIKE;
  weights[WORD_TERM.answers] = WORDS_ANSWER;
  return { weights, squares: new Float64Array(WEIGHTS_SIZE).fill(1) };
}

const rateOf = (place: number) =>
  place < TERMS.length || place >= WORD_TERM.alike ? TERM_RATE : AFFINITY_RATE;

/** Lets the shared weights follow one decision (Adagrad, in place). */
export function learnShared(model: SharedModel, { terms, steps }: Lesson): void {
  const surprise = steps[STEP.surprise] ?? 0;
  for (const { place, value } of terms) {
    const gradient = surprise * value;
    const squares = (model.squares[place] ?? 1) + gradient * gradient;
    model.squares[place] = squares;
    model.weights[place] = (model.weights[place] ?? 0) + (rateOf(place) * gradient) / Math.sqrt(squares);
  }
}

/**
 * Takes back what the shared weights learned from a decision, in place; `surprise` is its step. Exactly, where nothing was
 * learned since; a little less where the steps have become smaller.
 */
export function unlearnShared(model: SharedModel, terms: readonly SparseTerm[], surprise: number): void {
  for (const { place, value } of terms) {
    const gradient = surprise * value;
    const squares = model.squares[place] ?? 1;
    model.weights[place] = (model.weights[place] ?? 0) - (rateOf(place) * gradient) / Math.sqrt(squares);
    model.squares[place] = Math.max(1, squares - gradient * gradient);
  }
}

/**
 * What changed between two states of a shared model. Every process learns on its own copy and adds its
 * difference to the stored one from time to time, so no decision waits for a global row.
 */
export const modelDifference = (before: SharedModel, after: SharedModel): SharedModel => ({
  weights: after.weights.map((weight, k) => weight - (before.weights[k] ?? 0)),
  squares: after.squares.map((square, k) => square - (before.squares[k] ?? 0)),
});

/** Log odds above others' at which a Deal counts half. Nine of ten members stay far below. */
const HALF_AT = 1.4;
const WIDTH = 0.2;
/** The weight of a member who Deals everyone. */
const LEAST = 0.1;

/**
 * The weight of a member by how they choose: 1 for nearly all, down to a tenth for members who Deal nearly everyone, as spammers
 * do. Computed from how easily they Deal (`pick`, log odds, and its evidence), less one standard error, because few decisions are
 * weak evidence. It has no step, so that some No Deals among many Deals don't evade it.
 */
export const selectivity = (pick: number, pickEvidence: number): number => {
  const surely = pick - 1 / Math.sqrt(pickEvidence + PICK_PRIOR);
  return LEAST + (1 - LEAST) * sigmoid((HALF_AT - surely) / WIDTH);
};
