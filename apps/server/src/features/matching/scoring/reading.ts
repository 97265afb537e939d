import { scorePool } from "#features/matching/engine/score.ts";
import type { Reader } from "#features/matching/engine/text-fit.ts";
import { TASTE_TOPICS } from "#features/matching/engine/weights.ts";
import { poolOf, sharedWeights, viewerOf } from "#features/matching/scoring/scoring.ts";
import { findScored, type ScoredRow } from "#features/matching/scoring/scoring-queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Whoever is liked less than this is liked by nobody. */
const LIKED_LEAST = 1e-4;

/** A writer in the eyes of a reader: what they seek in a partner, and in which language they are, does not count for reading them. */
const asWriter = (row: ScoredRow, { language }: ScoredRow): ScoredRow => ({
  ...row,
  ...{ must: false, language },
});

/** How much the reader would like each of these, in log odds against the usual one of them. */
function likingsOf(me: ScoredRow, writers: readonly ScoredRow[], weights: Float64Array): Map<string, number> {
  const pool = poolOf(writers.map((row) => asWriter(row, me)));
  // Reading takes nobody's attention and asks for no answer: what counts is what the reader likes.
  pool.likesMe.fill(1);
  const values = scorePool(viewerOf(asWriter(me, me)), pool, weights);
  const logs = Array.from(values, (value) => Math.log(Math.max(LIKED_LEAST, value)));
  const usual = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length);
  return new Map(writers.map(({ id }, at) => [id, (logs[at] ?? usual) - usual]));
}

/**
 * A member as a reader, and how much they would like each writer by the deck's own engine, in log odds against the usual one of
 * these; null where nobody is there.
 */
export async function readerOf(
  db: Queryable,
  readerId: string,
  writerIds: readonly string[] = [],
): Promise<{ reader: Reader; likings: Map<string, number> } | null> {
  const [all, weights] = await Promise.all([findScored(db, [readerId, ...writerIds]), sharedWeights(db)]);
  const me = all.find(({ id }) => id === readerId);
  if (!me) return null;
  const { taste, words } = viewerOf(me);
  return {
    reader: { language: me.language, words, wants: taste.subarray(TASTE_TOPICS) },
    likings: likingsOf(
      me,
      all.filter((row) => row !== me),
      weights,
    ),
  };
}
