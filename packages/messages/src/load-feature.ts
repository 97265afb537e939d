import type { Feature } from "./features.ts";
import type { Language } from "./languages.ts";

/** A part's texts as i18next takes them: nested by topic. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** All that a feature says in one language, by part. Pages' builds load single parts instead (`load.ts`). */
export const loadFeature = (language: Language, feature: Feature): Promise<Record<string, Catalogue>> =>
  import(`./${feature}/${language}.ts`);
