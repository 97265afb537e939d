import { readCardWords } from "#features/matching/engine/words/card-words.ts";
import { findMyCard } from "#features/matching/queries.ts";
import { commonWordsOf } from "#features/matching/words/known-topics.ts";
import type { Database } from "#platform/db/database.ts";

/** A function that finds the rare words of a member's profile in other texts; finds none for a member without a card. */
export async function commonWords(db: Database, memberId: string): Promise<(text: string) => string[]> {
  const card = await findMyCard(db, memberId);
  return card ? commonWordsOf(db, card.text, readCardWords(card.words).topics) : () => [];
}
