import type { PageNamespace, PageTexts } from "@kompagnon/messages/features.ts";
import {
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  type Language,
  pickLanguage,
} from "@kompagnon/messages/languages.ts";
import { loadTexts } from "@kompagnon/messages/load.ts";
import { type BackendModule, createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { keep, recall } from "./device.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: PageTexts;
  }
}

const STORED_AS = "language";

/** Fetches a part of the texts when a component first asks for it; what comes along with it is at hand as well. */
const backendOf = (translator: i18n): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    // i18next hands back the codes it was given
    loadTexts(language as Language, namespace as PageNamespace).then(
      ({ [namespace]: own = {}, ...others }) => {
        for (const [name, texts] of Object.entries(others))
          if (!translator.hasResourceBundle(language, name))
            translator.addResourceBundle(language, name, texts, false, false);
        done(null, own);
      },
      (failure: unknown) => done(failure instanceof Error ? failure : new Error(String(failure)), null),
    );
  },
});

/** A translator in `language` with these texts at hand; others load when a component asks (it suspends meanwhile). */
export async function createTranslator(language: Language, namespaces: PageNamespace[]): Promise<i18n> {
  const translator = createInstance();
  await translator
    .use(backendOf(translator))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: namespaces,
      defaultNS: "ui",
      load: "currentOnly",
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true },
    });
  return translator;
}

/** The language of an i18next instance as one of our ten codes. */
export const languageOf = (translator: i18n): Language =>
  isLanguage(translator.language) ? translator.language : DEFAULT_LANGUAGE;

/** The language to start with: stored choice, the public page one came from, the browser's wishes, German. */
export function startLanguage(): Language {
  const stored = recall(STORED_AS);
  const arrived = recall("page_language", "session");
  return [stored, arrived].find(isLanguage) ?? pickLanguage(navigator.languages) ?? DEFAULT_LANGUAGE;
}

/** Keeps a person's choice on this device; the account keeps its own. */
export const storeLanguage = (language: Language): void => keep(STORED_AS, language);

/** Tells the browser (fonts, hyphenation, reading direction, screen readers) which language the page is in. */
export function markDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
