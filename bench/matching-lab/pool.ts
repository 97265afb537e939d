import { emptyPool } from "../../apps/server/src/features/matching/deck/deck-pool.ts";
import type { Pool } from "../../apps/server/src/features/matching/engine/score.ts";
import type { Viewer } from "../../apps/server/src/features/matching/engine/viewer.ts";
import { TASTE_SIZE } from "../../apps/server/src/features/matching/engine/weights.ts";

/** Every member's card, as columns in the order of the members: the lab's stand-in for the table of cards. */
export type Cards = Pool;

/** Copies the cards of `members` into a pool, as a query would; `waiting` first members like the viewer. */
export function gather(cards: Cards, members: readonly number[], waiting: number): Pool {
  const pool = emptyPool(members.length);
  for (const [row, j] of members.entries()) {
    pool.low[row] = cards.low[j] ?? 0;
    pool.high[row] = cards.high[j] ?? 0;
    pool.pop[row] = cards.pop[j] ?? 0;
    pool.pick[row] = cards.pick[j] ?? 0;
    pool.resp[row] = cards.resp[j] ?? 0;
    pool.inbox[row] = cards.inbox[j] ?? 0;
    pool.shown[row] = cards.shown[j] ?? 0;
    pool.taste.set(cards.taste.subarray(j * TASTE_SIZE, (j + 1) * TASTE_SIZE), row * TASTE_SIZE);
  }
  pool.likesMe.fill(1, 0, waiting);
  return pool;
}

/** A member as the viewer of a deck. */
export const viewerOf = (cards: Cards, i: number): Viewer => ({
  features: (cards.high[i] ?? 0) * 4_294_967_296 + (cards.low[i] ?? 0),
  pop: cards.pop[i] ?? 0,
  pick: cards.pick[i] ?? 0,
  taste: cards.taste.subarray(i * TASTE_SIZE, (i + 1) * TASTE_SIZE),
});
