import { describe, expect, it } from "vitest";
import { joinPools, type PoolRow, readPool } from "#features/matching/deck-pool.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";

const bytes = (
  width: number,
  values: readonly number[],
  write: (buffer: Buffer, value: number, at: number) => void,
) => {
  const buffer = Buffer.alloc(width * values.length);
  for (const [row, value] of values.entries()) write(buffer, value, row * width);
  return buffer;
};
const integers = (...values: number[]) =>
  bytes(4, values, (buffer, value, at) => buffer.writeInt32BE(value, at));
const floats = (...values: number[]) =>
  bytes(4, values, (buffer, value, at) => buffer.writeFloatBE(value, at));

/** Columns as PostgreSQL sends them, for cards that differ in their places and features. */
const columns = (places: readonly number[]): PoolRow => ({
  places: integers(...places),
  features: bytes(8, places, (buffer, place, at) => buffer.writeBigUInt64BE(BigInt(2 ** 40 + place), at)),
  pop: floats(...places.map((place) => place / 2)),
  pick: floats(...places.map(() => -0.25)),
  resp: floats(...places.map(() => 0.5)),
  inbox: integers(...places.map((place) => place + 1)),
  shown: integers(...places.map((place) => place + 2)),
  likes_me: Buffer.from(places.map((place) => place % 2)),
  taste: Buffer.from(places.flatMap((place) => new Array<number>(TASTE_SIZE).fill(256 - place))),
});

const empty: PoolRow = {
  ...{ places: null, features: null, pop: null, pick: null, resp: null },
  ...{ inbox: null, shown: null, likes_me: null, taste: null },
};

describe("readPool", () => {
  it("reads every column", () => {
    const { pool, places } = readPool(columns([3, 4]));
    expect([...places]).toEqual([3, 4]);
    expect(pool.size).toBe(2);
    expect([...pool.low]).toEqual([3, 4]);
    expect([...pool.high]).toEqual([256, 256]);
    expect([...pool.pop]).toEqual([1.5, 2]);
    expect([...pool.pick]).toEqual([-0.25, -0.25]);
    expect([...pool.resp]).toEqual([0.5, 0.5]);
    expect([...pool.inbox]).toEqual([4, 5]);
    expect([...pool.shown]).toEqual([5, 6]);
    expect([...pool.likesMe]).toEqual([1, 0]);
    expect(pool.taste[0]).toBe(-3);
    expect(pool.taste[TASTE_SIZE]).toBe(-4);
    expect(pool.taste.length).toBe(2 * TASTE_SIZE);
  });

  it("reads an empty pool", () => {
    expect(readPool(empty).pool.size).toBe(0);
  });
});

describe("joinPools", () => {
  it("keeps every candidate once, with the columns of their first pool", () => {
    const { pool, places } = joinPools([
      readPool(columns([1, 2])),
      readPool(empty),
      readPool(columns([2, 5])),
    ]);
    expect([...places]).toEqual([1, 2, 5]);
    expect(pool.size).toBe(3);
    expect([...pool.low]).toEqual([1, 2, 5]);
    expect([...pool.inbox]).toEqual([2, 3, 6]);
    expect([...pool.likesMe]).toEqual([1, 0, 1]);
    expect(pool.taste[2 * TASTE_SIZE]).toBe(-5);
  });
});
