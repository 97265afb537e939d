import { directionOf, type Language } from "./languages.ts";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** A part that keeps its direction to itself already. */
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;
/** A letter that is read from right to left: Hebrew, Arabic and what lies between them in Unicode. */
const RIGHT_TO_LEFT =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LEFT_TO_RIGHT =
  /(?=\p{L})[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const AGAINST = { ltr: RIGHT_TO_LEFT, rtl: LEFT_TO_RIGHT };

/**
 * A text as it is put into a sentence of a language: between isolates if it has letters of the other direction, so that it
 * does not reorder the words around it. Several lines and web addresses stay as they are: an isolate ends with its line,
 * and programs that find addresses in plain text would take the mark for a part of it.
 */
export function isolate(language: Language, text: string): string {
  if (/\n|^https?:\/\/\S+$/u.test(text)) return text;
  return AGAINST[directionOf(language)].test(text.replace(ISOLATED, ""))
    ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE
    : text;
}

/** A text without these marks, for titles that are stored and headers of mails. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/gu, "");
