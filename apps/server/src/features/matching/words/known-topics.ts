import { rareWords, sharedWords } from "#features/matching/engine/words/shared-words.ts";
import { readTopics } from "#features/matching/engine/words/stored-topics.ts";
import type { Topics } from "#features/matching/engine/words/topics.ts";
import { loadTopics } from "#features/matching/words/word-queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";

/** Topics with those that they replaced. */
export type Known = { topics: Topics; before: Topics | null };

/** At most this many are kept, a megabyte each: one a language, and one that is being replaced. */
const KEPT_MOST = 12;

const kept = new WeakMap<Database, Map<number, Promise<Known | null>>>();

/** The topics with a number, read once a process (`by`: or by a transaction that has just stored them); null if they were replaced meanwhile. */
export function knownTopics(db: Database, by: Queryable, number: number): Promise<Known | null> {
  const mine = kept.get(db) ?? new Map<number, Promise<Known | null>>();
  kept.set(db, mine);
  const known = mine.get(number);
  if (known) return known;
  if (mine.size >= KEPT_MOST) mine.clear();
  const read = loadTopics(by, number).then(
    (stored) =>
      stored && {
        topics: readTopics(stored.learned),
        before: stored.before && readTopics(stored.before),
      },
  );
  mine.set(number, read);
  const forget = () => mine.delete(number);
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
  const known = number === 0 ? null : await knownTopics(db, db, number);
  const rare = known && rareWords(text, known.topics);
  return (other) => sharedWords(rare, other);
}
