import { DECK_SIZE } from "@kompagnon/contract/matching/model.ts";
import type { Pool } from "./score.ts";
import { EXCLUDED, scorePool } from "./score.ts";
import type { Viewer } from "./viewer.ts";

/** Places of a deck for the best cards that were hardly seen lately: newcomers are found soon, nobody is lost. */
const NEWCOMER_PLACES = 2;
/** A card counts as hardly seen while fewer decisions on it than this are remembered. */
export const NEWCOMER_SHOWN = 10;
/** What is left of the remembered decisions on a card after a night, rounded down: so nobody is forgotten for good. */
export const SHOWN_FADE = 0.9;
/** At most this many places answer people who already said Deal. */
export const INBOX_PLACES = 12;

/** How a deck is composed. */
export interface DeckShape {
  size: number;
  newcomerPlaces: number;
  inboxPlaces: number;
}
export const DECK_SHAPE: DeckShape = {
  size: DECK_SIZE,
  newcomerPlaces: NEWCOMER_PLACES,
  inboxPlaces: INBOX_PLACES,
};

/** The best rows so far, best first, at most `size` of them. */
class Best {
  readonly rows: number[] = [];
  readonly size: number;
  readonly #values: Float64Array;
  constructor(size: number, values: Float64Array) {
    this.size = size;
    this.#values = values;
  }
  offer(row: number): void {
    const value = this.#values[row] ?? 0;
    if (this.rows.length === this.size && value <= this.#valueAt(this.size - 1)) return;
    let place = this.rows.length;
    while (place > 0 && this.#valueAt(place - 1) < value) place--;
    this.rows.splice(place, 0, row);
    if (this.rows.length > this.size) this.rows.pop();
  }
  #valueAt(place: number): number {
    const row = this.rows[place];
    return row === undefined ? Number.POSITIVE_INFINITY : (this.#values[row] ?? 0);
  }
}

/** Two lists, each best first, as one. */
function merge(a: readonly number[], b: readonly number[], values: Float64Array, size: number): number[] {
  const merged: number[] = [];
  let [nextA, nextB] = [0, 0];
  while (merged.length < size) {
    const [rowA, rowB] = [a[nextA], b[nextB]];
    if (rowA === undefined && rowB === undefined) break;
    const takeA = rowB === undefined || (rowA !== undefined && (values[rowA] ?? 0) >= (values[rowB] ?? 0));
    const row = takeA ? rowA : rowB;
    if (takeA) nextA++;
    else nextB++;
    if (row !== undefined) merged.push(row);
  }
  return merged;
}

/** Composes a deck from valued candidates: newcomer places first, then by value. Returns rows of the pool. */
export function composeDeck(
  values: Float64Array,
  pool: Pick<Pool, "size" | "likesMe" | "shown">,
  shape: DeckShape = DECK_SHAPE,
): number[] {
  if (shape.size <= 0) return [];
  const inbox = new Best(Math.min(shape.inboxPlaces, shape.size), values);
  const newcomers = new Best(Math.min(shape.newcomerPlaces, shape.size), values);
  const others = new Best(shape.size, values);
  for (let row = 0; row < pool.size; row++) {
    if (values[row] === EXCLUDED) continue;
    if (pool.likesMe[row]) {
      if (inbox.size > 0) inbox.offer(row);
      continue;
    }
    others.offer(row);
    if (newcomers.size > 0 && (pool.shown[row] ?? 0) < NEWCOMER_SHOWN) newcomers.offer(row);
  }
  const rest = others.rows.filter((row) => !newcomers.rows.includes(row));
  return [...newcomers.rows, ...merge(inbox.rows, rest, values, shape.size - newcomers.rows.length)];
}

/** The next deck of a viewer: rows of the pool, in the order of the cards. */
export const rankDeck = (
  viewer: Viewer,
  pool: Pool,
  weights: Float64Array,
  shape: DeckShape = DECK_SHAPE,
): number[] => composeDeck(scorePool(viewer, pool, weights), pool, shape);
