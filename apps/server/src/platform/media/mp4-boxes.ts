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
