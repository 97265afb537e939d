import {
  type Answer,
  answersOf,
  type Outcome,
  STAGES,
  type Stage,
} from "../../apps/server/src/features/matching/engine/outcomes.ts";
import { Cards } from "./cards.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

/** A set of ordered pairs of members, one bit each. */
class PairSet {
  readonly #words: Uint32Array;
  readonly #wordsPerMember: number;
  constructor(members: number) {
    this.#wordsPerMember = (members + 31) >>> 5;
    this.#words = new Uint32Array(members * this.#wordsPerMember);
  }
  has(i: number, j: number): boolean {
    return (((this.#words[i * this.#wordsPerMember + (j >>> 5)] ?? 0) >>> (j & 31)) & 1) === 1;
  }
  add(i: number, j: number): void {
    const word = i * this.#wordsPerMember + (j >>> 5);
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (j & 31));
  }
}

/** Members not seen for this many days leave the deck. */
export const ACTIVE_DAYS = 14;
/** One pair in five of one member in twenty is never shown: on those pairs precision is measured. */
const HELD_SHARE = 0.2;
const HELD_SALT = 7_777_777;

/** What the product knows while the simulation runs, and what the measures count. */
export interface Community {
  world: World;
  cards: Cards;
  seen: PairSet;
  liked: PairSet;
  /** Unanswered likes received, oldest first. */
  inbox: number[][];
  /** Deals given on the day of the last one. */
  deals: Int32Array;
  dealsOn: Int32Array;
  /** Day of the last session, -1 or less before the start. */
  lastDay: Float32Array;
  /** Counted during a newcomer's first three days. */
  earlySwipes: Int32Array;
  earlyMatches: Int32Array;
  /** How often a newcomer was shown during their first seven days. */
  firstWeekShown: Int32Array;
  /** Matches, and their known outcomes. */
  matches: { i: number; j: number; day: number; passes: number; known: Outcome | null }[];
  /** Impressions during the last fourteen days. */
  lateShown: Int32Array;
}

/** A community on its first day: members who were there before have been away for a while. */
export function openCommunity(world: World, random: Random): Community {
  const count = world.members.length;
  const lastDay = new Float32Array(count).fill(-1);
  for (const [i, { hidden }] of world.members.entries())
    if (hidden.joined <= 0)
      lastDay[i] = -Math.floor(random() * Math.min(30, 6 / Math.max(0.1, hidden.sessionRate)));
  return {
    world,
    cards: new Cards(world),
    seen: new PairSet(count),
    liked: new PairSet(count),
    inbox: Array.from({ length: count }, () => []),
    deals: new Int32Array(count),
    dealsOn: new Int32Array(count),
    lastDay,
    matches: [],
    earlySwipes: new Int32Array(count),
    earlyMatches: new Int32Array(count),
    firstWeekShown: new Int32Array(count),
    lateShown: new Int32Array(count),
  };
}

/** After how many days it is known whether a match passed each stage: sooner than in the product, as a run is short. */
const KNOWN_AFTER: Readonly<Record<Stage, number>> = { replied: 3, lasting: 5, trial: 8, together: 12 };
/** The known outcome of a match that passed exactly n stages, and of one whose next stage is not known yet. */
const ENDED: readonly Outcome[] = ["nothing", "only_replied", "only_lasting", "apart", "together"];
const OPEN: readonly (Outcome | null)[] = [null, "replied", "lasting", "trial"];

/** The known outcome, after this many days, of a match that passes `passes` stages in the end. */
function knownAfter(days: number, passes: number): Outcome | null {
  const asked = STAGES.filter((stage) => days >= KNOWN_AFTER[stage]).length;
  if (asked > passes) return ENDED[passes] ?? null;
  return asked === STAGES.length ? "together" : (OPEN[asked] ?? null);
}

/** What matches have become since the night before says of who made them: stage by stage, never before its time. */
export function newsOf(
  { matches }: Community,
  day: number,
): { i: number; j: number; answers: readonly Answer[] }[] {
  return matches.flatMap((match) => {
    const now = knownAfter(day - match.day, match.passes);
    if (!now || now === match.known) return [];
    const answers = answersOf(match.known, now);
    match.known = now;
    return [{ i: match.i, j: match.j, answers }];
  });
}

/** Whether precision is measured with this member's held-back pairs. */
export const isJudged = (i: number): boolean => i % 20 === 3;

/** Whether a pair is held back from every deck. */
export function isHeld(world: World, i: number, j: number): boolean {
  if (!isJudged(i) && !isJudged(j)) return false;
  return world.draw(Math.min(i, j) + HELD_SALT, Math.max(i, j)) < HELD_SHARE;
}

/** Members in the deck on a day, by language. */
export function activeByLanguage(community: Community, day: number): number[][] {
  const lists: number[][] = Array.from({ length: 10 }, () => []);
  for (const [j, { shown, hidden }] of community.world.members.entries())
    if (hidden.joined <= day && day - (community.lastDay[j] ?? 0) <= ACTIVE_DAYS)
      lists[shown.language]?.push(j);
  return lists;
}
