import { wordsOf } from "./tokens.ts";
import { rarityOfWord, type Topics } from "./topics.ts";

/** A word is rare if at most one text in eight has it. */
const RARE = Math.log(8);
/** Maximum number of a member's rare words searched for in others' texts, the rarest first. */
const LOOKED_FOR = 12;
/** Maximum number of words named. */
const NAMED = 2;
const HAN = /^\p{Script=Han}/u;

/**
 * A pattern that finds a member's rare words in another's text; null without rare words. Only words that several members wrote
 * are known to be rare: a name that no other member mentions is not among them.
 */
export function rareWords(text: string, topics: Topics): RegExp | null {
  const rare = [...new Set(wordsOf(text))]
    .map((word) => ({ word, rarity: rarityOfWord(word, topics) }))
    .filter(({ rarity }) => rarity >= RARE)
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, LOOKED_FOR)
    .map(({ word }) => (HAN.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`));
  return rare.length ? new RegExp(rare.join("|"), "giu") : null;
}

/** The rare words that occur in a text too, as written there. */
export function sharedWords(rare: RegExp | null, text: string): string[] {
  if (!rare || !text) return [];
  const found = new Map<string, string>();
  for (const [word] of text.normalize("NFKC").matchAll(rare)) {
    found.set(word.toLowerCase(), found.get(word.toLowerCase()) ?? word);
    if (found.size === NAMED) break;
  }
  return [...found.values()];
}
