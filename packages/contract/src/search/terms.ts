/** What a search asks for: all of its terms, in any order; quotes make a phrase of several words. The same in every search. */
import { fold } from "./fold.ts";

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
