import { GOAL_AFFINITY } from "./market.ts";
import {
  CHEMISTRY,
  type Chemistry,
  drawMember,
  type MemberOptions,
  type SimulatedMember,
} from "./members.ts";
import { gauss, seededRandom } from "./random.ts";
import { drawRhythm, timesSuit } from "./rhythm.ts";
import { writeTexts } from "./texts.ts";

/** How a world is made. The weights say what rules it: appeal, pickiness or hidden chemistry. */
export interface WorldOptions extends MemberOptions {
  seed: number;
  members: number;
  appealWeight: number;
  eagernessWeight: number;
  chemistryWeight: number;
  /** Share of No Deals among what spammers and scam accounts decide. */
  noDeals: number;
  /** Log odds of liking a stranger without any matching trait. */
  bias: number;
  /** How much it counts for what comes of a match that both are here at the same hours and have as much time; 0: days have no hours. */
  rhythm: number;
  /** 'sum': every model and skill of the other counts; 'best': only the one that is wished for most. */
  truth: "sum" | "best";
}

/** A market of founders, and what each of them would truly decide. */
export interface World {
  options: WorldOptions;
  members: SimulatedMember[];
  /** The true p(i likes j). */
  probability(i: number, j: number): number;
  /** Whether i likes j: always the same answer. */
  likes(i: number, j: number): boolean;
  /** The number of stages that a match of both passes in the end: always the same, in either order. */
  passes(i: number, j: number): number;
  /** The true chance that a match of both passes every stage. */
  promise(i: number, j: number): number;
  /** A number in [0, 1) that belongs to the ordered pair. */
  draw(i: number, j: number): number;
}

/** A number in [0, 1) from a pair and a seed, by mixing their bits. */
function pairDraw(salt: number, i: number, j: number): number {
  let hash = (Math.imul(i, 0x9e3779b1) ^ salt) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash ^= Math.imul(j + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  hash ^= hash >>> 15;
  return (hash >>> 0) / 4294967296;
}

/** The mean-like sum of a wish over the set bits: divided by the root of their number. */
function preferenceOver(wish: Float32Array, mask: number): number {
  let sum = 0;
  let count = 0;
  for (let bit = 0, rest = mask; rest; bit++, rest >>= 1)
    if (rest & 1) {
      sum += wish[bit] ?? 0;
      count++;
    }
  return count ? sum / Math.sqrt(count) : 0;
}

/** The wish for the best of the set bits. */
function bestOf(wish: Float32Array, mask: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let bit = 0, rest = mask; rest; bit++, rest >>= 1) if (rest & 1) best = Math.max(best, wish[bit] ?? 0);
  return mask ? best : 0;
}

/** The true log odds of i liking j. */
function logOdds(options: WorldOptions, i: SimulatedMember, j: SimulatedMember): number {
  const me = i.hidden;
  let sum = options.bias + options.eagernessWeight * me.eagerness;
  sum += options.appealWeight * me.appealWeight * j.hidden.appeal;
  const wishOver = options.truth === "sum" ? preferenceOver : bestOf;
  sum += 1.15 * wishOver(me.wantedModels, j.shown.models) + 1.1 * wishOver(me.wantedSkills, j.shown.skills);
  sum += me.goalWeight * (GOAL_AFFINITY[i.shown.goal]?.[j.shown.goal] ?? 0);
  if (i.shown.language !== j.shown.language) sum -= me.speaksEnglish && j.hidden.speaksEnglish ? 1.2 : 4.5;
  const years = (j.shown.age - i.shown.age - 1.5) / me.ageTolerance;
  sum -= Math.min(3, 0.8 * years * years);
  let chemistry = 0;
  for (let d = 0; d < CHEMISTRY; d++) chemistry += (me.wants[d] ?? 0) * (j.hidden.gives[d] ?? 0);
  return sum + options.chemistryWeight * chemistry;
}

/** How easily a match passes each of the product's stages. */
const EASE = [0.2, -0.6, -0.8, 0.3];
const STAGE_SALT = 9_999_991;
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const countBits = (mask: number) => mask.toString(2).replaceAll("0", "").length;

/**
 * How well two would work together, in log odds: only partly what they Deal on. Skills that complete one another, the same goal and
 * an age that is near help; doing exactly the same does not; half of it shows nowhere.
 */
function suits(one: SimulatedMember, other: SimulatedMember): number {
  const a = one.shown;
  const b = other.shown;
  const complete = countBits(a.skills ^ b.skills) / 3 - 1.1;
  const years = Math.min(3, Math.abs(a.age - b.age) / 10);
  let values = 0;
  for (let d = 0; d < CHEMISTRY; d++) values += (one.hidden.gives[d] ?? 0) * (other.hidden.gives[d] ?? 0);
  return 0.9 * complete + 0.9 * Number(a.goal === b.goal) - 0.2 - 0.6 * (years - 0.7) + 0.35 * values;
}

/** Makes a world; the same options give the same world. */
export function makeWorld(options: WorldOptions): World {
  const random = seededRandom(options.seed * 7919 + 17);
  const chemistry: Chemistry = { gives: [], wants: [] };
  for (let archetype = 0; archetype < 5; archetype++) {
    chemistry.wants.push(Array.from({ length: CHEMISTRY }, () => gauss(random)));
    chemistry.gives.push(Array.from({ length: CHEMISTRY }, () => gauss(random)));
  }
  const apart = seededRandom(options.seed * 104_729 + 31);
  const members = Array.from({ length: options.members }, () =>
    drawMember(random, apart, chemistry, options),
  );
  const rhythms = seededRandom(options.seed * 49_979_687 + 11);
  if (options.rhythm) for (const member of members) member.rhythm = drawRhythm(rhythms);
  const writers = seededRandom(options.seed * 15_485_863 + 5);
  for (const member of members) member.texts = writeTexts(writers, member, options.writing);
  const salt = (options.seed * 2654435761) >>> 0;
  const draw = (i: number, j: number) => pairDraw(salt, i, j);
  const probability = (i: number, j: number) => {
    const from = members[i];
    const to = members[j];
    if (from?.hidden.dealsEverybody) return 1 - options.noDeals;
    return from && to ? 1 / (1 + Math.exp(-logOdds(options, from, to))) : 0;
  };
  const suit = (i: number, j: number): number => {
    const one = members[i];
    const other = members[j];
    if (!one || !other) return Number.NEGATIVE_INFINITY;
    const times = one.rhythm && other.rhythm ? timesSuit(one.rhythm, other.rhythm) : 0;
    return suits(one, other) + options.rhythm * times;
  };
  const promise = (i: number, j: number) => {
    const both = suit(i, j);
    return EASE.reduce((chance, ease) => chance * sigmoid(both + ease), 1);
  };
  const passes = (i: number, j: number) => {
    const both = suit(i, j);
    const low = Math.min(i, j);
    const high = Math.max(i, j);
    const ends = EASE.findIndex(
      (ease, stage) => draw(low + STAGE_SALT * (stage + 1), high) >= sigmoid(both + ease),
    );
    return ends < 0 ? EASE.length : ends;
  };
  return {
    options,
    members,
    probability,
    draw,
    passes,
    promise,
    likes: (i, j) => draw(i, j) < probability(i, j),
  };
}
