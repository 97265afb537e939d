import { emptyPool } from "#features/matching/deck/deck-pool.ts";
import { SESSIONS_PRIOR } from "#features/matching/engine/attendance.ts";
import { highWord, lowWord, type PackedFeatures, pack } from "#features/matching/engine/features.ts";
import { freshModel } from "#features/matching/engine/learn.ts";
import { lessOf } from "#features/matching/engine/less.ts";
import { EXCLUDED, type Pool, scorePool } from "#features/matching/engine/score.ts";
import { NO_TIMES } from "#features/matching/engine/times.ts";
import type { Viewer } from "#features/matching/engine/viewer.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";
import { cardTaste, readCardWords } from "#features/matching/engine/words/card-words.ts";
import { TOPICS } from "#features/matching/engine/words/topics.ts";
import { NO_WORDS } from "#features/matching/engine/words/words.ts";
import { readModel } from "#features/matching/queries.ts";
import { findScored, type ScoredRow } from "#features/matching/scoring/scoring-queries.ts";
import { asModel } from "#features/matching/scoring/shared-model.ts";
import type { Queryable } from "#platform/db/database.ts";

const NO_TASTE = new Int8Array(TASTE_SIZE);

const featuresOf = (row: ScoredRow): PackedFeatures =>
  pack({
    businessModels: row.models,
    skills: row.skills,
    goal: row.goals[0] ?? null,
    age: row.age,
    verified: row.verified,
    hasIdea: row.idea,
    bioLength: row.bioLength,
    language: row.language,
    sought: row.sought,
    soughtIsMust: row.must,
  });

const tasteOf = ({ taste, words }: ScoredRow): Int8Array =>
  taste && words ? cardTaste(taste, words) : NO_TASTE;

const wordsOf = ({ words }: ScoredRow) => (words ? readCardWords(words) : NO_WORDS);

/** A member as the engine's viewer. */
export const viewerOf = (row: ScoredRow): Viewer => ({
  features: featuresOf(row),
  pop: row.pop ?? 0,
  pick: row.pick ?? 0,
  taste: tasteOf(row),
  words: wordsOf(row),
  less: lessOf(row.less),
  times: row.times ?? NO_TIMES,
});

/** The weights that everybody shares, as they are stored. */
export async function sharedWeights(db: Queryable): Promise<Float64Array> {
  const stored = await readModel(db);
  return (stored ? asModel(stored) : freshModel()).weights;
}

/** Members as the engine ranks them. Who said Deal to the viewer is not in it: an order must not give them away. */
export function poolOf(rows: readonly ScoredRow[]): Pool {
  const pool = emptyPool(rows.length);
  for (const [at, row] of rows.entries()) {
    const features = featuresOf(row);
    pool.low[at] = lowWord(features);
    pool.high[at] = highWord(features);
    pool.pop[at] = row.pop ?? 0;
    pool.pick[at] = row.pick ?? 0;
    pool.pickEvidence[at] = row.pick_h ?? 0;
    pool.resp[at] = row.resp ?? SESSIONS_PRIOR;
    pool.inbox[at] = row.inbox ?? 0;
    pool.shown[at] = row.shown ?? 0;
    pool.price[at] = row.price ?? 0;
    pool.taste.set(tasteOf(row), at * TASTE_SIZE);
    const { topics, said } = wordsOf(row);
    pool.topics[at] = topics;
    pool.said.set(said, at * TOPICS);
    pool.times[at] = row.times ?? NO_TIMES;
  }
  return pool;
}

/**
 * How well members suit a viewer, by the deck's own engine; neither has to be in the deck. Members that a stated must excludes
 * are left out, as in the deck.
 */
export async function scoreMembers(
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
): Promise<{ id: string; score: number }[]> {
  const [all, weights] = await Promise.all([findScored(db, [viewerId, ...ids]), sharedWeights(db)]);
  const me = all.find(({ id }) => id === viewerId);
  if (!me) return [];
  const rows = all.filter((row) => row !== me);
  const scores = scorePool(viewerOf(me), poolOf(rows), weights);
  return rows
    .map(({ id }, at) => ({ id, score: scores[at] ?? EXCLUDED }))
    .filter(({ score }) => score !== EXCLUDED);
}
