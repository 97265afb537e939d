import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CandidatePool, MAX_CANDIDATES, type ScannedCards } from "#features/matching/deck/candidate-pool.ts";
import { emptyPool } from "#features/matching/deck/deck-pool.ts";
import { PLACES, SLICE_SIZE } from "#features/matching/deck/deck-sql.ts";

/** A language whose people are at these places; `reads` counts how often a stretch was read. */
function aLanguage(places: number[]) {
  const language = {
    places,
    reads: 0,
    read: async (start: number): Promise<ScannedCards> => {
      language.reads++;
      const ordered = [...language.places].sort((a, b) => a - b);
      const at = ordered.findIndex((place) => place >= start);
      const from = at < 0 ? 0 : at;
      const found = [...ordered.slice(from), ...ordered.slice(0, from)].slice(0, SLICE_SIZE);
      const members = Buffer.alloc(16 * found.length);
      for (const [row, place] of found.entries()) members.writeUInt32BE(place, 16 * row + 12);
      return { pool: emptyPool(found.length), places: Int32Array.from(found), members };
    },
  };
  return language;
}
const spread = (count: number) =>
  Array.from({ length: count }, (_, n) => Math.floor((n * PLACES) / count) + (n % 7));
/** Asks again and again, as decks do, while time passes; what is read in the background is there afterwards. */
async function ask(candidates: CandidatePool, times: number, ms: number) {
  for (let n = 0; n < times; n++) {
    await candidates.current();
    await vi.advanceTimersByTimeAsync(ms);
  }
  return candidates.current();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("candidates of a language", () => {
  it("is read again as a whole where all fit one slice", async () => {
    const language = aLanguage(spread(30));
    const candidates = new CandidatePool(language.read);
    const first = await candidates.current();
    expect([...first.places].sort((a, b) => a - b)).toEqual(language.places);
    expect(await candidates.current()).toBe(first);
    language.places.push(3);
    await vi.advanceTimersByTimeAsync(2_100);
    expect((await candidates.current()).places.includes(3)).toBe(true);
    expect(language.reads).toBe(2);
  });

  it("grows to all cards of a language in scan order, without duplicates, and is kept up to date", async () => {
    const language = aLanguage(spread(3_500));
    const candidates = new CandidatePool(language.read);
    expect((await candidates.current()).places.length).toBe(SLICE_SIZE);
    const all = await ask(candidates, 8, 300);
    expect([...all.places].sort((a, b) => a - b)).toEqual(language.places);
    const { start, upper, round } = all;
    for (const place of language.places)
      expect((place >= start && place <= upper) || place <= round).toBe(true);
    language.places = [...language.places.slice(10), 3];
    const later = await ask(candidates, 12, 5_100);
    expect([...later.places].sort((a, b) => a - b)).toEqual([...language.places].sort((a, b) => a - b));
  });

  it("moves on over a large one, and knows in which row everybody is", async () => {
    const language = aLanguage(spread(20_000));
    const candidates = new CandidatePool(language.read);
    const full = await ask(candidates, 12, 300);
    expect(full.places.length).toBe(MAX_CANDIDATES);
    const moved = await ask(candidates, 2, 5_100);
    expect(moved.places.length).toBe(MAX_CANDIDATES);
    expect(moved.places[0]).toBe(full.places[SLICE_SIZE]);
    for (const [row, place] of moved.places.entries()) {
      expect(moved.rowOf(place)).toBe(row);
      expect(moved.rowsById().get(place.toString(16).padStart(32, "0"))).toBe(row);
    }
    expect(moved.rowOf(full.places[0] ?? -1)).toBeUndefined();
  });

  it("reads one stretch at a time, however many ask, and forgets what was read while it was to forget", async () => {
    const language = aLanguage(spread(20));
    const candidates = new CandidatePool(async (start) => {
      await sleep(50);
      return language.read(start);
    });
    const both = Promise.all([candidates.current(), candidates.current()]);
    await vi.advanceTimersByTimeAsync(10);
    candidates.forget();
    language.places = [5];
    const after = candidates.current();
    await vi.advanceTimersByTimeAsync(100);
    const [one, other] = await both;
    expect(one).toBe(other);
    expect([...(await after).places]).toEqual([5]);
    expect([...(await candidates.current()).places]).toEqual([5]);
    expect(language.reads).toBe(2);
  });

  it("goes on with what is there when the next can't be read, and fails when there is nothing", async () => {
    const language = aLanguage(spread(2_000));
    let isCut = false;
    const candidates = new CandidatePool(async (start) => {
      if (isCut) throw new Error("cut off");
      return language.read(start);
    });
    const first = await candidates.current();
    isCut = true;
    expect(await ask(candidates, 3, 400)).toBe(first);
    await vi.advanceTimersByTimeAsync(61_000);
    await expect(candidates.current()).rejects.toThrow("cut off");
    isCut = false;
    expect((await candidates.current()).places.length).toBe(SLICE_SIZE);
  });

  it("counts who is shown until their card is read again", async () => {
    const language = aLanguage(spread(30));
    const candidates = new CandidatePool(language.read);
    const { pool, places } = await candidates.current();
    candidates.recordShown(places[4] ?? -1);
    candidates.recordShown(1);
    expect([...pool.shown].filter(Boolean)).toEqual([1]);
    expect(pool.shown[4]).toBe(1);
    await vi.advanceTimersByTimeAsync(2_100);
    expect((await candidates.current()).pool.shown[4]).toBe(0);
  });
});
