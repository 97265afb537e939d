/** Words of a search, at most. */
const WORDS_MAX = 12;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** What is looked for: words of which all have to be there, as written, and the last one as a beginning. */
export type Words = { words: string; beginnings: string };

/**
 * What somebody looks for, by its words. Operators and quotes of the database's own language mean nothing here. Null if
 * there is nothing to look for.
 */
export function parseWords(q: string): Words | null {
  const text = q.toWellFormed().normalize("NFC");
  const words = (text.match(WORD) ?? []).slice(0, WORDS_MAX);
  if (words.length === 0) return null;
  const last = words.length - 1;
  return {
    words: words.join(" "),
    beginnings: words.map((word, position) => (position === last ? `'${word}':*` : `'${word}'`)).join(" & "),
  };
}
