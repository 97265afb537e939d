import { isUnspaced } from "@kompagnon/contract/search/fold.ts";
import { type Term, termsOf, wordsOf } from "@kompagnon/contract/search/terms.ts";

/** Max words of a search. */
const WORDS_MAX = 12;
/** Words from this length on are found by their beginning; so is the last one, which may still be being typed. */
const BEGINNING_MIN = 3;
/** Longer words are stored by their beginning (`search_words`). */
const LENGTH_MAX = 100;

/**
 * A search among `search_words`: a `tsquery`, and patterns that `search_text` has to be like (`like all`) for what was asked for in
 * its order.
 */
export type WordSearch = { query: string; phrases: string[] };

/** What `search_words` has of a text: a word, or the beginning of one. */
type Lexeme = { text: string; isBeginning: boolean };

/** A run of a script without spaces, by each letter with the one behind it, as `search_words` stores it. */
function lexemesOfRun(run: string): Lexeme[] {
  const letters = [...run];
  if (letters.length === 1) return [{ text: run, isBeginning: true }];
  return letters.slice(1).map((letter, at) => ({ text: `${letters[at]}${letter}`, isBeginning: false }));
}

function lexemesOf(word: string, isBeginning: boolean): Lexeme[] {
  if (isUnspaced(word)) return lexemesOfRun(word);
  const letters = [...word];
  const isCut = letters.length > LENGTH_MAX;
  return [{ text: letters.slice(0, LENGTH_MAX).join(""), isBeginning: isBeginning || isCut }];
}

/** What `search_text` of a text with these words one after the other is like. */
function patternOf(words: readonly string[], isOpen: boolean): string {
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  const before = isUnspaced(first) ? "%" : "% ";
  const after = isOpen || isUnspaced(last) ? "%" : " %";
  return `${before}${words.join(" ")}${after}`;
}

const isInOrder = ({ kind }: Term, words: readonly string[]): boolean => kind !== "word" && words.length > 1;
const isLongRun = (word: string): boolean => isUnspaced(word) && [...word].length > 2;

/** What a search asks for, each once. */
function read(terms: readonly Term[]): { lexemes: Lexeme[]; phrases: string[] } {
  const lexemes: Lexeme[] = [];
  const phrases = new Set<string>();
  let left = WORDS_MAX;
  for (const [at, term] of terms.entries()) {
    const words = wordsOf(term.text).slice(0, left);
    left -= words.length;
    const goesOn = term.kind !== "phrase";
    for (const [position, word] of words.entries()) {
      const isLast = at === terms.length - 1 && position === words.length - 1;
      const isLong = term.kind === "word" && [...word].length >= BEGINNING_MIN;
      lexemes.push(...lexemesOf(word, goesOn && (isLong || isLast)));
      if (isLongRun(word)) phrases.add(`%${word}%`);
    }
    if (isInOrder(term, words)) phrases.add(patternOf(words, goesOn));
  }
  return { lexemes, phrases: [...phrases] };
}

/**
 * A search among words: all of them, in any order; what was in quotes one after the other. Operators and quotes of the database's
 * own language mean nothing. Null if there is no word in it.
 */
export function wordSearch(terms: readonly Term[]): WordSearch | null {
  const { lexemes, phrases } = read(terms);
  // Letters, marks and digits only: nothing to be escaped.
  const query = new Set(lexemes.map(({ text, isBeginning }) => `'${text}'${isBeginning ? ":*" : ""}`));
  if (query.size === 0) return null;
  return { query: [...query].join(" & "), phrases };
}

/** What a member typed as a search among words. */
export const wordSearchOf = (q: string): WordSearch | null => wordSearch(termsOf(q.toWellFormed()));

/** Whether a search finds a text, as the database would. */
export function isFoundIn(text: string, q: string): boolean {
  const { lexemes, phrases } = read(termsOf(q.toWellFormed()));
  const spaced = ` ${wordsOf(text).join(" ")} `;
  const has = (lexeme: Lexeme): boolean =>
    spaced.includes(
      isUnspaced(lexeme.text) ? lexeme.text : ` ${lexeme.text}${lexeme.isBeginning ? "" : " "}`,
    );
  return lexemes.every(has) && phrases.every((pattern) => spaced.includes(pattern.slice(1, -1)));
}
