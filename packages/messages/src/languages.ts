import type { Language } from "@kompagnon/contract/wire/model.ts";

export type { Language };

/** What a person reads when they look for their own language, in that language. */
export const LANGUAGE_NAMES = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  es: "Español",
  pt: "Português",
  ru: "Русский",
  hi: "हिन्दी",
  zh: "中文",
  ar: "العربية",
} as const satisfies Record<Language, string>;

/** The language everything falls back to. */
export const DEFAULT_LANGUAGE = "de" satisfies Language;

/** All ten codes in the order of the language menu; the default comes first. */
export const ALL_LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]; // keys of a Record<Language, …>

/** Whether a text is one of the ten codes. */
export const isLanguage = (text: unknown): text is Language =>
  typeof text === "string" && Object.hasOwn(LANGUAGE_NAMES, text);

/** The first of the preferred locales (such as `pt-BR`) that is spoken here, or null. */
export function pickLanguage(preferred: readonly string[]): Language | null {
  for (const locale of preferred) {
    const code = locale.toLowerCase().split("-")[0];
    if (isLanguage(code)) return code;
  }
  return null;
}

/**
 * The locale that Intl formats a language's numbers, dates and lists in, and picks plural forms by. Our Portuguese is that
 * of Portugal; plain `pt` means Brazil. Any other locale is returned as it is.
 */
export const localeOf = (language: string): string => (language === "pt" ? "pt-PT" : language);

/** Which way a language is written. */
export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

/** The plural categories a language tells apart in cardinal numbers, as Intl.PluralRules knows them. */
export type Plurals = {
  de: "one" | "other";
  en: "one" | "other";
  fr: "one" | "many" | "other";
  it: "one" | "many" | "other";
  es: "one" | "many" | "other";
  pt: "one" | "many" | "other";
  ru: "one" | "few" | "many" | "other";
  hi: "one" | "other";
  zh: "other";
  ar: "zero" | "one" | "two" | "few" | "many" | "other";
};
