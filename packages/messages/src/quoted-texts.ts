import { type Feature, namespaceOf } from "./features.ts";
import type { Language } from "./languages.ts";
import { type Catalogue, loadFeature } from "./load-feature.ts";

/** A text that names another one, as i18next writes it: `„$t(settings:security.title)“`. */
const QUOTED = /\$t\(([a-z]+)(?:\/(\w+))?:([\w.-]+)\)/g;

type Load = (language: Language, feature: Feature) => Promise<Record<string, Catalogue>>;

/** The text at a key like `card.menu`. */
const textAt = (texts: Catalogue | undefined, key: string): string | undefined => {
  const found = key
    .split(".")
    .reduce<Catalogue | string | undefined>(
      (at, name) => (typeof at === "object" ? at[name] : undefined),
      texts,
    );
  return typeof found === "string" ? found : undefined;
};

/** A catalogue's texts, each changed by a function. */
const mapTexts = (texts: Catalogue, change: (text: string) => string): Catalogue =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === "string" ? change(value) : mapTexts(value, change),
    ]),
  );

/**
 * A part's texts with the buttons and titles that they quote, which they name by key. Done where texts are assembled: a page
 * downloads the words, not the catalogues they come from. @throws if there is no such text.
 */
export async function withQuotedTexts(
  language: Language,
  texts: Catalogue,
  load: Load = loadFeature,
): Promise<Catalogue> {
  const features = new Set(
    [...JSON.stringify(texts).matchAll(QUOTED)].map(([, feature]) => feature as Feature),
  );
  if (features.size === 0) return texts;
  const loaded = new Map(
    await Promise.all(
      [...features].map(async (feature) => [feature as string, await load(language, feature)] as const),
    ),
  );
  return mapTexts(texts, (text) =>
    text.replace(QUOTED, (_, feature: string, part = "pages", key: string) => {
      const quoted = textAt(loaded.get(feature)?.[part], key);
      if (quoted === undefined)
        throw new Error(`No text ${namespaceOf(feature, part)}:${key} in ${language}`);
      return quoted;
    }),
  );
}
