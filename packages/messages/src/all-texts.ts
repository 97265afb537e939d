import { FEATURES, namespaceOf } from "./features.ts";
import type { Language } from "./languages.ts";
import { type Catalogue, loadFeature } from "./load-feature.ts";
import { withQuotedTexts } from "./quoted-texts.ts";

/** A text with its key, as `accounts/mails.reset_password.heading`. */
export type Text = { key: string; text: string };

/** Every text of a catalogue with its dotted key. */
function textsIn(catalogue: Catalogue, prefix: string): Text[] {
  return Object.entries(catalogue).flatMap(([name, value]) => {
    const key = `${prefix}.${name}`;
    return typeof value === "string" ? [{ key, text: value }] : textsIn(value, key);
  });
}

/** All texts of a language, for tests of their wording. */
export async function textsOf(language: Language): Promise<Text[]> {
  const features = await Promise.all(
    FEATURES.map(async (feature) => {
      const parts = Object.entries(await loadFeature(language, feature));
      return Promise.all(
        parts.map(async ([part, texts]) =>
          textsIn(await withQuotedTexts(language, texts), namespaceOf(feature, part)),
        ),
      );
    }),
  );
  return features.flat(2);
}
