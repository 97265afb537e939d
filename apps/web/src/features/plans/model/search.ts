import { fragmentsOf, matches } from "@kompagnon/contract/search/terms.ts";
import type { Card } from "./card.ts";

/** The cards that hold all of the words somewhere, those with them in the title first; none for no words. */
export function findCards(cards: Iterable<Card>, words: string): Card[] {
  if (fragmentsOf(words).length === 0) return [];
  const found = [...cards].filter(({ title, text }) => matches(`${title}\n${text}`, words));
  const rated = found.map((card) => ({ card, inTitle: matches(card.title, words) }));
  return rated.sort((a, b) => Number(b.inTitle) - Number(a.inTitle)).map(({ card }) => card);
}
