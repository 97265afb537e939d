import { CandidatePool, type Slice } from "#features/matching/deck/candidate-pool.ts";
import { CardCache } from "#features/matching/deck/card-cache.ts";
import { appended, type PlacedPool } from "#features/matching/deck/deck-pool.ts";
import { SLICE_SIZE } from "#features/matching/deck/deck-sql.ts";
import type { Pool } from "#features/matching/engine/score.ts";
import { findDecisionsInSlice, scanSlice } from "#features/matching/queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";

/** Decisions and blocks between a viewer and the members of a slice. */
type SliceDecisions = Awaited<ReturnType<typeof findDecisionsInSlice>>;

/** Which rows of a large pool are worth ranking. */
export type SelectRows = (pool: Pool) => readonly number[];

/**
 * The candidates of a slice for the viewer at a place, and those outside it who wait for the viewer's answer. The slice is shared:
 * rows that are not worth ranking are marked, because copies of the others would take longer than to rank them.
 */
export function candidatesOf(
  slice: Slice,
  viewerPlace: number,
  { out, likedBy, blocked, waiting }: SliceDecisions,
  choose: SelectRows,
): PlacedPool {
  const { rowOf, rowsById: rowsOf, pool, places } = slice;
  const isOut = new Uint8Array(places.length);
  const likesMe = new Uint8Array(places.length);
  const mark = (marks: Uint8Array, row: number | undefined) => {
    if (row !== undefined) marks[row] = 1;
  };
  mark(isOut, rowOf(viewerPlace));
  for (const place of out) mark(isOut, rowOf(place));
  for (const id of blocked) mark(isOut, rowsOf().get(id.replaceAll("-", "")));
  for (const place of likedBy) mark(likesMe, rowOf(place));
  const isInside = Uint8Array.from(waiting.places, (place) => (rowOf(place) === undefined ? 0 : 1));
  const near = { places, pool: { ...pool, likesMe, out: isOut } };
  if (places.length > SLICE_SIZE) {
    const chosen = choose(near.pool);
    isOut.fill(1);
    for (const row of chosen) isOut[row] = 0;
  }
  if (!isInside.includes(0)) return near;
  return appended(near, { ...waiting, pool: { ...waiting.pool, out: isInside } });
}

/** The candidates of a slice for a viewer; decisions and blocks are read for each call. */
export const poolOfSlice = async (
  db: Queryable,
  viewer: Parameters<typeof findDecisionsInSlice>[1],
  slice: Slice,
  choose: SelectRows,
): Promise<PlacedPool> =>
  candidatesOf(slice, viewer.place, await findDecisionsInSlice(db, viewer, slice), choose);

/**
 * The candidate pools that decks of the same moment share, one per language. Their numbers about others may be seconds old; who was
 * decided on, blocked, or is shown no longer is looked up for each deck.
 */
class CandidateScans {
  /** What the cards of their people say. */
  readonly cards: CardCache;
  readonly #db: Database;
  readonly #pools = new Map<number, CandidatePool>();
  constructor(db: Database) {
    this.#db = db;
    this.cards = new CardCache(db);
  }

  /** The current slice of a language. */
  async slice(language: number): Promise<Slice> {
    const existing = this.#pools.get(language);
    const pool = existing ?? new CandidatePool((start) => scanSlice(this.#db, language, start));
    this.#pools.set(language, pool);
    return pool.current();
  }

  /** Records that the cards at these places are shown. */
  recordShown(places: readonly number[]): void {
    for (const pool of this.#pools.values()) for (const place of places) pool.recordShown(place);
  }

  /** After a change of a card by this process: small languages reload at once, others when the slice with it is read again. */
  forget(): void {
    for (const pool of this.#pools.values()) if (pool.isSmall) pool.forget();
    this.cards.forget();
  }
}

const scansByDatabase = new WeakMap<Database, CandidateScans>();

/** The candidate pools that are shared in this process. */
export function candidateScansOf(db: Database): CandidateScans {
  const existing = scansByDatabase.get(db);
  if (existing) return existing;
  const fresh = new CandidateScans(db);
  scansByDatabase.set(db, fresh);
  return fresh;
}
