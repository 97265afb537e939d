import type { PageNamespace } from "@kompagnon/messages/features.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { type Language, localeOf } from "@kompagnon/messages/languages.ts";
import { loadTexts } from "@kompagnon/messages/load.ts";
import type { Catalogue } from "@kompagnon/messages/load-feature.ts";

/** What a text is filled with. */
type Values = Readonly<Record<string, unknown>>;

const rules = new Map<string, Intl.PluralRules>();
/** Which of a text's forms a number takes. */
function pluralFormOf(language: Language, count: number): string {
  const pluralRules = rules.get(language) ?? new Intl.PluralRules(localeOf(language));
  rules.set(language, pluralRules);
  return pluralRules.select(count);
}

/** The text at a key like `card.menu`. */
function textAt(texts: Catalogue, key: string): string | undefined {
  let at: string | Catalogue | undefined = texts;
  for (const name of key.split(".")) {
    if (at === undefined || typeof at === "string") return undefined;
    at = at[name];
  }
  return typeof at === "string" ? at : undefined;
}

/** `datetime(dateStyle: long; timeZone: UTC)`: a moment as its language writes it. */
function moment(language: Language, value: unknown, options: string): string {
  const list = options.split(";").map((one) => one.split(":").map((part) => part.trim()));
  const when = value instanceof Date || typeof value === "number" ? value : new Date(String(value));
  return new Intl.DateTimeFormat(
    localeOf(language),
    Object.fromEntries(list.filter(([name]) => name)),
  ).format(when);
}

const GAP = /\{\{\s*([^},\s]+)\s*(?:,\s*datetime(?:\(([^)]*)\))?\s*)?\}\}/g;

/**
 * The text at a key, filled with values: `{{name}}`, `{{date, datetime(dateStyle: long)}}`, and the form for `count` (`key_one`,
 * `key_other`, and `key_zero` if there is one). Strings keep their direction to themselves. Undefined if there is none.
 */
export function formatMessage(
  language: Language,
  texts: Catalogue,
  key: string,
  values: Values = {},
): string | undefined {
  const { count } = values;
  const forms =
    typeof count === "number"
      ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${pluralFormOf(language, count)}`, key]
      : [key];
  for (const form of forms) {
    const text = textAt(texts, form);
    if (text !== undefined)
      return text.replace(GAP, (gap, name: string, options: string | undefined) => {
        const value = values[name] ?? "";
        if (gap.includes("datetime")) return moment(language, value, options ?? "");
        return typeof value === "string" ? isolate(language, value) : String(value);
      });
  }
  return undefined;
}

/** Says the text at a key, in one language, from one or several parts of the texts. */
export type Translate = (key: string, values?: Values) => string;
/** What pages speak with: the language, and the texts that are at hand. */
export type Translator = ReturnType<typeof createLoadingTranslator>;

/** A translator in a language; texts load when they are requested, and all requested ones load with a new language. */
export function createLoadingTranslator(first: Language) {
  let language = first;
  /** The language that was requested last: slower texts of an earlier request must not replace it. */
  let requestedLanguage = first;
  const texts = new Map<string, Catalogue>();
  const pending = new Map<string, Promise<void>>();
  const requested = new Set<PageNamespace>();
  const translates = new Map<string, Translate>();
  const listeners = new Set<() => void>();
  const nameOf = (lang: Language, part: string) => `${lang} ${part}`;

  const loadOne = (lang: Language, part: PageNamespace): Promise<void> => {
    requested.add(part);
    const name = nameOf(lang, part);
    if (texts.has(name)) return Promise.resolve();
    const loading = pending.get(name);
    if (loading) return loading;
    const work = loadTexts(lang, part).then(
      // What travels along is at hand as well.
      (all) => {
        for (const [one, its] of Object.entries(all)) texts.set(nameOf(lang, one), its);
      },
      // The page is drawn without them; one with a connection is reloaded (`followVersions`).
      () => void texts.set(name, {}),
    );
    pending.set(name, work);
    return work;
  };
  const load = async (lang: Language, parts: readonly PageNamespace[]): Promise<void> => {
    await Promise.all(parts.map((part) => loadOne(lang, part)));
  };

  return {
    get language(): Language {
      return language;
    },
    /** Whether all of these parts are at hand. */
    has: (lang: Language, parts: readonly string[]): boolean =>
      parts.every((part) => texts.has(nameOf(lang, part))),
    load,
    /** Returns the same function for the same parts in a language, so that values derived from it stay valid. */
    getFixedT: (lang: Language, parts: string | readonly string[]): Translate => {
      const list = typeof parts === "string" ? [parts] : parts;
      const name = nameOf(lang, list.join());
      const cached = translates.get(name);
      if (cached) return cached;
      const translate: Translate = (key, values) => {
        const [, own, path = key] = /^([^:]+):(.+)$/.exec(key) ?? [];
        for (const part of own === undefined ? list : [own]) {
          const text = formatMessage(lang, texts.get(nameOf(lang, part)) ?? {}, path, values);
          if (text !== undefined) return text;
        }
        return path;
      };
      translates.set(name, translate);
      return translate;
    },
    /** Speaks another language from now on, once all that is shown is there in it. */
    changeLanguage: async (next: Language): Promise<void> => {
      requestedLanguage = next;
      await load(next, [...requested]);
      if (requestedLanguage !== next) return;
      language = next;
      for (const listener of listeners) listener();
    },
    onLanguage: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
