import { readCardWords } from "#features/matching/engine/words/card-words.ts";
import { readTopics } from "#features/matching/engine/words/stored-topics.ts";
import type { Topics } from "#features/matching/engine/words/topics.ts";
import { findMyCard } from "#features/matching/queries.ts";
import { loadTopics } from "#features/matching/words/word-queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import { wordsOf } from "../engine/words/tokens.ts";
import { rarityOfWord } from "../engine/words/topics.ts";

/** A word is rare if at most one text in eight has it. */
const RARE = Math.log(8);
/** Maximum number of a member's rare words searched for in others' texts, the rarest first. */
const SEARCHED_WORDS_MAX = 12;
/** Maximum number of words named. */
const NAMED_WORDS_MAX = 2;
const HAN = /^\p{Script=Han}/u;

/**
 * A pattern that finds a member's rare words in another's text; null without rare words. Only words that several members wrote
 * are known to be rare: a name that no other member mentions is not among them.
 */
export function rareWords(text: string, topics: Topics): RegExp | null {
  const rare = [...new Set(wordsOf(text))]
    .map((word) => ({ word, rarity: rarityOfWord(word, topics) }))
    .filter(({ rarity }) => rarity >= RARE)
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, SEARCHED_WORDS_MAX)
    .map(({ word }) => (HAN.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`));
  return rare.length ? new RegExp(rare.join("|"), "giu") : null;
}

/** The rare words that occur in a text too, as written there. */
export function sharedWords(rare: RegExp | null, text: string): string[] {
  if (!rare || !text) return [];
  const found = new Map<string, string>();
  for (const [word] of text.normalize("NFKC").matchAll(rare)) {
    found.set(word.toLowerCase(), found.get(word.toLowerCase()) ?? word);
    if (found.size === NAMED_WORDS_MAX) break;
  }
  return [...found.values()];
}

/** Topics with those that they replaced. */
export type CachedTopics = { topics: Topics; before: Topics | null };

/** At most this many are kept, a megabyte each: one a language, and one that is being replaced. */
const CACHED_MAX = 12;

const cacheByDatabase = new WeakMap<Database, Map<number, Promise<CachedTopics | null>>>();

/** The topics with a number, read once a process (`by`: or by a transaction that has just stored them); null if they were replaced meanwhile. */
export function loadCachedTopics(db: Database, by: Queryable, number: number): Promise<CachedTopics | null> {
  const cache = cacheByDatabase.get(db) ?? new Map<number, Promise<CachedTopics | null>>();
  cacheByDatabase.set(db, cache);
  const known = cache.get(number);
  if (known) return known;
  if (cache.size >= CACHED_MAX) cache.clear();
  const read = loadTopics(by, number).then(
    (stored) =>
      stored && {
        topics: readTopics(stored.learned),
        before: stored.before && readTopics(stored.before),
      },
  );
  cache.set(number, read);
  const forget = () => cache.delete(number);
  read.then((found) => found ?? forget(), forget);
  return read;
}

/**
 * A function that finds the rare words of a member's text in others'; finds none while the topics of their language are unknown.
 * `number`: of the topics by which the text was read.
 */
export async function commonWordsOf(
  db: Database,
  text: string,
  number: number,
): Promise<(other: string) => string[]> {
  const known = number === 0 ? null : await loadCachedTopics(db, db, number);
  const rare = known && rareWords(text, known.topics);
  return (other) => sharedWords(rare, other);
}

/** A function that finds the rare words of a member's profile in other texts; finds none for a member without a card. */
export async function commonWords(db: Database, memberId: string): Promise<(text: string) => string[]> {
  const card = await findMyCard(db, memberId);
  return card ? commonWordsOf(db, card.text, readCardWords(card.words).topics) : () => [];
}
