import { describe, expect, it } from "vitest";
import { composeDeck, HARDLY_SEEN } from "./rank.ts";
import { EXCLUDED } from "./score.ts";

/** Candidates given as [value, likes me, shown]. */
const candidates = (rows: readonly (readonly [number, boolean, number])[]) => ({
  values: Float64Array.from(rows, ([value]) => value),
  pool: {
    size: rows.length,
    likesMe: Uint8Array.from(rows, ([, likes]) => Number(likes)),
    shown: Int32Array.from(rows, ([, , shown]) => shown),
  },
});
const unrelatedMembers = (count: number, shown: number) =>
  Array.from({ length: count }, (_, k) => [(count - k) / (2 * count), false, shown] as const);

describe("composeDeck", () => {
  it("gives the tenth place to the best who was hardly seen, and orders the rest by value", () => {
    const { values, pool } = candidates([
      ...unrelatedMembers(30, 500),
      [0.001, false, HARDLY_SEEN - 1],
      [0.003, false, 0],
      [0.004, false, HARDLY_SEEN],
      [0.004, true, 0],
    ]);
    const { rows: deck } = composeDeck(values, pool);
    expect(deck).toEqual([...Array(9).keys(), 31, ...Array.from({ length: 10 }, (_, k) => k + 9)]);
    expect(composeDeck(values, pool, { size: 20, explores: false }).rows).toEqual([...Array(20).keys()]);
  });

  it("leaves a rarely shown member who fits best where their value puts them", () => {
    const { values, pool } = candidates([[0.9, false, 0], ...unrelatedMembers(5, 500), [0.001, false, 0]]);
    expect(composeDeck(values, pool).rows).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("merges those who like me by value, however many they are", () => {
    const waiting = Array.from({ length: 15 }, () => [0.9, true, 500] as const);
    const { values, pool } = candidates([...unrelatedMembers(30, 500), ...waiting, [0.2, true, 0]]);
    const { rows: deck } = composeDeck(values, pool);
    expect(deck.slice(0, 15).every((row) => row >= 30)).toBe(true);
    expect(deck.slice(15)).toEqual([0, 1, 2, 3, 4]);
  });

  it("says what the last card was worth, and nothing where there was room for more", () => {
    const { values, pool } = candidates([...unrelatedMembers(30, 500), [0.001, false, 0]]);
    expect(composeDeck(values, pool).marginal).toBe(values[18]);
    expect(composeDeck(values, pool, { size: 20, explores: false }).marginal).toBe(values[19]);
    expect(composeDeck(values, pool, { size: 32, explores: true }).marginal).toBe(0);
  });

  it("never shows a member twice, nor the excluded", () => {
    const { values, pool } = candidates([
      [0.5, false, 0],
      [0.4, false, 0],
      [0.3, false, 0],
      [EXCLUDED, false, 0],
      [EXCLUDED, true, 0],
    ]);
    expect(composeDeck(values, pool).rows.sort()).toEqual([0, 1, 2]);
  });

  it("fills a short deck with what there is", () => {
    const { values, pool } = candidates([[0.1, true, 0]]);
    expect(composeDeck(values, pool)).toEqual({ rows: [0], marginal: 0 });
    expect(
      composeDeck(new Float64Array(0), { size: 0, likesMe: new Uint8Array(0), shown: new Int32Array(0) })
        .rows,
    ).toEqual([]);
    expect(composeDeck(values, pool, { size: 0, explores: true }).rows).toEqual([]);
  });
});
