import type { Candidates } from "./candidates.ts";
import { ACTIVE_DAYS, type Community, isHeld, isJudged } from "./community.ts";
import type { Policy } from "./policy.ts";

/** What a run counts besides the columns of the community. */
export interface Totals {
  swipes: number;
  matches: number;
  decks: number;
  /** Milliseconds spent on making decks, drawing candidates included. */
  deckMilliseconds: number;
}

/** What a run is judged by; shares from 0 to 1. */
export interface Measures {
  policy: string;
  swipes: number;
  /** Mutual matches per 100 swipes: what counts. */
  matchesPer100: number;
  /** Of the ten that fit best among held-back pairs, the share that like one another. */
  precision10: number;
  /** Inequality of exposure over the last fourteen days: 0 when all are shown alike. */
  gini: number;
  /** Members in the deck who were shown at least ten times. */
  coverage: number;
  /** Newcomers who found a match within 72 hours of joining. */
  newcomersMatched: number;
  /** Mean time to make a deck, in milliseconds. */
  deckMilliseconds: number;
}

/** The Gini coefficient of a list of counts. */
function gini(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b);
  let [weighted, total] = [0, 0];
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
function precision(community: Community, policy: Policy, candidates: Candidates, settled: number[]): number {
  const { world, lastDay } = community;
  let [mutual, asked] = [0, 0];
  for (const i of settled) {
    if (!isJudged(i) || world.options.days - (lastDay[i] ?? 0) > 7) continue;
    const held = candidates.range(i, policy.reach).filter((j) => j !== i && isHeld(world, i, j));
    const fits = policy.fit(i, held);
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
export function measure(
  community: Community,
  policy: Policy,
  candidates: Candidates,
  totals: Totals,
): Measures {
  const { world, lastDay } = community;
  const { days } = world.options;
  const everybody = [...world.members.keys()];
  const joined = (i: number) => world.members[i]?.hidden.joined ?? 0;
  const settled = everybody.filter(
    (i) => joined(i) <= days - ACTIVE_DAYS && days - (lastDay[i] ?? 0) <= ACTIVE_DAYS,
  );
  const newcomers = everybody.filter(
    (i) => joined(i) >= 7 && joined(i) <= days - 4 && (community.earlySwipes[i] ?? 0) > 0,
  );
  return {
    policy: policy.name,
    swipes: totals.swipes,
    matchesPer100: (100 * totals.matches) / totals.swipes,
    precision10: precision(community, policy, candidates, settled),
    gini: gini(settled.map((j) => community.lateShown[j] ?? 0)),
    coverage: share(settled, (j) => (community.lateShown[j] ?? 0) >= 10),
    newcomersMatched: share(newcomers, (i) => (community.earlyMatches[i] ?? 0) > 0),
    deckMilliseconds: totals.deckMilliseconds / totals.decks,
  };
}
