import { BIT_COUNT, INVERSE_ROOT } from "./bits.ts";
import {
  AGE_MASK,
  AGE_SHIFT,
  BIO_LEVELS,
  GOAL_SHIFT,
  LANGUAGE_MASK,
  LANGUAGE_SHIFT,
  MODEL_MASK,
  MUST_SHIFT,
  NO_GOAL,
  type PackedFeatures,
  SKILL_MASK,
  SKILL_SHIFT,
  SOUGHT_SHIFT,
  type UnpackedFeatures,
  unpack,
} from "./features.ts";
import { lossOf } from "./less.ts";
import { chanceOf, promiseOf } from "./outcomes.ts";
import { AGE_GAP_MAX, AGE_STEP, ENGLISH, OLDER_MAX, sigmoid } from "./terms.ts";
import { readTimes, type TimesOfTwo } from "./times.ts";
import { type Prepared, prepare, type Viewer } from "./viewer.ts";
import {
  STATED_PREFERENCE,
  TASTE_AGE_GAP,
  TASTE_GOAL,
  TASTE_OLDER,
  TASTE_SCALE,
  TASTE_SHARED,
  TASTE_SIZE,
  TASTE_SKILLS,
  TASTE_TOPICS,
  TERM,
} from "./weights.ts";
import { TOPICS } from "./words/topics.ts";
import { WORDS_SCALE } from "./words/words.ts";

/** Candidates for one deck, as columns of equal length. */
export interface Pool {
  size: number;
  /** Lower and upper words of the packed profiles. */
  low: Uint32Array;
  high: Uint32Array;
  /** Appeal and pickiness, in log odds. */
  pop: Float32Array;
  pick: Float32Array;
  /** What their Deal is worth, given how they choose: engine/learn.ts. */
  selectivity: Float32Array;
  /** Sessions a day. */
  resp: Float32Array;
  /** Likes received and not answered yet. */
  inbox: Int32Array;
  /** How often the card was decided on lately. */
  shown: Int32Array;
  /** What their attention costs, in expected matches. */
  price: Float32Array;
  /** 1 where the candidate already likes the viewer. */
  likesMe: Uint8Array;
  /** int8 taste, TASTE_SIZE a candidate. */
  taste: Int8Array;
  /** By which topics a candidate's words were read, and what they say of themselves, TOPICS a candidate. */
  topics: Uint16Array;
  offered: Int8Array;
  /** When each is here, and how much time they have: engine/times.ts. */
  times: Uint32Array;
  /** 1 for rows that are no candidates: a mark costs less than a pool without them. */
  out?: Uint8Array;
}

/** A candidate that must not be shown. */
export const EXCLUDED = -1;

/** Answers a member can give in three days, the time for one: sessions with ten cards each answered. */
const ANSWERS_IN_TIME = 30;
const CAPACITY_MIN = 0.5;

/** How much a like still helps a member with `inbox` unanswered ones: 1 while they can answer all within three days. */
export const attention = (resp: number, inbox: number): number =>
  Math.min(1, Math.max(CAPACITY_MIN, resp * ANSWERS_IN_TIME) / (inbox + 1));

/** The candidate's taste for the viewer, in log odds. */
function tasteForViewer(pool: Pool, row: number, of: Prepared, pair: Pair): number {
  const at = row * TASTE_SIZE;
  let models = 0;
  for (const bit of of.modelBits) models += pool.taste[at + bit] ?? 0;
  let skills = 0;
  for (const bit of of.skillBits) skills += pool.taste[at + TASTE_SKILLS + bit] ?? 0;
  const sum =
    models * of.modelRoot +
    skills * of.skillRoot +
    (pool.taste[at + TASTE_GOAL] ?? 0) * pair.goal +
    (pool.taste[at + TASTE_AGE_GAP] ?? 0) * pair.gap -
    (pool.taste[at + TASTE_OLDER] ?? 0) * pair.older +
    (pool.taste[at + TASTE_SHARED] ?? 0) * pair.angle;
  return sum / TASTE_SCALE;
}

/** The terms of a pair that the candidate's view needs as well; one object is reused for a whole pool. */
interface Pair {
  goal: number;
  gap: number;
  older: number;
  angle: number;
  /** The log odds that are the same in both directions. */
  symmetric: number;
  /** Skills that both have. */
  overlap: number;
  /** What their words add, in log odds: to what the viewer likes, and the candidate. */
  wordsForth: number;
  wordsBack: number;
  /** How alike both write, -1 to 1. */
  alike: number;
  /** The terms of their times. */
  times: TimesOfTwo;
}

