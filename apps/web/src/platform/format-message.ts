import { isolate } from "@kompagnon/messages/isolate.ts";
import { type Language, localeOf } from "@kompagnon/messages/languages.ts";
import type { Catalogue } from "@kompagnon/messages/load-feature.ts";

/** What a text is filled with. */
export type Values = Readonly<Record<string, unknown>>;

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
