import { appended, type PlacedPool } from "#features/matching/deck/deck-pool.ts";
import { POOL_SIZE } from "#features/matching/deck/deck-sql.ts";
import { KeptCards } from "#features/matching/deck/kept-cards.ts";
import { type Stretch, Window } from "#features/matching/deck/window.ts";
import type { Pool } from "#features/matching/engine/score.ts";
import { findBetween, findWalk } from "#features/matching/queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";

/** What is between a viewer and the people of a stretch. */
type Between = Awaited<ReturnType<typeof findBetween>>;

/** Which rows of a large pool are worth ranking. */
export type Choose = (pool: Pool) => readonly number[];

/**
 * The candidates of a slice for the viewer at a place, and those outside it who wait for the viewer's answer. The slice is shared:
 * rows that are not worth ranking are marked, because copies of the others would take longer than to rank them.
 */
export function candidatesOf(
  stretch: Stretch,
  viewerPlace: number,
  { out, fans, blocked, waiting }: Between,
  choose: Choose,
): PlacedPool {
  const { rowOf, rowsOf, pool, places } = stretch;
  const isOut = new Uint8Array(places.length);
  const likesMe = new Uint8Array(places.length);
  const mark = (marks: Uint8Array, row: number | undefined) => {
    if (row !== undefined) marks[row] = 1;
  };
  mark(isOut, rowOf(viewerPlace));
  for (const place of out) mark(isOut, rowOf(place));
  for (const id of blocked) mark(isOut, rowsOf().get(id.replaceAll("-", "")));
  for (const place of fans) mark(likesMe, rowOf(place));
  const isInside = Uint8Array.from(waiting.places, (place) => (rowOf(place) === undefined ? 0 : 1));
  const near = { places, pool: { ...pool, likesMe, out: isOut } };
  if (places.length > POOL_SIZE) {
    const chosen = choose(near.pool);
    isOut.fill(1);
    for (const row of chosen) isOut[row] = 0;
  }
  if (!isInside.includes(0)) return near;
  return appended(near, { ...waiting, pool: { ...waiting.pool, out: isInside } });
}

/** The candidates of a slice for a viewer; decisions and blocks are read for each call. */
export const nearPool = async (
  db: Queryable,
  viewer: Parameters<typeof findBetween>[1],
  stretch: Stretch,
  choose: Choose,
): Promise<PlacedPool> => candidatesOf(stretch, viewer.place, await findBetween(db, viewer, stretch), choose);

/**
 * The windows over the walk that decks of the same moment share, one a language. What they say of others may be some seconds old; who was
 * decided on, blocked, or is shown no longer is looked up for each deck.
 */
class Walks {
  /** What the cards of their people say. */
  readonly cards: KeptCards;
  readonly #db: Database;
  readonly #windows = new Map<number, Window>();
  constructor(db: Database) {
    this.#db = db;
    this.cards = new KeptCards(db);
  }

  /** The current slice of a language. */
  async stretch(language: number): Promise<Stretch> {
    const known = this.#windows.get(language);
    const window = known ?? new Window((start) => findWalk(this.#db, language, start));
    this.#windows.set(language, window);
    return window.now();
  }

  /** Records that the cards at these places are shown. */
  shows(places: readonly number[]): void {
    for (const window of this.#windows.values()) for (const place of places) window.shows(place);
  }

  /** After a change of a card by this process: small languages reload at once, others when the slice with it is read again. */
  forget(): void {
    for (const window of this.#windows.values()) if (window.isSmall) window.forget();
    this.cards.forget();
  }
}

const walks = new WeakMap<Database, Walks>();

/** The stretches that are shared in this process. */
export function walksOf(db: Database): Walks {
  const known = walks.get(db);
  if (known) return known;
  const fresh = new Walks(db);
  walks.set(db, fresh);
  return fresh;
}
