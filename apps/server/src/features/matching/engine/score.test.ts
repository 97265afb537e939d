import { describe, expect, it } from "vitest";
import { attention, EXCLUDED, type Pool, priceAfter, scorePool } from "#features/matching/engine/score.ts";
import { affinityTerms, WORD_TERM } from "./affinities.ts";
import { joinWords, unpack } from "./features.ts";
import { freshModel } from "./learn.ts";
import { OUTCOME_TERM, promiseOf, STAGES, termsOfTwo } from "./outcomes.ts";
import { sharedTerms, sigmoid, tasteTerms } from "./terms.ts";
import { randomPool, randomViewer, seeded } from "./test-pools.ts";
import { timesOfTwo } from "./times.ts";
import type { Viewer } from "./viewer.ts";
import { STATED_PREFERENCE, TASTE_SCALE, TASTE_SIZE } from "./weights.ts";
import { TOPICS } from "./words/topics.ts";
import { NO_WORDS, type WordPair, wordPair } from "./words/words.ts";

/** p(i likes j) written out term by term, as the design states it. */
function likes(
  weights: Float64Array,
  i: number,
  j: number,
  card: { pick: number; pop: number; taste: Int8Array; words: WordPair | null },
): number {
  const from = unpack(i);
  const to = unpack(j);
  const { pick, pop, taste, words } = card;
  const x = sharedTerms(from, to);
  let logOdds = pick + pop;
  for (const [k, value] of x.entries()) logOdds += (weights[k] ?? 0) * value;
  for (const { place, value } of affinityTerms(from, to)) logOdds += (weights[place] ?? 0) * value;
  for (const { place, value } of tasteTerms(to, x, words))
    logOdds += ((taste[place] ?? 0) / TASTE_SCALE) * value;
  // The taste on a card includes what its words ask for.
  logOdds += (weights[WORD_TERM.alike] ?? 0) * (words?.alike ?? 0);
  return sigmoid(from.sought & to.skills ? logOdds + STATED_PREFERENCE : logOdds);
}

/** The chance of each match to come to a partnership, written out. */
function successes(viewer: Viewer, pool: Pool, weights: Float64Array): number[] {
  return Array.from({ length: pool.size }, (_, row) => {
    const topics = pool.offered.subarray(row * TOPICS, (row + 1) * TOPICS);
    const words = wordPair(viewer.words, { ...NO_WORDS, topics: pool.topics[row] ?? 0, offered: topics });
    const other = joinWords(pool.low[row] ?? 0, pool.high[row] ?? 0);
    const times = timesOfTwo(viewer.times, pool.times[row] ?? 0);
    const two = termsOfTwo(unpack(viewer.features), unpack(other), words, times).reduce(
      (sum, { place, value }) => sum + (weights[place] ?? 0) * value,
      0,
    );
    return STAGES.reduce((chance, stage) => chance * sigmoid((weights[OUTCOME_TERM[stage]] ?? 0) + two), 1);
  });
}

describe("scorePool", () => {
  it("equals the score written out term by term, in both directions", () => {
    const random = seeded(7);
    const weights = freshModel().weights.map((weight) => weight + random() - 0.5);
    for (let round = 0; round < 20; round++) {
      const pool = randomPool(50, random);
      const viewer = randomViewer(random);
      const values = scorePool(viewer, pool, weights);
      const promises = successes(viewer, pool, weights);
      const worths: number[] = [];
      for (let row = 0; row < pool.size; row++) {
        const other = joinWords(pool.low[row] ?? 0, pool.high[row] ?? 0);
        const theirs = pool.taste.subarray(row * TASTE_SIZE, (row + 1) * TASTE_SIZE);
        const topics = pool.offered.subarray(row * TOPICS, (row + 1) * TOPICS);
        const words = { ...NO_WORDS, topics: pool.topics[row] ?? 0, offered: topics };
        const forth = likes(weights, viewer.features, other, {
          pick: viewer.pick,
          pop: pool.pop[row] ?? 0,
          taste: viewer.taste,
          words: wordPair(viewer.words, words),
        });
        const back = likes(weights, other, viewer.features, {
          pick: pool.pick[row] ?? 0,
          pop: viewer.pop,
          taste: theirs,
          words: wordPair(words, viewer.words),
        });
        const chosen = pool.selectivity[row] ?? 0;
        const expected = pool.likesMe[row]
          ? forth
          : forth *
            Math.max(back - (pool.price[row] ?? 0) / 2, back / 1000) *
            attention(pool.resp[row] ?? 0, pool.inbox[row] ?? 0);
        worths.push(expected * chosen);
      }
      const all = worths.reduce((sum, worth) => sum + worth, 0);
      const usual = worths.reduce((sum, worth, row) => sum + worth * (promises[row] ?? 0), 0) / all;
      for (const [row, worth] of worths.entries())
        expect(values[row]).toBeCloseTo(worth * promiseOf((promises[row] ?? 0) / usual), 9);
    }
  });

  it("excludes pairs that a stated must rules out, on either side", () => {
    const random = seeded(3);
    const pool = randomPool(2, random);
    pool.high.fill(0);
    // The first candidate has skill 0, the second has skill 1 and insists on skill 2.
    pool.low.set([(1 << 11) | 1, (2 << 11) | 1]);
    pool.high[1] = (4 << 9) | (1 << 19);
    const viewer = (skills: number, high: number): Viewer => ({
      ...randomViewer(random),
      features: joinWords((skills << 11) | 1, high),
    });
    const needsSkill1 = scorePool(viewer(4, (2 << 9) | (1 << 19)), pool, freshModel().weights);
    expect(needsSkill1[0]).toBe(EXCLUDED);
    expect(needsSkill1[1]).toBeGreaterThan(0);
    const lacksSkill2 = scorePool(viewer(8, 0), pool, freshModel().weights);
    expect(lacksSkill2[0]).toBeGreaterThan(0);
    expect(lacksSkill2[1]).toBe(EXCLUDED);
  });
});

describe("the price of attention", () => {
  it("follows what the last place of a deck is worth, and falls where there is room", () => {
    expect(priceAfter(0, 0.5)).toBeCloseTo(0.15);
    expect(priceAfter(0.15, 0.5)).toBeCloseTo(0.255);
    expect(priceAfter(0.5, 0)).toBeCloseTo(0.35);
  });

  it("puts strangers behind others who would answer as gladly, never those who wait for an answer", () => {
    const random = seeded(5);
    const pool = randomPool(2, random);
    for (const column of [pool.low, pool.high, pool.pop, pool.pick, pool.selectivity, pool.resp, pool.inbox])
      column[1] = column[0] ?? 0;
    pool.taste.copyWithin(TASTE_SIZE, 0, TASTE_SIZE);
    pool.topics.fill(0);
    pool.likesMe.fill(0);
    pool.price.set([0, 0.01]);
    const viewer = randomViewer(random);
    const [free = 0, priced = 0] = scorePool(viewer, pool, freshModel().weights);
    expect(priced).toBeLessThan(free);
    pool.likesMe.fill(1);
    const [one, other] = scorePool(viewer, pool, freshModel().weights);
    expect(one).toBe(other);
  });
});

describe("attention", () => {
  it("is whole while the inbox can be answered in three days, and shared beyond", () => {
    expect(attention(1, 0)).toBe(1);
    expect(attention(1, 29)).toBe(1);
    expect(attention(1, 59)).toBeCloseTo(0.5);
    expect(attention(0, 0)).toBe(0.5);
  });
});
