import type { Candidates } from "./candidates.ts";
import { ACTIVE_DAYS, type Community, isHeld, isJudged } from "./community.ts";
import type { Policy } from "./policy.ts";

/** What a run counts in addition to the columns of the community. */
export interface Totals {
  /** Decisions of honest members, and matches between two of them who are both still there. */
  swipes: number;
  matches: number;
  /** The same in the second half of the run. */
  lateSwipes: number;
  /** Matches that come to a partnership in the end. */
  partnerships: number;
  lateMatches: number;
  decks: number;
  /** Milliseconds spent on making decks, drawing candidates included. */
  deckMilliseconds: number;
}

/** What a run is judged by; shares from 0 to 1. */
export interface Measures {
  policy: string;
  swipes: number;
  /** Mutual matches per 100 swipes: what counts. Between honest members who are both still there. */
  matchesPer100: number;
  /** The same in the second half of the run. */
  lateMatchesPer100: number;
  /** Partnerships in 100 swipes: matches that come through a conversation and a trial to working together. */
  partnershipsPer100: number;
  /** Of the ten that fit best among held-back pairs, the share that like one another. */
  precision10: number;
  /** Inequality of exposure over the last fourteen days: 0 when all are shown alike. */
  gini: number;
  /** Members in the deck who were shown at least ten times. */
  coverage: number;
  /** Newcomers who found a match within 72 hours of joining, of those who had swiped by then. */
  newcomersMatched: number;
  newcomersSwiping: number;
  /** Newcomers who were shown at least twenty times in their first week. */
  newcomersSeen: number;
  /** Mean time to make a deck, in milliseconds. */
  deckMilliseconds: number;
}

/** Newcomers are judged from this day on: the first wave of a new deck is no measure. */
const NEWCOMERS_FROM = 4;

/** The first week of a newcomer, in days, and how often they are to be shown in it. */
const WEEK = 7;
const SEEN_ENOUGH = 20;

/** The Gini coefficient of a list of counts. */
function gini(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b);
  let weighted = 0;
  let total = 0;
  for (const [rank, count] of sorted.entries()) {
    weighted += (rank + 1) * count;
    total += count;
  }
  const size = sorted.length;
  return total ? (2 * weighted) / (size * total) - (size + 1) / size : 0;
}

const share = (list: readonly number[], holds: (member: number) => boolean): number =>
  list.length ? list.filter(holds).length / list.length : 0;

/** The mean share of mutual likes among the ten best of each judged member's held-back pairs. */
async function precision(
  community: Community,
  policy: Policy,
  candidates: Candidates,
  settled: number[],
): Promise<number> {
  const { world, lastDay } = community;
  let mutual = 0;
  let asked = 0;
  for (const i of settled) {
    if (!isJudged(i) || world.options.days - (lastDay[i] ?? 0) > 7) continue;
    const held = candidates.range(i).filter((j) => j !== i && isHeld(world, i, j));
    const fits = await policy.fit(i, held);
    const best = held
      .map((j, row) => ({ j, fit: fits[row] ?? 0 }))
      .sort((a, b) => b.fit - a.fit)
      .slice(0, 10);
    mutual += best.filter(({ j }) => world.likes(i, j) && world.likes(j, i)).length;
    asked += 10;
  }
  return asked ? mutual / asked : 0;
}

/** Judges a finished run. */
export async function measure(
  community: Community,
  policy: Policy,
  candidates: Candidates,
  totals: Totals,
): Promise<Measures> {
  const { world, lastDay } = community;
  const { days } = world.options;
  const everybody = [...world.members.keys()];
  const joined = (i: number) => world.members[i]?.hidden.joined ?? 0;
  const isHonest = (i: number) => !world.members[i]?.hidden.dealsEverybody;
  const settled = everybody.filter(
    (i) =>
      joined(i) <= Math.max(0, days - ACTIVE_DAYS) && days - (lastDay[i] ?? 0) <= ACTIVE_DAYS && isHonest(i),
  );
  const newcomers = everybody.filter(
    (i) => joined(i) >= NEWCOMERS_FROM && joined(i) <= days - 4 && isHonest(i),
  );
  return {
    policy: policy.name,
    swipes: totals.swipes,
    matchesPer100: (100 * totals.matches) / totals.swipes,
    lateMatchesPer100: (100 * totals.lateMatches) / totals.lateSwipes,
    partnershipsPer100: (100 * totals.partnerships) / totals.swipes,
    precision10: await precision(community, policy, candidates, settled),
    gini: gini(settled.map((j) => community.lateShown[j] ?? 0)),
    coverage: share(settled, (j) => (community.lateShown[j] ?? 0) >= 10),
    newcomersMatched: share(newcomers, (i) => (community.earlyMatches[i] ?? 0) > 0),
    newcomersSwiping: share(newcomers, (i) => (community.earlySwipes[i] ?? 0) > 0),
    newcomersSeen: share(
      everybody.filter((i) => joined(i) >= NEWCOMERS_FROM && joined(i) <= days - WEEK && isHonest(i)),
      (i) => (community.firstWeekShown[i] ?? 0) >= SEEN_ENOUGH,
    ),
    deckMilliseconds: totals.deckMilliseconds / totals.decks,
  };
}
