import {
  NAMES_MAX,
  NAMES_MIN,
  SLOGAN_WORDS_MAX,
  SLOGAN_WORDS_MIN,
  SLOGANS_MAX,
  SLOGANS_MIN,
} from "@kompagnon/contract/ai/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { z } from "zod";
import { parsed, tidy } from "#features/ai/answers/read.ts";
import type { KeptSuggestion } from "#features/ai/queries.ts";

const NAME_MAX = 60;
const WHY_MAX = 200;
const SLOGAN_MAX = 120;

/** A list as a model writes it, and what is taken from it: null if that is too little. */
export type ListShape = {
  /** The JSON schema that the model is given. */
  schema: object;
  read: (answer: string, language: Language) => KeptSuggestion[] | null;
};

/** Whole words in a language; those that write without spaces are taken apart by the dictionary. */
export function wordsIn(text: string, language: Language): number {
  const spaced = text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  if (language !== "zh") return spaced;
  return [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
}

/** Without repetitions, at most `max`; null if fewer than `min` are left. */
function enough(all: KeptSuggestion[], min: number, max: number): KeptSuggestion[] | null {
  const seen = new Set<string>();
  const different = all.filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
  return different.length < min ? null : different.slice(0, max);
}

const nameAnswer = z.object({ names: z.array(z.object({ name: z.string(), why: z.string() })) });
const names: ListShape = {
  schema: z.toJSONSchema(nameAnswer),
  read: (answer) => {
    const found = parsed(nameAnswer, answer)?.names.map(({ name, why }) => ({
      text: tidy(name),
      why: tidy(why).slice(0, WHY_MAX).toWellFormed(),
    }));
    const fitting = found?.filter(({ text }) => /\p{L}/u.test(text) && text.length <= NAME_MAX);
    return fitting ? enough(fitting, NAMES_MIN, NAMES_MAX) : null;
  },
};

const sloganAnswer = z.object({ slogans: z.array(z.string()) });
const slogans: ListShape = {
  schema: z.toJSONSchema(sloganAnswer),
  read: (answer, language) => {
    const found = parsed(sloganAnswer, answer)?.slogans.map((one) => ({ text: tidy(one), why: "" }));
    const fitting = found?.filter(({ text }) => {
      const words = wordsIn(text, language);
      return words >= SLOGAN_WORDS_MIN && words <= SLOGAN_WORDS_MAX && text.length <= SLOGAN_MAX;
    });
    return fitting ? enough(fitting, SLOGANS_MIN, SLOGANS_MAX) : null;
  },
};

/** The list that each of the listing assistants answers with. */
export const SHAPES = { name: names, slogan: slogans } as const;
