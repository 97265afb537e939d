import type { learned, Trait } from "@kompagnon/contract/matching/model.ts";
import type { z } from "zod";
import { candidateScansOf } from "#features/matching/deck/candidate-scan.ts";
import { requireCard } from "#features/matching/deck/deck.ts";
import { askedBy } from "#features/matching/engine/learn.ts";
import { choosingOf, likesWords, tastesOf } from "#features/matching/engine/learned.ts";
import { hourList } from "#features/matching/engine/times.ts";
import { packTaste, TASTE_SIZE } from "#features/matching/engine/weights.ts";
import { readCardWords } from "#features/matching/engine/words/card-words.ts";
import {
  findLearned,
  forgetHours,
  forgetTaste,
  setCardTaste,
  setLess,
} from "#features/matching/learned/learned-queries.ts";
import type { LearnedModel } from "#features/matching/scoring/shared-model.ts";
import { lockCardWithText, lockTaste } from "#features/matching/words/word-queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";

type Learned = z.output<typeof learned>;
const NO_TASTE = new Float64Array(TASTE_SIZE);

/** What the deck learned from a member's decisions; empty for a member without a card. */
export async function learnedOf(db: Queryable, memberId: string): Promise<Learned> {
  const row = await findLearned(db, memberId);
  const taste = row?.w ?? NO_TASTE;
  const evidence = row?.h ?? NO_TASTE;
  return {
    since: (row?.reset_at ?? row?.first ?? null)?.toISOString() ?? null,
    decisions: row?.decisions ?? 0,
    tastes: tastesOf(taste, evidence),
    words: likesWords(taste, evidence),
    hours: hourList(row?.hours ?? 0),
    choosing: choosingOf(row?.pick ?? 0, row?.pick_h ?? 0),
    less: row?.less ?? [],
  };
}

/**
 * Sets a member's taste back to where everybody's begins: nothing, and what their own words ask for; and forgets when they are here.
 * What others' decisions and everybody's taught stays, and so does how easily the member says Deal (docs/decisions/matching-learning.md).
 */
export async function forgetLearned(db: Database, model: LearnedModel, memberId: string): Promise<Learned> {
  const weights = await model.weights();
  await db.transaction(async (tx) => {
    // The taste before the card, as decisions do.
    const taste = await lockTaste(tx, memberId);
    const card = await lockCardWithText(tx, memberId);
    if (!card) return;
    // One that was stored since may be locked by a decision that waits for the card.
    if (taste) {
      await forgetTaste(tx, card.place);
      const asked = askedBy(readCardWords(card.words), weights);
      await setCardTaste(tx, card.place, Buffer.from(packTaste(NO_TASTE, asked).buffer));
    }
    await forgetHours(tx, card.place);
    tx.afterCommit(() => candidateScansOf(db).forget());
  });
  return learnedOf(db, memberId);
}

/** Says that cards with a trait are to come later, or takes it back. Throws matching_not_allowed. */
export async function sayLess(
  db: Database,
  memberId: string,
  { trait, less }: { trait: Trait; less: boolean },
): Promise<Learned> {
  const { place } = await requireCard(db, memberId);
  await db.transaction((tx) => setLess(tx, place, trait, less));
  return learnedOf(db, memberId);
}
