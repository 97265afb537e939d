import { describe, expect, it } from "vitest";
import { composeDeck, INBOX_PLACES, NEWCOMER_SHOWN } from "./rank.ts";
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
const strangers = (count: number, shown: number) =>
  Array.from({ length: count }, (_, k) => [(count - k) / (2 * count), false, shown] as const);

describe("composeDeck", () => {
  it("gives two places to the best who were hardly seen, and orders the rest by value", () => {
    const { values, pool } = candidates([
      ...strangers(30, 500),
      [0.001, false, NEWCOMER_SHOWN - 1],
      [0.003, false, 0],
      [0.002, false, 3],
      [0.004, false, NEWCOMER_SHOWN],
    ]);
    const deck = composeDeck(values, pool);
    expect(deck).toHaveLength(20);
    expect(deck.slice(0, 2)).toEqual([31, 32]);
    expect(deck.slice(2)).toEqual(Array.from({ length: 18 }, (_, k) => k));
  });

  it("merges those who like me by value, at most twelve of them", () => {
    const waiting = Array.from({ length: 15 }, () => [0.9, true, 500] as const);
    const { values, pool } = candidates([...strangers(30, 500), ...waiting, [0.2, true, 0]]);
    const deck = composeDeck(values, pool);
    expect(deck.filter((row) => row >= 30)).toHaveLength(INBOX_PLACES);
    expect(deck.slice(0, INBOX_PLACES).every((row) => row >= 30)).toBe(true);
    expect(deck[INBOX_PLACES]).toBe(0);
  });

  it("never shows somebody twice, nor the excluded", () => {
    const { values, pool } = candidates([
      [0.5, false, 0],
      [0.4, false, 0],
      [0.3, false, 0],
      [EXCLUDED, false, 0],
      [EXCLUDED, true, 0],
    ]);
    expect(composeDeck(values, pool).sort()).toEqual([0, 1, 2]);
  });

  it("fills a short deck with what there is", () => {
    const { values, pool } = candidates([[0.1, true, 0]]);
    expect(composeDeck(values, pool)).toEqual([0]);
    expect(
      composeDeck(new Float64Array(0), { size: 0, likesMe: new Uint8Array(0), shown: new Int32Array(0) }),
    ).toEqual([]);
    expect(composeDeck(values, pool, { size: 0, newcomerPlaces: 2, inboxPlaces: 12 })).toEqual([]);
  });
});
