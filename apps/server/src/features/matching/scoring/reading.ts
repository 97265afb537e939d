import { likings } from "#features/matching/engine/liking.ts";
import type { Reader } from "#features/matching/engine/text-fit.ts";
import { TASTE_TOPICS } from "#features/matching/engine/weights.ts";
import { poolOf, sharedWeights, viewerOf } from "#features/matching/scoring/scoring.ts";
import { findScored, type ScoredRow } from "#features/matching/scoring/scoring-queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** A writer in the eyes of a reader: what they seek in a partner, and in which language they are, does not count for reading them. */
const asWriter = (row: ScoredRow, { language }: ScoredRow): ScoredRow => ({
  ...row,
  must: false,
  language,
});

/**
 * A member as a reader, and how much they would like each writer by the deck's own engine, in log odds against the average of
 * these; null without the reader.
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
  const writers = all.filter((row) => row !== me);
  const liked = likings(viewerOf(asWriter(me, me)), poolOf(writers.map((row) => asWriter(row, me))), weights);
  return {
    reader: { language: me.language, words, wants: taste.subarray(TASTE_TOPICS) },
    likings: new Map(writers.map(({ id }, at) => [id, liked[at] ?? 0])),
  };
}
