import { setImmediate as aMoment } from "node:timers/promises";
import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { languageIndex } from "#features/matching/engine/features.ts";
import { packTopics } from "#features/matching/engine/words/stored-topics.ts";
import { type Counted, countWords, learning, type Topics } from "#features/matching/engine/words/topics.ts";
import { readWords } from "#features/matching/words/read-words.ts";
import {
  countTexts,
  findTopics,
  listTexts,
  listUnread,
  lockTaste,
  saveTopics,
} from "#features/matching/words/word-queries.ts";
import type { Database, Queryable, Tx } from "#platform/db/database.ts";

/** Fewer texts of a language say nothing of what it is about. */
const TEXTS_MIN = 20;
/** More are not read: a third of a second of the processor. */
const TEXTS_MOST = 5_000;
/** Topics are learned again when there are this many times as many texts. */
const GROWN = 2;
const PAGE = 500;

/** What reads, and in which transaction each card is brought up to date. */
type Work = { db: Database; by: Queryable; within: (run: (tx: Tx) => Promise<void>) => Promise<void> };

/** Learns what the texts of a language are about, if there are enough, or many more than the last time. */
async function learnLanguage(db: Queryable, language: number): Promise<void> {
  const texts = await countTexts(db, language);
  const known = await findTopics(db, language);
  const grown = known ? GROWN * known.texts : TEXTS_MIN;
  if (texts < grown || (known && known.texts >= TEXTS_MOST)) return;
  const topics = await learnAside(await listTexts(db, language, TEXTS_MOST));
  await saveTopics(db, language, texts, packTopics(topics));
}

/** Texts counted at a time. */
const COUNTED = 100;

/** Learns in small steps, so that the process answers requests between two of them. */
async function learnAside(texts: readonly string[]): Promise<Topics> {
  const counted: Counted[] = [];
  for (let from = 0; from < texts.length; from += COUNTED) {
    counted.push(...texts.slice(from, from + COUNTED).map(countWords));
    await aMoment();
  }
  const steps = learning(counted);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await aMoment();
  }
}

/** Reads the words of every card that were not read by the topics of now: also of those that were there before words counted. */
async function readLanguage({ db, by, within }: Work, language: number): Promise<void> {
  const known = await findTopics(by, language);
  if (!known) return;
  for (let after = -1; ; ) {
    const unread = await listUnread(by, { language, number: known.number, after }, PAGE);
    for (const { member } of unread)
      await within(async (tx) => {
        await lockTaste(tx, member);
        await readWords(db, tx, member);
      });
    const last = unread.at(-1);
    if (!last) return;
    after = last.place;
  }
}

/** Nightly: what members write about, language by language, and what each card says in those terms. */
export const learnWords = (db: Database): Promise<void> =>
  learnAll({ db, by: db, within: (run) => db.transaction(run) });

/** The same at once, in a transaction that has written all the texts. */
export const learnWordsWithin = (db: Database, tx: Tx): Promise<void> =>
  learnAll({ db, by: tx, within: (run) => run(tx) });

async function learnAll(work: Work): Promise<void> {
  for (const language of LANGUAGES.map(languageIndex)) {
    await learnLanguage(work.by, language);
    await readLanguage(work, language);
  }
}
