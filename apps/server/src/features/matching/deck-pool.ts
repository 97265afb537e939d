import type { Pool } from "#features/matching/engine/score.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";

/** The columns of NEXT_DECK, each as big-endian bytes; null when the pool is empty. */
export interface PoolRow {
  places: Buffer | null;
  features: Buffer | null;
  pop: Buffer | null;
  pick: Buffer | null;
  resp: Buffer | null;
  inbox: Buffer | null;
  shown: Buffer | null;
  likes_me: Buffer | null;
  taste: Buffer | null;
}

/** A pool and whose card each row is. */
export interface PlacedPool {
  pool: Pool;
  places: Int32Array;
}

const viewOf = (column: Buffer) => new DataView(column.buffer, column.byteOffset, column.byteLength);

function readFloats(column: Buffer): Float32Array {
  const view = viewOf(column);
  const values = new Float32Array(column.byteLength / 4);
  for (let row = 0; row < values.length; row++) values[row] = view.getFloat32(row * 4);
  return values;
}

function readIntegers(column: Buffer): Int32Array {
  const view = viewOf(column);
  const values = new Int32Array(column.byteLength / 4);
  for (let row = 0; row < values.length; row++) values[row] = view.getInt32(row * 4);
  return values;
}

/** One word of every bigint: the upper one at `offset` 0, the lower one at 4. */
function readWords(column: Buffer, offset: 0 | 4): Uint32Array {
  const view = viewOf(column);
  const values = new Uint32Array(column.byteLength / 8);
  for (let row = 0; row < values.length; row++) values[row] = view.getUint32(row * 8 + offset);
  return values;
}

/** Turns the columns of NEXT_DECK into what the engine ranks. */
export function readPool(row: PoolRow): PlacedPool {
  const bytes = (column: Buffer | null) => column ?? Buffer.alloc(0);
  const places = readIntegers(bytes(row.places));
  const features = bytes(row.features);
  const taste = bytes(row.taste);
  return {
    places,
    pool: {
      size: places.length,
      low: readWords(features, 4),
      high: readWords(features, 0),
      pop: readFloats(bytes(row.pop)),
      pick: readFloats(bytes(row.pick)),
      resp: readFloats(bytes(row.resp)),
      inbox: readIntegers(bytes(row.inbox)),
      shown: readIntegers(bytes(row.shown)),
      likesMe: Uint8Array.from(bytes(row.likes_me)),
      taste: new Int8Array(taste.buffer, taste.byteOffset, taste.byteLength),
    },
  };
}

const concat = <T extends Float32Array | Int32Array | Uint32Array | Uint8Array | Int8Array>(
  into: T,
  parts: readonly T[],
): T => {
  let at = 0;
  for (const part of parts) {
    into.set(part, at);
    at += part.length;
  }
  return into;
};

/** Several pools as one, for decks over several languages; a candidate who is in two of them is ranked once. */
export function joinPools(placed: readonly PlacedPool[]): PlacedPool {
  const known = new Set<number>();
  const fresh = placed.map((one) => withoutPlaces(one, known));
  const size = fresh.reduce((sum, one) => sum + one.pool.size, 0);
  const columns = fresh.map((one) => one.pool);
  return {
    places: concat(
      new Int32Array(size),
      fresh.map((one) => one.places),
    ),
    pool: {
      size,
      low: concat(
        new Uint32Array(size),
        columns.map((pool) => pool.low),
      ),
      high: concat(
        new Uint32Array(size),
        columns.map((pool) => pool.high),
      ),
      pop: concat(
        new Float32Array(size),
        columns.map((pool) => pool.pop),
      ),
      pick: concat(
        new Float32Array(size),
        columns.map((pool) => pool.pick),
      ),
      resp: concat(
        new Float32Array(size),
        columns.map((pool) => pool.resp),
      ),
      inbox: concat(
        new Int32Array(size),
        columns.map((pool) => pool.inbox),
      ),
      shown: concat(
        new Int32Array(size),
        columns.map((pool) => pool.shown),
      ),
      likesMe: concat(
        new Uint8Array(size),
        columns.map((pool) => pool.likesMe),
      ),
      taste: concat(
        new Int8Array(size * TASTE_SIZE),
        columns.map((pool) => pool.taste),
      ),
    },
  };
}

/** The rows whose places are not known yet; they are known afterwards. */
function withoutPlaces({ pool, places }: PlacedPool, known: Set<number>): PlacedPool {
  const rows = [...places.keys()].filter((row) => !known.has(places[row] ?? 0));
  for (const place of places) known.add(place);
  if (rows.length === pool.size) return { pool, places };
  const pick = (column: ArrayLike<number>) => rows.map((row) => column[row] ?? 0);
  return {
    places: Int32Array.from(pick(places)),
    pool: {
      size: rows.length,
      low: Uint32Array.from(pick(pool.low)),
      high: Uint32Array.from(pick(pool.high)),
      pop: Float32Array.from(pick(pool.pop)),
      pick: Float32Array.from(pick(pool.pick)),
      resp: Float32Array.from(pick(pool.resp)),
      inbox: Int32Array.from(pick(pool.inbox)),
      shown: Int32Array.from(pick(pool.shown)),
      likesMe: Uint8Array.from(pick(pool.likesMe)),
      taste: Int8Array.from(
        rows.flatMap((row) => [...pool.taste.subarray(row * TASTE_SIZE, (row + 1) * TASTE_SIZE)]),
      ),
    },
  };
}
