/** What a search asks for: all of its terms, in any order; quotes make a phrase of several words. The same in every search. */
import { fold, UNSPACED } from "./fold.ts";

/** What separates words: punctuation, symbols, emoji; in a class of a pattern. */
const SEPARATORS = [
  "\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7",
  "\\u02c2-\\u02c5\\u02d2-\\u02df\\u0589\\u058a\\u05be\\u05c0\\u05c3\\u05c6\\u05f3\\u05f4\\u060c\\u060d\\u061b\\u061d-\\u061f\\u066a-\\u066d\\u06d4",
  "\\u0964\\u0965\\u0970\\u0e3f\\u0e4f\\u0e5a\\u0e5b\\u104a-\\u104f\\u17d4-\\u17da\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020",
  "\\u3030\\u303d-\\u3040\\u30a0\\u30fb\\ufe10-\\ufe6f\\ufff0-\\uffff\\u{1f000}-\\u{1faff}",
].join("");
const separators = new RegExp(`[${SEPARATORS}]+`, "gu");
const unspacedRuns = new RegExp(`[${UNSPACED}]+`, "gu");

/** The words of a text, folded; a run of Chinese, Japanese or Thai without a break is one word. */
export const wordsOf = (text: string): string[] =>
  fold(text).replace(separators, " ").replace(unspacedRuns, " $& ").split(" ").filter(Boolean);

/** A word as typed, or what was in quotes; an open phrase has no closing quote yet, so its last word may go on. */
export type Term = { text: string; kind: "word" | "phrase" | "open phrase" };

const QUOTES = '"“”„‟＂«»「」『』';
const TERM = new RegExp(`[${QUOTES}]([^${QUOTES}]*)([${QUOTES}]?)|[^\\s${QUOTES}]+`, "gu");

/** The terms of a search in their order. */
export const termsOf = (q: string): Term[] =>
  [...q.matchAll(TERM)].flatMap(([word, phrase, end]): Term[] => {
    if (phrase === undefined) return [{ text: word, kind: "word" }];
    return phrase.trim() === "" ? [] : [{ text: phrase, kind: end ? "phrase" : "open phrase" }];
  });

/** The terms as folded fragments of a text, each once. */
export const fragmentsOf = (q: string): string[] => [
  ...new Set(
    termsOf(q)
      .map(({ text }) => fold(text).trim())
      .filter(Boolean),
  ),
];

/** Whether a text has all terms of a search somewhere, also within words; every text has those of an empty one. */
export function matches(text: string, q: string): boolean {
  const folded = fold(text);
  return fragmentsOf(q).every((fragment) => folded.includes(fragment));
}

/** Whether two names are the same to a search. */
export const sameName = (one: string, other: string): boolean => fold(one) === fold(other);
