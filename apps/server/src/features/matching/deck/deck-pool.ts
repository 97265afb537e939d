import { selectivity } from "#features/matching/engine/learn.ts";
import type { Pool } from "#features/matching/engine/score.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";
import { TOPICS } from "#features/matching/engine/words/topics.ts";

/** What the deck's statements answer: the cards one after another, big-endian; null when the pool is empty. */
export interface PoolRow {
  cards: Buffer | null;
}

// Where the fields of a card lie, in bytes: as CARD_BYTES in deck-sql.ts writes them.
const AT = {
  place: 0,
  high: 4,
  low: 8,
  pop: 12,
  pick: 16,
  resp: 20,
  inbox: 24,
  shown: 28,
  price: 32,
  pickEvidence: 36,
  times: 40,
  likesMe: 44,
  topics: 45,
  offered: 47,
  taste: 47 + TOPICS,
};
const CARD_SIZE = AT.taste + TASTE_SIZE;

/** A pool and whose card each row is. */
export interface PlacedPool {
  pool: Pool;
  places: Int32Array;
}

/** Bytes of a member's id. */
export const ID_SIZE = 16;
/** The ids in such bytes, one after another, without their dashes. */
export const idsIn = (members: Buffer): string[] =>
  Array.from({ length: members.length / ID_SIZE }, (_, row) =>
    members.toString("hex", row * ID_SIZE, (row + 1) * ID_SIZE),
  );

/** A pool of `size` candidates with no data yet. */
export const emptyPool = (size: number): Pool => ({
  size,
  low: new Uint32Array(size),
  high: new Uint32Array(size),
  pop: new Float32Array(size),
  pick: new Float32Array(size),
  selectivity: new Float32Array(size),
  resp: new Float32Array(size),
  inbox: new Int32Array(size),
  shown: new Int32Array(size),
  price: new Float32Array(size),
  likesMe: new Uint8Array(size),
  taste: new Int8Array(size * TASTE_SIZE),
  topics: new Uint16Array(size),
  offered: new Int8Array(size * TOPICS),
  times: new Uint32Array(size),
});

/** Turns such cards into what the engine ranks. */
export function readPool({ cards }: PoolRow): PlacedPool {
  const bytes = cards ?? Buffer.alloc(0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.byteLength / CARD_SIZE;
  const pool = emptyPool(size);
  const places = new Int32Array(size);
  for (let row = 0, card = 0; row < size; row++, card += CARD_SIZE) {
    places[row] = view.getInt32(card + AT.place);
    pool.low[row] = view.getUint32(card + AT.low);
    pool.high[row] = view.getUint32(card + AT.high);
    pool.pop[row] = view.getFloat32(card + AT.pop);
    pool.pick[row] = view.getFloat32(card + AT.pick);
    pool.resp[row] = view.getFloat32(card + AT.resp);
    pool.inbox[row] = view.getInt32(card + AT.inbox);
    pool.shown[row] = view.getInt32(card + AT.shown);
    pool.price[row] = view.getFloat32(card + AT.price);
    pool.selectivity[row] = selectivity(pool.pick[row] ?? 0, view.getFloat32(card + AT.pickEvidence));
    pool.times[row] = view.getUint32(card + AT.times);
    pool.likesMe[row] = view.getUint8(card + AT.likesMe);
    pool.topics[row] = view.getUint16(card + AT.topics);
    pool.offered.set(signed.subarray(card + AT.offered, card + AT.taste), row * TOPICS);
    pool.taste.set(signed.subarray(card + AT.taste, card + CARD_SIZE), row * TASTE_SIZE);
  }
  return { pool, places };
}

/** Concatenates pools that have no candidate in common. */
export function appended(...parts: readonly PlacedPool[]): PlacedPool {
  const pool = emptyPool(parts.reduce((sum, part) => sum + part.pool.size, 0));
  const places = new Int32Array(pool.size);
  const out = new Uint8Array(pool.size);
  let at = 0;
  for (const part of parts) {
    places.set(part.places, at);
    for (const column of NUMBERS) pool[column].set(part.pool[column], at);
    pool.taste.set(part.pool.taste, at * TASTE_SIZE);
    pool.offered.set(part.pool.offered, at * TOPICS);
    if (part.pool.out) out.set(part.pool.out, at);
    at += part.pool.size;
  }
  return { pool: { ...pool, out }, places };
}

/** A pool from a row on, without copying it. */
export function rowsFrom({ pool, places }: PlacedPool, first: number): PlacedPool {
  const resized = { ...pool, size: pool.size - first };
  const columns = Object.fromEntries(NUMBERS.map((column) => [column, pool[column].subarray(first)]));
  return {
    places: places.subarray(first),
    pool: {
      ...resized,
      ...columns,
      taste: pool.taste.subarray(first * TASTE_SIZE),
      offered: pool.offered.subarray(first * TOPICS),
      ...(pool.out ? { out: pool.out.subarray(first) } : {}),
    },
  };
}

/** Several pools as one, for decks over several languages; a candidate who is in two of them is ranked once. */
export function joinPools(placed: readonly PlacedPool[]): PlacedPool {
  const first = new Map<number, { pool: Pool; row: number }>();
  for (const { pool, places } of placed)
    for (const [row, place] of places.entries())
      if (!pool.out?.[row] && !first.has(place)) first.set(place, { pool, row });
  const joined = emptyPool(first.size);
  for (const [into, { pool, row }] of [...first.values()].entries()) {
    for (const column of NUMBERS) joined[column][into] = pool[column][row] ?? 0;
    joined.offered.set(pool.offered.subarray(row * TOPICS, (row + 1) * TOPICS), into * TOPICS);
    joined.taste.set(pool.taste.subarray(row * TASTE_SIZE, (row + 1) * TASTE_SIZE), into * TASTE_SIZE);
  }
  return { pool: joined, places: Int32Array.from(first.keys()) };
}

/** The columns with one number a candidate. */
const NUMBERS = [
  "low",
  "high",
  "pop",
  "pick",
  "resp",
  "inbox",
  "shown",
  "price",
  "selectivity",
  "likesMe",
  "topics",
  "times",
] as const;