/** Reads what the words of both add into `pair`. */
function readWords(pair: Pair, pool: Pool, row: number, of: Prepared): void {
  pair.wordsForth = 0;
  pair.wordsBack = 0;
  pair.alike = 0;
  if (of.topics === 0 || pool.topics[row] !== of.topics) return;
  const { offered, wants } = of;
  const at = row * TOPICS;
  const theirs = row * TASTE_SIZE + TASTE_TOPICS;
  let alike = 0;
  let forth = 0;
  let back = 0;
  for (let topic = 0; topic < TOPICS; topic++) {
    const other = pool.offered[at + topic] ?? 0;
    const mine = offered[topic] ?? 0;
    alike += other * mine;
    forth += other * (wants[topic] ?? 0);
    back += mine * (pool.taste[theirs + topic] ?? 0);
  }
  pair.alike = alike / (WORDS_SCALE * WORDS_SCALE);
  const both = of.alike * pair.alike;
  pair.wordsForth = both + forth / (WORDS_SCALE * TASTE_SCALE);
  pair.wordsBack = both + back / (WORDS_SCALE * TASTE_SCALE);
}

/** Reads what both directions share into `pair`. */
function readPair(pair: Pair, low: number, high: number, of: Prepared): void {
  const w = of.weights;
  const models = low & MODEL_MASK;
  const age = (low >>> AGE_SHIFT) & AGE_MASK;
  const language = (high >>> LANGUAGE_SHIFT) & LANGUAGE_MASK;
  const goal = (low >>> GOAL_SHIFT) & NO_GOAL;
  const shared = BIT_COUNT[of.i.models & models] ?? 0;
  const years = age && of.i.age ? (age - of.i.age) / AGE_STEP : 0;
  pair.overlap = BIT_COUNT[of.i.skills & (low >>> SKILL_SHIFT) & SKILL_MASK] ?? 0;
  pair.goal = goal === of.i.goal && goal !== NO_GOAL ? 1 : 0;
  pair.gap = Math.min(AGE_GAP_MAX, Math.abs(years));
  pair.older = Math.max(-OLDER_MAX, Math.min(OLDER_MAX, years));
  pair.angle = shared * of.modelRoot * (INVERSE_ROOT[BIT_COUNT[models] ?? 0] ?? 0);
  let both = (w[TERM.bias] ?? 0) + (w[TERM.shared_models_cosine] ?? 0) * pair.angle;
  if (shared) both += w[TERM.any_shared_model] ?? 0;
  both += ((w[TERM.skills_in_common] ?? 0) * pair.overlap) / 3 + (w[TERM.same_goal] ?? 0) * pair.goal;
  both += pair.gap * ((w[TERM.age_gap] ?? 0) + (w[TERM.age_gap_squared] ?? 0) * pair.gap);
  if (language !== of.i.language) {
    both += w[TERM.other_language] ?? 0;
    if (language === ENGLISH || of.i.language === ENGLISH) both += w[TERM.english_bridge] ?? 0;
  }
  pair.symmetric = both;
}

/** The chance that a match of both comes to a partnership: engine/outcomes.ts. */
function successOf(pair: Pair, skills: number, of: Prepared): number {
  const w = of.success;
  const complete = of.skillCount + (BIT_COUNT[skills] ?? 0) - 2 * pair.overlap;
  const two =
    w.shared_models * pair.angle +
    (w.skills_that_complete * complete + w.skills_in_common * pair.overlap) / 3 +
    w.same_goal * pair.goal +
    w.age_gap * pair.gap +
    w.alike * pair.alike +
    w.around * pair.times.around +
    w.pace * pair.times.pace;
  return chanceOf(two, of.stages);
}

/** Whether what one side seeks as a must rules out a candidate, of whose packed profile these are the words. */
export const isRuledOut = (i: UnpackedFeatures, low: number, high: number): boolean =>
  (i.must !== 0 && (i.sought & (low >>> SKILL_SHIFT)) === 0) ||
  (((high >>> MUST_SHIFT) & 1) !== 0 && ((high >>> SOUGHT_SHIFT) & i.skills) === 0);

/** How many of a pool may be shown to the viewer, given the viewer's packed profile. */
export function candidatesFor(features: PackedFeatures, { size, out, low, high }: Pool): number {
  const i = unpack(features);
  let count = 0;
  for (let row = 0; row < size; row++)
    if (!out?.[row] && !isRuledOut(i, low[row] ?? 0, high[row] ?? 0)) count++;
  return count;
}

