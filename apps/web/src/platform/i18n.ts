import type { PageNamespace, PageTexts } from "@kompagnon/messages/features.ts";
import {
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  type Language,
  pickLanguage,
} from "@kompagnon/messages/languages.ts";
import type {} from "i18next";
import { readItem, storeItem } from "./device-storage.ts";
import { createLoadingTranslator, type Translator } from "./translator.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: PageTexts;
  }
}

const STORED_AS = "language";

/** A translator in `language` with these texts at hand; others load when a component asks (it suspends meanwhile). */
export async function createTranslator(
  language: Language,
  parts: readonly PageNamespace[],
): Promise<Translator> {
  const translator = createLoadingTranslator(language);
  await translator.load(language, parts);
  return translator;
}

/** The language of a translator as one of our ten codes. */
export const languageOf = (translator: { language: string }): Language =>
  isLanguage(translator.language) ? translator.language : DEFAULT_LANGUAGE;

/** The language to start with: stored choice, the public page one came from, the browser's wishes, German. */
export function startLanguage(): Language {
  const stored = readItem(STORED_AS);
  const arrived = readItem("page_language", "session");
  return [stored, arrived].find(isLanguage) ?? pickLanguage(navigator.languages) ?? DEFAULT_LANGUAGE;
}

/** Keeps a person's choice on this device; the account keeps its own. */
export const storeLanguage = (language: Language): void => storeItem(STORED_AS, language);

/** Tells the browser (fonts, hyphenation, reading direction, screen readers) which language the page is in. */
export function markDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
