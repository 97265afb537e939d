import { LANGUAGES, type Language } from "@kompagnon/contract/wire/model.ts";
import { ENGLISH } from "./terms.ts";
import { TASTE_SCALE } from "./weights.ts";
import { TOPICS } from "./words/topics.ts";
import { WORDS_SCALE, type Words } from "./words/words.ts";

/** A member as a reader: in which language, what their own words are about, and what they like in others' words, a topic (int8 of TASTE_SCALE). */
export interface Reader {
  language: Language;
  words: Words;
  wants: Int8Array;
}

/** The language of a text to a reader: their own (or none that shows), the one in which strangers meet, or another. */
export type TextLanguage = "own" | "bridge" | "foreign";
/** Which of these a text's language is; null for a text in which none shows. */
export function textLanguage(language: Language | null, own: Language | undefined): TextLanguage {
  if (language === null || language === own) return "own";
  return language === LANGUAGES[ENGLISH] ? "bridge" : "foreign";
}

/** What it is worth, in log odds, that a text is about what the reader writes about, or looks for what they say of themselves. */
const ALIKE_WEIGHT = 1;
const NEEDED_WEIGHT = 1;
/** What was learned on people counts less for what they write. */
const LEARNED_WEIGHT = 0.6;

const along = (mine: Int8Array, theirs: Int8Array): number => {
  let sum = 0;
  for (let topic = 0; topic < TOPICS; topic++) sum += (mine[topic] ?? 0) * (theirs[topic] ?? 0);
  return sum / WORDS_SCALE;
};

/**
 * What a text's words add for a reader, in log odds; 0 where they can't be compared. `seeks`: whether to count what the text says
 * about the people it looks for.
 */
export function textFit({ words, wants }: Reader, text: Words, seeks = true): number {
  if (words.topics === 0 || words.topics !== text.topics) return 0;
  const alike = along(words.offered, text.offered) / WORDS_SCALE;
  const needed = seeks ? along(words.offered, text.sought) / WORDS_SCALE : 0;
  return (
    ALIKE_WEIGHT * alike +
    NEEDED_WEIGHT * needed +
    (LEARNED_WEIGHT * along(wants, text.offered)) / TASTE_SCALE
  );
}
