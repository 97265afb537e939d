import type { Pool } from "#features/matching/engine/score.ts";

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
