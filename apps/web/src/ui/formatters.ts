import { localeOf } from "@kompagnon/messages/languages.ts";

/** Formatters of one kind, made once for each language and way: making one takes longer than formatting with it. */
function cached<Options extends object, Formatter>(
  make: (language: string, options: Options) => Formatter,
): (language: string, options?: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (language, options) => {
    const given = options ?? ({} as Options); // every formatter's options may all be left out
    const key = `${language} ${JSON.stringify(given)}`;
    const formatter = made.get(key) ?? make(language, given);
    made.set(key, formatter);
    return formatter;
  };
}

/** What formats numbers in a language. */
export const numbers = cached(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(localeOf(language), options),
);
/** What formats dates and times of day. */
export const dates = cached(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(localeOf(language), options),
);
/** What says how long ago something was. */
export const distances = cached(
  (language, options: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(localeOf(language), options),
);

/** What separates the words of a list. */
export const commaOf = (language: string): string => ({ ar: "، ", zh: "、" })[language] ?? ", ";
/**
 * Words one after the other, for labels. A sentence joins its last word by an "and" (`Intl.ListFormat`); the lists that Intl
 * makes without one have no commas at all in Russian and Chinese. Empty words are left out.
 */
export const commaList = (language: string, words: readonly (string | null | undefined)[]): string =>
  words.filter(Boolean).join(commaOf(language));
