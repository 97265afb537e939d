import { setImmediate as aMoment } from "node:timers/promises";
import { type Reader, textFit } from "#features/matching/engine/text-fit.ts";
import { readText, type Words } from "#features/matching/engine/words/words.ts";
import { loadCachedTopics } from "#features/matching/words/known-topics.ts";
import type { Database } from "#platform/db/database.ts";

/** Maximum number of texts cached per process, a few hundred bytes each. */
const CACHED_MAX = 10_000;
/** Texts read before yielding to other work: about a millisecond. */
const AT_ONCE = 20;

const cacheByDatabase = new WeakMap<Database, Map<string, Words>>();

/** The words of texts by their keys, by the topics with a number; each is read once a process. */
async function wordsOfTexts(
  db: Database,
  number: number,
  keys: readonly string[],
  readTexts: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<(key: string) => Words | undefined> {
  const cache = cacheByDatabase.get(db) ?? new Map<string, Words>();
  cacheByDatabase.set(db, cache);
  const nameOf = (key: string) => `${number} ${key}`;
  const missing = keys.filter((key) => !cache.has(nameOf(key)));
  const known = missing.length > 0 && (await loadCachedTopics(db, db, number));
  if (known) {
    const texts = [...(await readTexts(missing))];
    if (cache.size + texts.length > CACHED_MAX) cache.clear();
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      for (const [key, text] of texts.slice(from, from + AT_ONCE))
        cache.set(nameOf(key), readText(text, known.topics, number));
      await aMoment();
    }
  }
  return (key) => cache.get(nameOf(key));
}

/**
 * What the words of texts add for a reader, in log odds. `keys` name immutable texts (a text that changes has its version in its
 * key); `readTexts` reads those that this process has not seen yet; `seeks`: whether to count who they look for.
 */
export async function textFits(
  db: Database,
  reader: Reader,
  {
    keys,
    readTexts,
    seeks = true,
  }: {
    keys: readonly string[];
    readTexts: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
    seeks?: boolean | undefined;
  },
): Promise<(key: string) => number> {
  const { topics } = reader.words;
  if (topics === 0) return () => 0;
  const wordsOf = await wordsOfTexts(db, topics, keys, readTexts);
  return (key) => {
    const words = wordsOf(key);
    return words ? textFit(reader, words, seeks) : 0;
  };
}
