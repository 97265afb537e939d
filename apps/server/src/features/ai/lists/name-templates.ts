import type { Language } from "@kompagnon/contract/wire/model.ts";
import { shuffled } from "#features/ai/lists/shuffle.ts";
import { themeOf } from "#features/ai/lists/theme.ts";
import type { KeptSuggestion } from "#features/ai/queries.ts";

/** What names are put together from: words behind and before the theme, and names that need none. */
type Stock = { behind: readonly string[]; before: readonly string[]; whole: readonly string[] };

const GERMAN: Stock = {
  behind: "werk kontor haus hof quelle schmiede garten stube lotse freund funke ufer".split(" "),
  before: "Nord Stadt Hell Klar Morgen Gold Feld Neu".split(" "),
  whole:
    "Nordlicht Weitblick Lichtung Handschlag Ankerplatz Rückenwind Sternwarte Kieselstein Wolkenlos Leuchtfeuer Fährmann Findling".split(
      " ",
    ),
};
const ENGLISH: Stock = {
  behind: "works forge house yard craft nest bridge lane spark harbor field mint".split(" "),
  before: "North Bright Clear True Open Gold Wild New".split(" "),
  whole:
    "Tailwind Lighthouse Handshake Cornerstone Daybreak Brightside Groundwork Paperboat Wayfinder Goodneighbor Firstlight Openfield".split(
      " ",
    ),
};
/** Syllables and words that are nobody's language and everybody's. */
const NEUTRAL: Stock = {
  behind: "ora ia ero iva una elo ara io".split(" "),
  before: "Nova Luma Terra Viva Alba Sola Vera Nora".split(" "),
  whole:
    "Novara Lumera Velora Solvia Tavora Mirano Altera Kalio Ravena Orbita Maroda Zentra Nomade Aurea".split(
      " ",
    ),
};
const STOCKS: { readonly [L in Language]?: Stock } = { de: GERMAN, en: ENGLISH };

const SHOWN = 12;
const isLatin = (word: string): boolean => /^[\p{Script=Latin}\p{M}]+$/u.test(word);
const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
/** What of a word is left in a name: its beginning up to a vowel, so that something can follow. */
const stemOf = (word: string): string => {
  const letters = word.toLowerCase().slice(0, 6);
  return letters.length > 4 ? letters.replace(/[aeiouäöüáéíóúàèìòùâêîôûãõ]+$/u, "") : letters;
};

/**
 * Names from word lists, with what a description is about where that can be read: German and English ones in their own words,
 * for other languages made from syllables. Others every time.
 */
export function namesFromTemplates(text: string, language: Language): KeptSuggestion[] {
  const stock = STOCKS[language] ?? NEUTRAL;
  const theme = themeOf(text, language).filter(isLatin);
  const stems = theme.slice(0, 3);
  const composed = stems.flatMap((word) => [
    ...shuffled(stock.behind)
      .slice(0, 3)
      .map((end) => ({
        text: capital((stock === NEUTRAL ? stemOf(word) : word.toLowerCase()) + end),
        why: `${word} + ${end}`,
      })),
    ...shuffled(stock.before)
      .slice(0, 2)
      .map((start) => ({
        text: stock === ENGLISH ? `${start} ${capital(word)}` : start + word.toLowerCase(),
        why: `${start} + ${word}`,
      })),
  ]);
  const whole = shuffled(stock.whole).map((one) => ({ text: one, why: "" }));
  const kept = shuffled(composed).slice(0, Math.min(composed.length, 8));
  return [...kept, ...whole].slice(0, SHOWN);
}
