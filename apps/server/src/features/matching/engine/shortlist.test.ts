import { describe, expect, it } from "vitest";
import { freshModel, selectivity } from "./learn.ts";
import { HARDLY_SEEN } from "./rank.ts";
import { scorePool } from "./score.ts";
import { SHORTLIST_SIZE, shortlist } from "./shortlist.ts";
import { randomPool, randomViewer, seeded } from "./test-pools.ts";

const { weights } = freshModel();
const SIZE = 4_000;

/** A large pool in which all were shown equally often, and none likes the viewer. */
function unrelatedPool(random: () => number) {
  const pool = randomPool(SIZE, random);
  pool.likesMe.fill(0);
  pool.shown.fill(HARDLY_SEEN);
  // What people like in each other differs, but does not rule; words are another matter.
  for (let at = 0; at < pool.taste.length; at++) pool.taste[at] = Math.round((pool.taste[at] ?? 0) / 4);
  pool.topics.fill(0);
  return pool;
}

describe("shortlist", () => {
  it("loses little of what the best deck would be worth if everybody were ranked", () => {
    const random = seeded(3);
    const worthOf = (values: Float64Array) =>
      values
        .sort()
        .slice(-20)
        .reduce((sum, value) => sum + value, 0);
    let kept = 0;
    let whole = 0;
    let byChance = 0;
    for (let round = 0; round < 20; round++) {
      const pool = unrelatedPool(random);
      const viewer = randomViewer(random);
      const rows = shortlist(viewer, pool, weights);
      expect(rows.length).toBeGreaterThanOrEqual(SHORTLIST_SIZE);
      expect(rows.length).toBeLessThan(SHORTLIST_SIZE + 20);
      const values = scorePool(viewer, pool, weights);
      kept += worthOf(Float64Array.from(rows, (row) => values[row] ?? 0));
      byChance += worthOf(values.slice(0, SHORTLIST_SIZE));
      whole += worthOf(values);
    }
    expect(kept / whole).toBeGreaterThan(0.92);
    expect(byChance / whole).toBeLessThan(0.85);
  });

  it("keeps all who like the viewer, and some who were hardly seen", () => {
    const random = seeded(4);
    const pool = unrelatedPool(random);
    const viewer = randomViewer(random);
    const likers = [5, 2_000, 3_999];
    for (const row of likers) pool.likesMe[row] = 1;
    for (let row = 1_000; row < 1_100; row++) {
      pool.shown[row] = 0;
      pool.pop[row] = -3;
    }
    const rows = shortlist(viewer, pool, weights);
    for (const row of likers) expect(rows).toContain(row);
    const hardlySeen = rows.filter((row) => row >= 1_000 && row < 1_100).length;
    expect(hardlySeen).toBeGreaterThanOrEqual(50);
    expect(hardlySeen).toBeLessThan(70);
  });

  it("keeps none who is out, or excluded by a must", () => {
    const random = seeded(5);
    const pool = unrelatedPool(random);
    const viewer = randomViewer(random);
    const out = new Uint8Array(SIZE);
    for (let row = 0; row < SIZE; row += 2) out[row] = 1;
    // A must for a skill that the viewer has not.
    const theirs = Math.floor(viewer.features / 2 ** 11) & 1023;
    const lacks = Array.from({ length: 10 }, (_, bit) => bit).find((bit) => !((theirs >> bit) & 1)) ?? 0;
    for (let row = 1; row < SIZE; row += 4) pool.high[row] = (1 << 19) | (1 << (9 + lacks));
    const rows = shortlist(viewer, { ...pool, out }, weights);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row % 4).toBe(3);
  });

  it("does not fall for those who Deal everybody", () => {
    const random = seeded(6);
    const pool = unrelatedPool(random);
    const viewer = randomViewer(random);
    const spammers = new Set<number>();
    for (let row = 0; row < SIZE; row += 20) {
      pool.pick[row] = 5;
      pool.selectivity[row] = selectivity(pool.pick[row] ?? 0, 50);
      spammers.add(row);
    }
    const rows = shortlist(viewer, pool, weights);
    expect(rows.filter((row) => spammers.has(row)).length / rows.length).toBeLessThan(0.05);
  });
});
