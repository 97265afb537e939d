import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/rules.ts";
import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { loadFeature } from "@kompagnon/messages/load-feature.ts";
import type { Preview } from "#features/publicpages/pictures/preview.ts";
import type { Say } from "#platform/texts.ts";

/** How what people choose in their profiles is called. */
type Labels = {
  business_models: Readonly<Record<BusinessModel, string>>;
  skills: Readonly<Record<Skill, string>>;
  goals: Readonly<Record<Goal, string>>;
};

/** The names of business models, skills and goals, as the pages of profiles have them. */
export async function labelsIn(language: Language): Promise<Labels> {
  const { pages } = await loadFeature(language, "profiles");
  return pages as Labels; // the part's shape, which its loader does not know
}

/** What stands at the foot of every page for everybody. */
export async function footIn(language: Language): Promise<Record<"imprint" | "privacy", string>> {
  const { pages } = await loadFeature(language, "site");
  return (pages as { nav: Record<"imprint" | "privacy", string> }).nav; // as above
}

/** In which language, and by what, a page is put into words. */
export type Speech = { language: Language; labels: Labels; say: Say; origin: string; brand: string };

/** A line of a page: what it is about, and what is to be said about that; left out where that is nothing. */
type Line = {
  label: string;
  tags?: readonly string[];
  text?: string;
  /** The text was written by a member, in any language. */
  own?: boolean;
};

/** All that a page says, as text: what stands on it, in its head, and on its preview picture. */
export type PageWords = {
  kind: PublicKind;
  /** What its addresses are made with. */
  key: string;
  path: string;
  eyebrow: string;
  title: string;
  verified: boolean;
  lines: readonly Line[];
  /** Of any length; lines stay lines. */
  body: string;
  /** For readers of search results and link previews. */
  description: string;
  action: { label: string; path: string };
  face: Preview["face"];
  /** The languages that its own words do not depend on: it is the same page in each. */
  speaks: "every language" | "one language";
  /** Of schema.org. */
  structured: object;
  preview: Preview;
};

const DESCRIPTION_MAX = 180;

/** The beginning of a text on one line, whole words only. */
export function beginningOf(text: string, most = DESCRIPTION_MAX): string {
  const line = text
    .slice(0, most * 4)
    .replace(/\s+/gu, " ")
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const space = cut.lastIndexOf(" ");
  return `${cut
    .slice(0, space > most / 2 ? space : most)
    .toWellFormed()
    .replace(/\uFFFD$/u, "")
    .trimEnd()}…`;
}

/** A list within a sentence. */
export const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language), { type: "unit", style: "short" }).format(names);
