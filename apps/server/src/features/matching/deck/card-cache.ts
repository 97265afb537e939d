import { type CardColumn, cardSerializer } from "#features/matching/deck/card-json.ts";
import { findListed, readCards } from "#features/matching/queries.ts";
import type { Database } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";

/** Maximum age of a cached card, in ms: the same as of a shared slice. */
const MAX_AGE_MS = 2_000;
/** Maximum number of cached cards, at about 700 bytes each. */
const MAX_CARDS = 8_000;

type Rows = Map<number, Buffer>;

const PLACE: CardColumn = "place";

/** Keeps copies of rows, by the places that they name. */
const copyRowsInto = (rows: Rows): TakeRows => ({
  begin: () => undefined,
  row(bytes, from) {
    const length = bytes.readInt32BE(from - 4);
    // Small buffers are cut from a large one, which each of them would keep.
    const row = Buffer.allocUnsafeSlow(length);
    bytes.copy(row, 0, from - 4, from - 4 + length);
    rows.set(Number(cardSerializer.readText(PLACE, bytes, from)), row);
  },
  end: () => undefined,
});

/**
 * Caches cards as PostgreSQL sent them, for decks requested in the same moment: the choice of cards depends on the viewer, a
 * card's content does not. Each deck checks for itself who is still listed.
 */
export class CardCache {
  readonly #db: Database;
  #rows: Rows = new Map();
  #until = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Hands over the cards at these places, in their order, of those who are listed. */
  async read(places: readonly number[], take: TakeRows): Promise<void> {
    const now = performance.now();
    if (now > this.#until || this.#rows.size > MAX_CARDS) {
      this.#rows = new Map();
      this.#until = now + MAX_AGE_MS;
    }
    // Of this moment: what is forgotten while it is read is not kept.
    const rows = this.#rows;
    const missing = places.filter((place) => !rows.has(place));
    const [listed] = await Promise.all([
      findListed(this.#db, places),
      missing.length > 0 && readCards(this.#db, missing, copyRowsInto(rows)),
    ]);
    take.begin();
    for (const place of places) {
      const row = listed.has(place) ? rows.get(place) : undefined;
      if (row) take.row(row, 4);
    }
    take.end();
  }

  /** A card of this process changed. */
  forget(): void {
    this.#until = 0;
  }
}
