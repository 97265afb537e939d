import type { Language } from "@kompagnon/contract/wire/model.ts";
import {
  LANGUAGE_MASK,
  LANGUAGE_SHIFT,
  languageIndex,
  MUST_SHIFT,
} from "#features/matching/engine/features.ts";
import { likings, type Pool } from "#features/matching/engine/score.ts";
import type { Reader } from "#features/matching/engine/text-fit.ts";
import { TASTE_TOPICS } from "#features/matching/engine/weights.ts";
import { findPool, sharedWeights, viewerOf } from "#features/matching/scoring/scoring.ts";
import { findScored } from "#features/matching/scoring/scoring-queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Bits of the upper word: whether a member's wish is a must, and their language. */
const MUST = 1 << MUST_SHIFT;
const LANGUAGE = LANGUAGE_MASK << LANGUAGE_SHIFT;
/** Writers in the eyes of a reader: what they seek in a partner, and in which language they are, does not count for reading them. */
const asWriters = (pool: Pool, language: Language): Pool => ({
  ...pool,
  high: pool.high.map((word) => (word & ~(MUST | LANGUAGE)) | (languageIndex(language) << LANGUAGE_SHIFT)),
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
  const [[me], writers, weights] = await Promise.all([
    findScored(db, [readerId]),
    findPool(
      db,
      writerIds.filter((id) => id !== readerId),
    ),
    sharedWeights(db),
  ]);
  if (!me) return null;
  const { taste, words } = viewerOf(me);
  const liked = likings(viewerOf({ ...me, must: false }), asWriters(writers.pool, me.language), weights);
  return {
    reader: { language: me.language, words, wants: taste.subarray(TASTE_TOPICS) },
    likings: new Map(writers.ids.map((id, at) => [id, liked[at] ?? 0])),
  };
}
