import { askedBy, freshModel } from "#features/matching/engine/learn.ts";
import { packTaste, TASTE_SIZE, TASTE_TOPICS } from "#features/matching/engine/weights.ts";
import { cardWords, readCardWords } from "#features/matching/engine/words/card-words.ts";
import { carryOver } from "#features/matching/engine/words/topics.ts";
import { NO_WORDS, readText } from "#features/matching/engine/words/words.ts";
import { readTaste } from "#features/matching/learned/learned-queries.ts";
import { readModel } from "#features/matching/queries.ts";
import { asModel } from "#features/matching/scoring/shared-model.ts";
import { type CachedTopics, loadCachedTopics } from "#features/matching/words/known-topics.ts";
import { findTopics, lockCardWithText, setTaste, setWords } from "#features/matching/words/word-queries.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** A member's learned taste in words, by the current topics; `number`: of the topics by which their card was read. */
function tasteBy(w: number[], number: number, now: number, { topics, before }: CachedTopics): number[] {
  if (number === 0 || number === now) return w;
  const wants = w.slice(TASTE_TOPICS);
  const carried = before ? carryOver(wants, before, topics) : wants.map(() => 0);
  return [...w.slice(0, TASTE_TOPICS), ...carried];
}

/**
 * Brings what a card says in words up to date with what its member wrote, and what they like with the topics of now.
 * The caller has called lockTaste.
 */
export async function readWords(db: Database, tx: Tx, memberId: string): Promise<void> {
  const card = await lockCardWithText(tx, memberId);
  if (!card) return;
  // Not locked again: the first decision may have stored it meanwhile, and the second one waits for this card with it locked.
  const exact = await readTaste(tx, card.place);
  const found = await findTopics(tx, card.language);
  const known = found && (await loadCachedTopics(db, tx, found.number));
  const words = found && known ? readText(card.text, known.topics, found.number) : NO_WORDS;
  const before = readCardWords(card.words);
  const w = exact && known && found ? tasteBy(exact, before.topics, found.number, known) : exact;
  if (w && w !== exact) await setTaste(tx, card.place, w);
  const stored = await readModel(tx);
  const { weights } = stored ? asModel(stored) : freshModel();
  const taste = packTaste(w ?? new Float64Array(TASTE_SIZE), askedBy(words, weights));
  const bytes = cardWords(words, taste);
  if (!bytes.equals(card.words)) await setWords(tx, card.place, bytes);
}
