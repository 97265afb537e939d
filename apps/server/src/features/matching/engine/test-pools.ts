import { joinWords, NO_GOAL } from "./features.ts";
import type { Pool } from "./score.ts";
import type { Viewer } from "./viewer.ts";
import { TASTE_SIZE } from "./weights.ts";
import { TOPICS } from "./words/topics.ts";

/** A small seeded generator, so that a failure can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const anyLow = (random: () => number) =>
  (1 + Math.floor(random() * 2047)) |
  ((1 + Math.floor(random() * 1023)) << 11) |
  ((random() < 0.1 ? NO_GOAL : Math.floor(random() * 6)) << 21) |
  (Math.floor(random() * 70) << 24) |
  (Number(random() < 0.3) << 31);

/** Any hours of the day, and anything said of the week; by who it is, so that other draws stay what they are. */
const timesBy = (seed: number) => Math.floor(seeded(seed)() * 5 * 2 ** 24);

/** Anybody's cards. */
export function randomPool(size: number, random: () => number): Pool {
  const pool: Pool = {
    size,
    low: Uint32Array.from({ length: size }, () => anyLow(random)),
    high: Uint32Array.from({ length: size }, () => Math.floor(random() * 512)),
    pop: Float32Array.from({ length: size }, () => random() * 2 - 1),
    pick: Float32Array.from({ length: size }, () => random() * 2 - 1),
    selectivity: Float32Array.from({ length: size }, () => 0.1 + 0.9 * random()),
    resp: Float32Array.from({ length: size }, () => random()),
    inbox: Int32Array.from({ length: size }, () => Math.floor(random() * 80)),
    shown: new Int32Array(size),
    price: Float32Array.from({ length: size }, () => random() / 2),
    likesMe: Uint8Array.from({ length: size }, () => Number(random() < 0.2)),
    taste: Int8Array.from({ length: size * TASTE_SIZE }, () => Math.floor(random() * 255) - 127),
    topics: Uint16Array.from({ length: size }, () => Math.floor(random() * 3)),
    offered: Int8Array.from({ length: size * TOPICS }, () => Math.floor(random() * 100) - 50),
    times: Uint32Array.from({ length: size }, (_, row) => timesBy(row)),
  };
  return pool;
}

/** Anybody who asks for a deck. */
export const randomViewer = (random: () => number): Viewer => ({
  features: joinWords(anyLow(random), Math.floor(random() * 512)),
  pop: random() - 0.5,
  pick: random() - 0.5,
  taste: Int8Array.from({ length: TASTE_SIZE }, () => Math.floor(random() * 255) - 127),
  words: {
    topics: 1,
    offered: Int8Array.from({ length: TOPICS }, () => Math.floor(random() * 100) - 50),
    sought: new Int8Array(TOPICS),
  },
  times: timesBy(7),
});
