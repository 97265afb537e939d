/** Where a search is found in a text as its author spelt it: to mark it, and to begin an excerpt there. */
import { type Folded, foldWithPositions } from "./fold.ts";
import { fragmentsOf } from "./terms.ts";

/** A stretch of a text; `hit` where it was searched for. */
export type Stretch = { text: string; hit: boolean };
/** A stretch of a folded text, from a unit up to another one. */
export type Range = readonly [from: number, to: number];

/** Cuts a text where hits in its folded form begin and end. */
export function cutAt(text: string, { at }: Folded, ranges: readonly Range[]): Stretch[] {
  const written = new Uint8Array(text.length);
  const hits = new Uint8Array(text.length);
  for (const place of at) written[place] = 1;
  for (const [from, to] of ranges) for (let unit = from; unit < to; unit++) hits[at[unit] ?? 0] = 1;
  const stretches: Stretch[] = [];
  let position = 0;
  for (const letter of text) {
    const last = stretches.at(-1);
    // What was folded away belongs to the letter before it.
    const isHit = written[position] ? hits[position] === 1 : last?.hit === true;
    if (last?.hit === isHit) last.text += letter;
    else stretches.push({ text: letter, hit: isHit });
    position += letter.length;
  }
  return stretches;
}

function rangesOf(text: string, q: string): Range[] {
  return fragmentsOf(q).flatMap((fragment) => {
    const ranges: Range[] = [];
    for (let from = text.indexOf(fragment); from >= 0; from = text.indexOf(fragment, from + fragment.length))
      ranges.push([from, from + fragment.length]);
    return ranges;
  });
}

/** A text cut at every occurrence of a search's terms. */
export function hitsIn(text: string, q: string): Stretch[] {
  const folded = foldWithPositions(text);
  return cutAt(text, folded, rangesOf(folded.text, q));
}

/** Where the first term of a search begins in a text; 0 if none is found. */
export function firstHitIn(text: string, q: string): number {
  const folded = foldWithPositions(text);
  const starts = rangesOf(folded.text, q).map(([from]) => from);
  return starts.length > 0 ? (folded.at[Math.min(...starts)] ?? 0) : 0;
}
