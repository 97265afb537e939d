import { DECK_SIZE } from "@kompagnon/contract/matching/model.ts";
import type { Pool } from "./score.ts";
import { EXCLUDED, scorePool } from "./score.ts";
import type { Viewer } from "./viewer.ts";

/** A card counts as hardly seen while fewer decisions on it than this are remembered. */
export const HARDLY_SEEN = 5;
/** Maximum index of the best rarely shown card: the tenth, so that short sessions are not spent on guesses. */
const EXPLORED_AT = 9;
/**
 * Share of the remembered decisions on a card that is left after a night, rounded down: so every card becomes rarely shown again.
 */
export const SHOWN_FADE = 0.9;

/** A deck, composed. */
export interface Composed {
  /** Rows of the pool, in the order of the cards. */
  rows: number[];
  /** What the last card by value was worth; 0 where there was room for more. */
  marginal: number;
}

/** How a deck is composed. */
export interface DeckShape {
  size: number;
  /** Whether one place is reserved for a member who was rarely shown, so that newcomers are found soon. */
  explores: boolean;
}
export const DECK_SHAPE: DeckShape = { size: DECK_SIZE, explores: true };

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

type Seen = Pick<Pool, "size" | "likesMe" | "shown">;

/** The row of the best-valued stranger who was rarely shown; -1 for none. */
function hardlySeen(values: Float64Array, { size, likesMe, shown }: Seen): number {
  let found = -1;
  for (let row = 0; row < size; row++) {
    if (values[row] === EXCLUDED || likesMe[row] || (shown[row] ?? 0) >= HARDLY_SEEN) continue;
    if (found < 0 || (values[row] ?? 0) > (values[found] ?? 0)) found = row;
  }
  return found;
}

/**
 * Composes a deck from valued candidates: by value, whether they wait for an answer or are strangers, and in tenth place a member
 * who was rarely shown, unless one comes before it.
 */
export function composeDeck(values: Float64Array, pool: Seen, shape: DeckShape = DECK_SHAPE): Composed {
  if (shape.size <= 0) return { rows: [], marginal: 0 };
  const best = new Best(shape.size, values);
  for (let row = 0; row < pool.size; row++) if (values[row] !== EXCLUDED) best.offer(row);
  const explored = shape.explores ? hardlySeen(values, pool) : -1;
  const room = explored < 0 ? shape.size : shape.size - 1;
  const natural = best.rows.indexOf(explored);
  const rows = best.rows.filter((row) => row !== explored).slice(0, room);
  const marginal = rows.length < room ? 0 : (values[rows.at(-1) ?? -1] ?? 0);
  const at = natural < 0 ? EXPLORED_AT : Math.min(EXPLORED_AT, natural);
  if (explored >= 0) rows.splice(Math.min(at, rows.length), 0, explored);
  return { rows, marginal };
}

/** The next deck of a viewer. */
export const rankDeck = (
  viewer: Viewer,
  pool: Pool,
  weights: Float64Array,
  shape: DeckShape = DECK_SHAPE,
): Composed => composeDeck(scorePool(viewer, pool, weights), pool, shape);
