import type { Card } from "./card.ts";

/** Letters alone, so that an accent or a capital hides nothing. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The cards that hold all of the words somewhere, those with them in the title first; none for no words. */
export function findCards(cards: Iterable<Card>, words: string): Card[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const rated = [...cards].flatMap((card) => {
    const [title, whole] = [plain(card.title), plain(`${card.title} ${card.text}`)];
    if (!wanted.every((word) => whole.includes(word))) return [];
    return { card, inTitle: wanted.every((word) => title.includes(word)) };
  });
  return rated.sort((a, b) => Number(b.inTitle) - Number(a.inTitle)).map(({ card }) => card);
}