function valueOfCard(pool: Pool, row: number, of: Prepared, pair: Pair): number {
  const low = pool.low[row] ?? 0;
  const high = pool.high[row] ?? 0;
  const models = low & MODEL_MASK;
  const skills = (low >>> SKILL_SHIFT) & SKILL_MASK;
  const goal = (low >>> GOAL_SHIFT) & NO_GOAL;
  if (isRuledOut(of.i, low, high)) return EXCLUDED;
  const found = of.i.sought & skills;
  const seeks = (high >>> SOUGHT_SHIFT) & of.i.skills;
  readPair(pair, low, high, of);
  readWords(pair, pool, row, of);
  readTimes(pair.times, of.times, pool.times[row] ?? 0);
  const w = of.weights;
  const lack = (w[TERM.skills_i_lack] ?? 0) / 3;
  const older = (w[TERM.older] ?? 0) * pair.older;
  let forth = pair.symmetric + lack * ((BIT_COUNT[skills] ?? 0) - pair.overlap) + older + of.pick;
  forth += (w[TERM.verified] ?? 0) * (low >>> 31) + (w[TERM.has_idea] ?? 0) * (high & 1);
  forth += ((w[TERM.bio] ?? 0) * ((high >>> 1) & BIO_LEVELS)) / BIO_LEVELS + (pool.pop[row] ?? 0);
  forth += (of.modelForth[models] ?? 0) + (of.skillForth[skills] ?? 0) + (of.goalForth[goal] ?? 0);
  forth += of.goalTaste * pair.goal;
  forth += of.gapTaste * pair.gap + of.olderTaste * pair.older + of.sharedTaste * pair.angle;
  forth += pair.wordsForth;
  if (found) forth += STATED_PREFERENCE;
  if (of.less) {
    const language = (high >>> LANGUAGE_SHIFT) & LANGUAGE_MASK;
    forth -= lossOf(of.less, { models, skills, goal, language });
  }
  const like = sigmoid(forth) * (pool.selectivity[row] ?? 0);
  if (pool.likesMe[row]) return like;
  let back = pair.symmetric + lack * (of.skillCount - pair.overlap) - older + of.appeal;
  back += (of.modelBack[models] ?? 0) + (of.skillBack[skills] ?? 0) + (of.goalBack[goal] ?? 0);
  back += (pool.pick[row] ?? 0) + tasteForViewer(pool, row, of, pair) + pair.wordsBack;
  const answer = sigmoid(seeks ? back + STATED_PREFERENCE : back);
  const paid = afterPrice(answer, pool.price[row] ?? 0);
  return like * paid * attention(pool.resp[row] ?? 0, pool.inbox[row] ?? 0);
}

/**
 * The value of showing each candidate to the viewer: p(viewer likes) where the candidate waits for an answer,
 * else the expected matches p(both like), less what the candidate's attention costs, times how much of it they have left.
 * Either is worth less where the candidate Deals nearly everybody, and more where a match promises to come to something. EXCLUDED where a stated must of either side rules the pair out.
 */
export function scorePool(viewer: Viewer, pool: Pool, weights: Float64Array): Float64Array {
  const prepared = prepare(viewer, weights);
  const pair: Pair = {
    goal: 0,
    gap: 0,
    older: 0,
    angle: 0,
    symmetric: 0,
    overlap: 0,
    wordsForth: 0,
    wordsBack: 0,
    alike: 0,
    times: { around: 0, pace: 0 },
  };
  const values = new Float64Array(pool.size);
  const success = new Float64Array(pool.size);
  let promised = 0;
  let matches = 0;
  for (let row = 0; row < pool.size; row++) {
    const value = pool.out?.[row] ? EXCLUDED : valueOfCard(pool, row, prepared, pair);
    values[row] = value;
    if (value === EXCLUDED) continue;
    const skills = ((pool.low[row] ?? 0) >>> SKILL_SHIFT) & SKILL_MASK;
    const chance = successOf(pair, skills, prepared);
    success[row] = chance;
    promised += value * chance;
    matches += value;
  }
  if (matches === 0) return values;
  // Relative to the average match of this deck: the promise decides which members to bring together, not how often a member is
  // shown.
  const usual = promised / matches;
  for (let row = 0; row < pool.size; row++)
    if (values[row] !== EXCLUDED) values[row] = (values[row] ?? 0) * promiseOf((success[row] ?? 0) / usual);
  return values;
}

/**
 * The price of attention (design: matching, 'What beats it'). Answers of members with many likes are scarce. The value of the
 * last place of their deck measures how scarce; half of it is deducted from the chance that they answer a stranger.
 */
const PRICE_STEP = 0.3;
/** Share of a candidate's price that is deducted from the chance that they answer. */
const PRICE_SHARE = 0.5;
/** What is left of the chance of those who are priced out: it keeps an order among them. */
const PRICED_OUT = 1e-3;

/**
 * A member's price after a deck whose last place was worth `marginal`, in expected matches (0 for a deck that was not full: the
 * attention of a member who sees every candidate costs nothing).
 */
export const priceAfter = (price: number, marginal: number): number =>
  price + PRICE_STEP * (marginal - price);

/** What is left of a stranger's chance to answer once their attention is paid for. */
export const afterPrice = (answer: number, price: number): number =>
  Math.max(answer - PRICE_SHARE * price, PRICED_OUT * answer);

/** Lower bound of a value, so that its logarithm stays finite. */
const LIKED_LEAST = 1e-4;

/**
 * How much a reader would like each of these as writers, in log odds against their average. Reading takes no member's attention
 * and needs no answer: this is the value of the deck's card of a member who already likes the viewer, and nothing else.
 */
export function likings(reader: Viewer, writers: Pool, weights: Float64Array): number[] {
  const pool = { ...writers, likesMe: new Uint8Array(writers.size).fill(1) };
  const logs = Array.from(scorePool(reader, pool, weights), (value) =>
    Math.log(Math.max(LIKED_LEAST, value)),
  );
  const usual = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length);
  return logs.map((log) => log - usual);
}
