import type { BusinessModel } from "@kompagnon/contract/profiles/model.ts";
import { USERNAME_MAX } from "@kompagnon/contract/profiles/model.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";

/** Names shorter than this are not guessed: too many are one letter away. */
export const GUESS_MIN = 3;

const NOT_A_LETTER = /[^\p{L}\p{M}]+/gu;

/** What a member typed as the beginning of a name, which has letters only; null if it can be none. */
export function nameTyped(typed: string): string | null {
  const key = fold(typed).replace(NOT_A_LETTER, "");
  return key !== "" && [...key].length <= USERNAME_MAX && !/\d/.test(typed) ? key : null;
}

/** The `tsquery` of all names that are a slip of the keys away from this one. */
export function ngramsQuery(name: string): string {
  const letters = [...name];
  const ngrams = [name, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))];
  return [...new Set(ngrams)].map((ngram) => `'~${ngram}'`).join(" | ");
}

/** Filters in addition to words. */
export type Filter = { language?: Language | undefined; bm?: readonly BusinessModel[] | undefined };

/** The filters as a `tsquery` (any of the models); null without any. */
export function filterQuery({ language, bm = [] }: Filter): string | null {
  const parts: string[] = [];
  if (language) parts.push(`'=language=${language}'`);
  if (bm.length > 0) parts.push(`(${bm.map((model) => `'=model=${model}'`).join(" | ")})`);
  return parts.length > 0 ? parts.join(" & ") : null;
}

/** How many letters have to be put in, taken out, changed or swapped with their neighbour to make one name the other. */
export function editDistance(a: string, b: string): number {
  const from = [...a];
  const to = [...b];
  let before: number[] = [];
  let row = from.map((_, at) => at).concat(from.length);
  for (const [y, letter] of to.entries()) {
    const next = [y + 1];
    for (const [x, other] of from.entries()) {
      const same = letter === other;
      let least = Math.min((row[x] ?? 0) + (same ? 0 : 1), (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1);
      if (y > 0 && x > 0 && letter === from[x - 1] && to[y - 1] === other)
        least = Math.min(least, (before[x - 1] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[from.length] ?? 0;
}
