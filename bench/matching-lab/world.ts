import { GOAL_AFFINITY } from "./market.ts";
import { CHEMISTRY, type Chemistry, drawMember, type SimulatedMember } from "./members.ts";
import { gauss, seededRandom } from "./random.ts";

/** How a world is made. The weights say what rules it: appeal, pickiness or hidden chemistry. */
export interface WorldOptions {
  seed: number;
  members: number;
  days: number;
  appealWeight: number;
  eagernessWeight: number;
  chemistryWeight: number;
  /** Log odds of liking a stranger about whom nothing speaks. */
  bias: number;
}

export const USUAL_WORLD = { appealWeight: 1.3, eagernessWeight: 1.4, chemistryWeight: 0.34, bias: -2.35 };

/** A market of founders, and what each of them would truly decide. */
export interface World {
  options: WorldOptions;
  members: SimulatedMember[];
  /** The true p(i likes j). */
  probability(i: number, j: number): number;
  /** Whether i likes j: the same answer whenever it is asked. */
  likes(i: number, j: number): boolean;
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
  let [sum, count] = [0, 0];
  for (let bit = 0, rest = mask; rest; bit++, rest >>= 1)
    if (rest & 1) {
      sum += wish[bit] ?? 0;
      count++;
    }
  return count ? sum / Math.sqrt(count) : 0;
}

/** The true log odds of i liking j. */
function logOdds(options: WorldOptions, i: SimulatedMember, j: SimulatedMember): number {
  const me = i.hidden;
  let sum = options.bias + options.eagernessWeight * me.eagerness;
  sum += options.appealWeight * me.appealWeight * j.hidden.appeal;
  sum +=
    1.15 * preferenceOver(me.wantedModels, j.shown.models) +
    1.1 * preferenceOver(me.wantedSkills, j.shown.skills);
  sum += me.goalWeight * (GOAL_AFFINITY[i.shown.goal]?.[j.shown.goal] ?? 0);
  if (i.shown.language !== j.shown.language) sum -= me.speaksEnglish && j.hidden.speaksEnglish ? 1.2 : 4.5;
  const years = (j.shown.age - i.shown.age - 1.5) / me.ageTolerance;
  sum -= Math.min(3, 0.8 * years * years);
  let chemistry = 0;
  for (let d = 0; d < CHEMISTRY; d++) chemistry += (me.wants[d] ?? 0) * (j.hidden.gives[d] ?? 0);
  return sum + options.chemistryWeight * chemistry;
}

/** Makes a world; the same options give the same world. */
export function makeWorld(options: WorldOptions): World {
  const random = seededRandom(options.seed * 7919 + 17);
  const chemistry: Chemistry = { gives: [], wants: [] };
  for (let archetype = 0; archetype < 5; archetype++) {
    chemistry.wants.push(Array.from({ length: CHEMISTRY }, () => gauss(random)));
    chemistry.gives.push(Array.from({ length: CHEMISTRY }, () => gauss(random)));
  }
  const members = Array.from({ length: options.members }, () => drawMember(random, chemistry, options.days));
  const salt = (options.seed * 2654435761) >>> 0;
  const draw = (i: number, j: number) => pairDraw(salt, i, j);
  const probability = (i: number, j: number) => {
    const [from, to] = [members[i], members[j]];
    return from && to ? 1 / (1 + Math.exp(-logOdds(options, from, to))) : 0;
  };
  return { options, members, probability, draw, likes: (i, j) => draw(i, j) < probability(i, j) };
}
