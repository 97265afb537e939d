import { describe, expect, it } from "vitest";
import { joinPools, type PoolRow, readPool } from "#features/matching/deck/deck-pool.ts";
import { selectivity } from "#features/matching/engine/learn.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";
import { TOPICS } from "#features/matching/engine/words/topics.ts";

/** Cards as PostgreSQL sends them, which differ in their places. */
const rowOf = (places: readonly number[]): PoolRow => ({
  cards: Buffer.concat(
    places.map((place) => {
      const card = Buffer.alloc(47 + TOPICS + TASTE_SIZE, 256 - place);
      card.writeInt32BE(place, 0);
      card.writeBigUInt64BE(BigInt(2 ** 40 + place), 4);
      for (const [at, value] of [
        [12, place / 2],
        [16, -0.25],
        [20, 0.5],
        [32, place / 4],
        [36, place * 3],
      ] as const)
        card.writeFloatBE(value, at);
      card.writeInt32BE(place + 1, 24);
      card.writeInt32BE(place + 2, 28);
      card.writeUInt32BE(place + 7, 40);
      card.writeUInt8(place % 2, 44);
      card.writeUInt16BE(place * 100, 45);
      card.writeInt8(place + 5, 47);
      return card;
    }),
  ),
});
const empty: PoolRow = { cards: null };

describe("readPool", () => {
  it("reads every field", () => {
    const { pool, places } = readPool(rowOf([3, 4]));
    expect([...places]).toEqual([3, 4]);
    expect(pool.size).toBe(2);
    expect([...pool.low]).toEqual([3, 4]);
    expect([...pool.high]).toEqual([256, 256]);
    expect([...pool.pop]).toEqual([1.5, 2]);
    expect([...pool.pick]).toEqual([-0.25, -0.25]);
    expect([...pool.resp]).toEqual([0.5, 0.5]);
    expect([...pool.inbox]).toEqual([4, 5]);
    expect([...pool.shown]).toEqual([5, 6]);
    expect([...pool.price]).toEqual([0.75, 1]);
    expect([...pool.selectivity]).toEqual(
      [9, 12].map((evidence) => Math.fround(selectivity(-0.25, evidence))),
    );
    expect([...pool.times]).toEqual([10, 11]);
    expect([...pool.likesMe]).toEqual([1, 0]);
    expect([...pool.topics]).toEqual([300, 400]);
    expect([pool.offered[0], pool.offered[TOPICS]]).toEqual([8, 9]);
    expect(pool.taste[0]).toBe(-3);
    expect(pool.taste[TASTE_SIZE]).toBe(-4);
    expect(pool.taste.length).toBe(2 * TASTE_SIZE);
  });

  it("reads an empty pool", () => {
    expect(readPool(empty).pool.size).toBe(0);
  });
});

describe("joinPools", () => {
  it("keeps every candidate once, as in their first pool", () => {
    const { pool, places } = joinPools([readPool(rowOf([1, 2])), readPool(empty), readPool(rowOf([2, 5]))]);
    expect([...places]).toEqual([1, 2, 5]);
    expect(pool.size).toBe(3);
    expect([...pool.low]).toEqual([1, 2, 5]);
    expect([...pool.inbox]).toEqual([2, 3, 6]);
    expect([...pool.likesMe]).toEqual([1, 0, 1]);
    expect(pool.taste[2 * TASTE_SIZE]).toBe(-5);
  });
});
