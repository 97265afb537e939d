import { isolate, withoutIsolates } from "@kompagnon/messages/isolate.ts";
import {
  ALL_LANGUAGES,
  DEFAULT_LANGUAGE,
  type Language,
  localeOf,
  pickLanguage,
} from "@kompagnon/messages/languages.ts";
import type { CodeWithText, Template, TextKey } from "@kompagnon/messages/server-texts.ts";
import { createInstance } from "i18next";
import { loadServerTexts } from "#platform/server-catalogues.ts";

type Data = Readonly<Record<string, string | number>>;
/** The texts of a mail: what it says, and the two lines that stand below every one. */
type LetterTexts = Record<
  "subject" | "heading" | "body" | "button" | "why" | "typed" | "ignore" | "unattached",
  string
>;
/** The server's texts in the language of their reader. */
export type Texts = {
  /** The text of an error code in the language a request asks for; the code's generic text if it has none. */
  translate(acceptLanguage: string | undefined, code: string, data?: Data): string;
  /** The text of an error code. */
  sayCode(language: Language, code: CodeWithText): string;
  /** A text of a feature's: `posts/embed:by`. */
  say(language: Language, key: TextKey, data?: Data): string;
  /** What a mail says. */
  letter(language: Language, template: Template, data: Data): LetterTexts;
};
export type Translate = Texts["translate"];
export type Say = Texts["say"];

/** The language of an Accept-Language header; German, or another that is usual, without one that we speak. */
export const languageOf = (header: string | undefined, usual: Language = DEFAULT_LANGUAGE): Language =>
  pickLanguage((header ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? "")) ?? usual;

/** Values as they are put into a sentence: strings keep their direction to themselves. */
const isolateAll = (language: Language, data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === "string" ? isolate(language, value) : value,
    ]),
  );

/** Loads what the server says in all languages, once at start. */
export async function loadTexts(name: string): Promise<Texts> {
  const said = await loadServerTexts();
  const namespaces = Object.keys(said[DEFAULT_LANGUAGE]);
  // By locale: i18next picks plural forms and writes dates by the code it looks a text up under.
  const resources = Object.fromEntries(ALL_LANGUAGES.map((language) => [localeOf(language), said[language]]));
  const i18n = createInstance();
  await i18n.init({
    resources,
    fallbackLng: false,
    ns: namespaces,
    interpolation: { escapeValue: false, defaultVariables: { app: name } },
    initAsync: false,
  });
  const speakers = new Map(ALL_LANGUAGES.map((language) => [language, i18n.getFixedT(localeOf(language))]));
  const speak = (language: Language, key: string, data: Data = {}, options: object = {}) =>
    // typed by the callers
    String(
      speakers.get(language)?.(key as never, { ...isolateAll(language, data), ...options } as never) ?? key,
    );
  const named = (...parts: string[]) => namespaces.filter((ns) => parts.includes(ns.split("/")[1] ?? ""));
  // Codes and templates come without their feature's name: it is looked for.
  const codes = { ns: named("errors", "checks") };
  const mails = { ns: named("mails") };
  return {
    say: (language, key, data) => speak(language, key, data),
    sayCode: (language, code) => speak(language, code, {}, codes),
    letter: (language, template, data) => {
      const part = (key: string) => speak(language, key, data, mails);
      return {
        // A header: some mail programs show the marks, and filters distrust them.
        subject: withoutIsolates(part(`${template}.subject`)),
        heading: part(`${template}.heading`),
        body: part(`${template}.body`),
        button: part(`${template}.button`),
        why: part("footer.why"),
        typed: part("footer.typed"),
        ignore: part("footer.ignore"),
        unattached: part("footer.unattached"),
      };
    },
    translate: (header, code, data) => {
      const language = languageOf(header);
      const text = speak(language, code, data, codes);
      return text === code ? speak(language, "invalid_input", {}, codes) : text;
    },
  };
}
