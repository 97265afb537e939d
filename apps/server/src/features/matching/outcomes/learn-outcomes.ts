import { unpack } from "#features/matching/engine/features.ts";
import { freshModel, modelDifference } from "#features/matching/engine/learn.ts";
import { answersOf, learnOutcome, termsOfTwo } from "#features/matching/engine/outcomes.ts";
import { timesOfTwo } from "#features/matching/engine/times.ts";
import { readCardWords } from "#features/matching/engine/words/card-words.ts";
import { wordPair } from "#features/matching/engine/words/words.ts";
import { listNews, type MatchNews, setCame } from "#features/matching/outcomes/outcome-queries.ts";
import { addToModel, readModel } from "#features/matching/queries.ts";
import { asModel, copyOf } from "#features/matching/scoring/shared-model.ts";
import type { Database, Tx } from "#platform/db/database.ts";

const PAGE = 500;
/** Before every id. */
const FIRST = "00000000-0000-0000-0000-000000000000";

const termsOf = (news: MatchNews) =>
  termsOfTwo(
    unpack(news.lo_features),
    unpack(news.hi_features),
    wordPair(readCardWords(news.lo_words), readCardWords(news.hi_words)),
    timesOfTwo(news.lo_times, news.hi_times),
  );

/** Learns from a page of news, and remembers that it did, both or neither. */
async function learnPage(tx: Tx, news: readonly MatchNews[]): Promise<void> {
  const stored = await readModel(tx);
  const before = stored ? asModel(stored) : freshModel();
  const after = copyOf(before);
  for (const one of news)
    for (const answer of answersOf(one.came, one.outcome)) learnOutcome(after, termsOf(one), answer);
  const { weights, squares } = modelDifference(before, after);
  await addToModel(tx, {
    w: [...after.weights],
    g2: [...after.squares],
    dw: [...weights],
    dg2: [...squares],
  });
  await setCame(tx, news);
}

/** Nightly: learns from the outcomes of matches which members to bring together; each stage of a match counts once. */
export async function learnOutcomes(db: Database): Promise<void> {
  for (let after = FIRST; ; ) {
    const news = await listNews(db, after, PAGE);
    const last = news.at(-1);
    if (!last) return;
    await db.transaction((tx) => learnPage(tx, news));
    after = last.id;
  }
}
