import {
  type Folded,
  fold,
  foldWithPositions,
  isUnspaced,
  UNSPACED,
} from "@kompagnon/contract/search/fold.ts";
import { cutAt, type Range, type Stretch } from "@kompagnon/contract/search/hits.ts";

/** What is searched of an article. */
export type Searchable<Key extends string> = { key: Key; title: string; keywords: string; body: string };
/** Ready to be searched again and again. */
export type Index<Key extends string> = readonly {
  key: Key;
  title: Folded;
  keywords: Folded;
  body: Folded;
}[];

const WEIGHTS = { title: 100, keywords: 10, body: 1 } as const;
const FIELDS = ["title", "keywords", "body"] as const;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED_RUN = new RegExp(`[${UNSPACED}]+`, "gu");
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** What Arabic writes together with the word that follows: and, with, like, for, the. */
const ARABIC_PREFIX = /(?:^|[^\p{L}\p{M}\p{N}])[وفبك]?(?:ال|لل|ل)?$/u;
const ARABIC_ARTICLE = /^ال(?=\p{L}{2})/u;
/** Around the first hit, this many characters of an article are shown. */
const EXCERPT = 150;
const BEFORE = 45;

/**
 * The words of a query. Chinese, Japanese and Thai are written without spaces: a longer run is searched for in pairs of
 * characters, so that "更改密码" finds "修改密码" as well.
 */
function wordsOf(query: string): string[] {
  const words = fold(query).replace(UNSPACED_RUN, " $& ").match(WORD) ?? [];
  return [
    ...new Set(words.flatMap((word) => (isUnspaced(word) ? pairs(word) : word.replace(ARABIC_ARTICLE, "")))),
  ];
}

function pairs(run: string): string[] {
  const letters = [...run];
  if (letters.length <= 2) return [run];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Folds all articles once; searching then is a matter of microseconds a word. */
export const indexOf = <Key extends string>(articles: readonly Searchable<Key>[]): Index<Key> =>
  articles.map(({ key, title, keywords, body }) => ({
    key,
    title: foldWithPositions(title),
    keywords: foldWithPositions(keywords),
    body: foldWithPositions(body),
  }));

/**
 * The articles in which most of the query's words begin a word, best first: a word in the title counts more than one in
 * the keywords, and that more than one in the text. Empty where fewer than half of the words are found.
 */
export function search<Key extends string>(index: Index<Key>, query: string): Key[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = index.map((article) => {
    const scores = words.map((word) =>
      Math.max(
        0,
        ...FIELDS.map((field) => (places(article[field].text, word).length > 0 ? WEIGHTS[field] : 0)),
      ),
    );
    const matched = scores.filter((score) => score > 0).length;
    return { key: article.key, matched, score: scores.reduce((sum, score) => sum + score, 0) };
  });
  const most = Math.max(...found.map(({ matched }) => matched), 0);
  if (most === 0 || most < words.length / 2) return [];
  return found
    .filter(({ matched }) => matched === most)
    .sort((one, other) => other.score - one.score) // stable: equals keep the reading order
    .map(({ key }) => key);
}

/** Where a word begins a word of the text; Chinese, Japanese and Thai anywhere, Arabic also behind what is written together with it. */
function places(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(Math.max(0, at - 5), at);
    if (isUnspaced(word) || !LETTER.test(before.slice(-1)) || ARABIC_PREFIX.test(before)) found.push(at);
  }
  return found;
}

/** Cuts a text where the query's words begin and end in it. */
export function mark(text: string, query: string): Stretch[] {
  const folded = foldWithPositions(text);
  const ranges = wordsOf(query).flatMap((word) =>
    places(folded.text, word).map((place): Range => [place, place + word.length]),
  );
  return cutAt(text, folded, ranges);
}

/** The stretch of an article around the first word that was searched for, on one line. */
export function excerpt(body: string, query: string): string {
  const line = body.replace(/\s+/g, " ");
  const folded = foldWithPositions(line);
  const all = wordsOf(query).flatMap((word) => places(folded.text, word));
  const first = all.length > 0 ? (folded.at[Math.min(...all)] ?? 0) : 0;
  const from = first <= BEFORE ? 0 : wordStart(line, first - BEFORE, first);
  const to = line.length <= from + EXCERPT ? line.length : wordEnd(line, from + EXCERPT);
  return `${from > 0 ? "… " : ""}${line.slice(from, to).trim()}${to < line.length ? " …" : ""}`;
}

/** Behind the next space, unless that is already behind the hit (or there are no spaces). */
function wordStart(line: string, from: number, hit: number): number {
  const space = line.indexOf(" ", from);
  return space >= 0 && space < hit ? space + 1 : from;
}

function wordEnd(line: string, to: number): number {
  const space = line.lastIndexOf(" ", to);
  return space > to - 30 ? space : to;
}
