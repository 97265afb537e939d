import type { Language } from "@kompagnon/contract/wire/model.ts";
import { STOP_WORDS } from "#features/ai/lists/stop-words.ts";

/** Words of a member's text that are considered. */
const LOOKED_AT = 400;
const WORD_MAX = 14;
const WORD_MIN = 3;

const wordsOf = (text: string, language: Language): string[] =>
  [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)]
    .filter(({ isWordLike, segment }) => isWordLike && /\p{L}/u.test(segment))
    .slice(0, LOOKED_AT)
    .map(({ segment }) => segment.normalize("NFC"));

/** How much a word says about the subject of a text: in German, nouns in the middle of a sentence say most. */
const weightOf = (word: string, language: Language): number =>
  language === "de" && /^\p{Lu}/u.test(word) ? 2 : 1;

/**
 * The words that a description is about, the most telling first: no articles and the like, no numbers, neither very short nor
 * very long. Empty where nothing is left.
 */
export function themeOf(text: string, language: Language): string[] {
  const shortest = language === "zh" ? 2 : WORD_MIN;
  const counted = new Map<string, { word: string; weight: number }>();
  for (const word of wordsOf(text, language)) {
    const key = word.toLowerCase();
    if (STOP_WORDS.has(key) || word.length < shortest || word.length > WORD_MAX) continue;
    const before = counted.get(key);
    counted.set(key, {
      word: before?.word ?? word,
      weight: (before?.weight ?? 0) + weightOf(word, language),
    });
  }
  return [...counted.values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 4)
    .map(({ word }) => word);
}
