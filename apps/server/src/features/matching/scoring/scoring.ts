import { appended, emptyPool, idsIn, readPool } from "#features/matching/deck/deck-pool.ts";
import { ageIn, highWord, lowWord, type PackedFeatures, pack } from "#features/matching/engine/features.ts";
import { freshModel, selectivity } from "#features/matching/engine/learn.ts";
import { lessOf } from "#features/matching/engine/less.ts";
import { EXCLUDED, type Pool, scorePool } from "#features/matching/engine/score.ts";
import { NO_TIMES, SESSIONS_PRIOR } from "#features/matching/engine/times.ts";
import type { Viewer } from "#features/matching/engine/viewer.ts";
import { TASTE_SIZE } from "#features/matching/engine/weights.ts";
import { cardTaste, readCardWords } from "#features/matching/engine/words/card-words.ts";
import { TOPICS } from "#features/matching/engine/words/topics.ts";
import { NO_WORDS } from "#features/matching/engine/words/words.ts";
import { readModel } from "#features/matching/queries.ts";
import { findCards, findScored, type ScoredRow } from "#features/matching/scoring/scoring-queries.ts";
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
function poolOf(rows: readonly ScoredRow[]): Pool {
  const pool = emptyPool(rows.length);
  for (const [at, row] of rows.entries()) {
    const features = featuresOf(row);
    pool.low[at] = lowWord(features);
    pool.high[at] = highWord(features);
    pool.pop[at] = row.pop ?? 0;
    pool.pick[at] = row.pick ?? 0;
    pool.selectivity[at] = selectivity(pool.pick[at] ?? 0, row.pick_h ?? 0);
    pool.resp[at] = row.resp ?? SESSIONS_PRIOR;
    pool.inbox[at] = row.inbox ?? 0;
    pool.shown[at] = row.shown ?? 0;
    pool.price[at] = row.price ?? 0;
    pool.taste.set(tasteOf(row), at * TASTE_SIZE);
    const { topics, offered } = wordsOf(row);
    pool.topics[at] = topics;
    pool.offered.set(offered, at * TOPICS);
    pool.times[at] = row.times ?? NO_TIMES;
  }
  return pool;
}

/** The parts of an id that a dash follows. */
const PARTS = /(.{8})(.{4})(.{4})(.{4})/;

/** Members as the engine ranks them, and who they are: by their cards, and those who have none by their profiles. */
export async function findPool(
  db: Queryable,
  ids: readonly string[],
): Promise<{ ids: string[]; pool: Pool }> {
  const { cards, members } = await findCards(db, ids);
  const withCard = members ? idsIn(members).map((id) => id.replace(PARTS, "$1-$2-$3-$4-")) : [];
  const known = new Set(withCard);
  const others = ids.filter((id) => !known.has(id));
  const read = readPool({ cards });
  if (others.length === 0) return { ids: withCard, pool: read.pool };
  const rows = await findScored(db, others);
  const { pool } = appended(read, { pool: poolOf(rows), places: new Int32Array(rows.length) });
  return { ids: [...withCard, ...rows.map(({ id }) => id)], pool };
}

/**
 * How well members suit a viewer, by the deck's own engine; neither has to be in the deck. Members that a stated must excludes
 * are left out, as in the deck, and so are those who said that they are younger than `fromAge`.
 */
export async function scoreMembers(
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
  { fromAge }: { fromAge: number },
): Promise<{ id: string; score: number }[]> {
  const [[me], members, weights] = await Promise.all([
    findScored(db, [viewerId]),
    findPool(
      db,
      ids.filter((id) => id !== viewerId),
    ),
    sharedWeights(db),
  ]);
  if (!me) return [];
  const scores = scorePool(viewerOf(me), members.pool, weights);
  const isYounger = (at: number): boolean => {
    const age = ageIn(members.pool.low[at] ?? 0);
    return age > 0 && age < fromAge;
  };
  return members.ids
    .map((id, at) => ({ id, score: isYounger(at) ? EXCLUDED : (scores[at] ?? EXCLUDED) }))
    .filter(({ score }) => score !== EXCLUDED);
}
