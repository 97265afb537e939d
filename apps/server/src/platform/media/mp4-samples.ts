import { BrokenMedia, type PatchedFile } from "#platform/media/patched-file.ts";

/** A box: where it begins and ends, and where its content does. */
export type Box = { name: string; at: number; content: number; end: number };

const HEAD = 8;
const LONG_HEAD = 16;
/** More boxes than any video has, even one with a fragment for each of its pictures: a file of nothing else is long work. */
export const BOXES_MAX = 100_000;

/** Counts boxes over a whole file. */
export type Budget = { left: number };

/** The size of a box as its head states it; zero means up to the end of the parent. */
const sizeOf = (head: Buffer, rest: number): number => {
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  return short === 1 ? Number(head.readBigUInt64BE(HEAD)) : short;
};

/** The boxes of a part of a file, one after the other, to its very end. */
export async function* boxesIn(
  file: PatchedFile,
  from: number,
  to: number,
  budget: Budget,
): AsyncGenerator<Box> {
  for (let at = from; at < to; ) {
    budget.left -= 1;
    if (budget.left < 0) throw new BrokenMedia("too many boxes");
    const head = await file.read(at, LONG_HEAD);
    if (head.length < HEAD || at + HEAD > to) throw new BrokenMedia("half a box");
    const isLong = head.readUInt32BE(0) === 1;
    if (isLong && head.length < LONG_HEAD) throw new BrokenMedia("half a box");
    const size = sizeOf(head, to - at);
    const content = at + (isLong ? LONG_HEAD : HEAD);
    if (at + size < content || at + size > to) throw new BrokenMedia("a box beyond its parent");
    yield { name: head.toString("latin1", 4, HEAD), at, content, end: at + size };
    at += size;
  }
}

/** No table of a track that is no picture and no sound is longer, in bytes. */
const TABLE_MAX = 4 * 1024 * 1024;
const PATH = ["mdia", "minf", "stbl"];
/** A table's version and flags stand before its count. */
const FLAGS = 4;

/** The tables of a track, by name. */
async function tablesOf(file: PatchedFile, track: Box, budget: Budget): Promise<Map<string, Buffer>> {
  let parent: Box = track;
  for (const name of PATH) {
    let found: Box | undefined;
    for await (const box of boxesIn(file, parent.content, parent.end, budget))
      if (box.name === name) found = box;
    if (!found) return new Map();
    parent = found;
  }
  const tables = new Map<string, Buffer>();
  for await (const { name, content, end } of boxesIn(file, parent.content, parent.end, budget)) {
    if (end - content > TABLE_MAX) throw new BrokenMedia("a table too long");
    tables.set(name, await file.readWhole(content, end - content));
  }
  return tables;
}

const uint = (table: Buffer, at: number): number => {
  if (at + 4 > table.length) throw new BrokenMedia("half a table");
  return table.readUInt32BE(at);
};

/** How many bytes each sample has, by its number. */
function sizesOf(table: Buffer): (sample: number) => number {
  const all = uint(table, FLAGS);
  return all > 0 ? () => all : (sample) => uint(table, FLAGS + 8 + sample * 4);
}

/** Where each chunk begins. */
function* chunksOf(tables: ReadonlyMap<string, Buffer>): Generator<number> {
  const long = tables.get("co64");
  const table = long ?? tables.get("stco");
  if (!table) return;
  const count = uint(table, FLAGS);
  for (let n = 0; n < count; n += 1) {
    const at = FLAGS + 4 + n * (long ? 8 : 4);
    yield long ? uint(table, at) * 2 ** 32 + uint(table, at + 4) : uint(table, at);
  }
}

/** How many samples a chunk has, asked for in their order. */
function samplesPerChunk(table: Buffer): (chunk: number) => number {
  const runs = uint(table, FLAGS);
  let run = 0;
  const firstOf = (n: number) => uint(table, FLAGS + 4 + n * 12);
  return (chunk) => {
    while (run + 1 < runs && firstOf(run + 1) <= chunk + 1) run += 1;
    return runs === 0 ? 0 : uint(table, FLAGS + 4 + run * 12 + 4);
  };
}

/** Clears what a track holds among the media of a file, of which nothing else is touched. */
export async function clearSamples(
  file: PatchedFile,
  track: Box,
  media: readonly Box[],
  budget: Budget,
): Promise<void> {
  const tables = await tablesOf(file, track, budget);
  const sizes = tables.get("stsz");
  const runs = tables.get("stsc");
  if (!sizes || !runs) return;
  const total = uint(sizes, FLAGS + 4);
  const sizeOf = sizesOf(sizes);
  const countOf = samplesPerChunk(runs);
  let sample = 0;
  let chunk = 0;
  let cleared = 0;
  for (const at of chunksOf(tables)) {
    let length = 0;
    for (let n = countOf(chunk); n > 0 && sample < total; n -= 1) {
      length += sizeOf(sample);
      sample += 1;
    }
    chunk += 1;
    cleared += length;
    const within = media.some(({ content, end }) => at >= content && at + length <= end);
    if (!within || cleared > file.size) throw new BrokenMedia("samples elsewhere");
    await file.clear(at, length);
  }
}
