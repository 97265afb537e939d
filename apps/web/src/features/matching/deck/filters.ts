import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { BUSINESS_MODELS, GOALS, SKILLS } from "@kompagnon/contract/profiles/rules.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { isLanguage, type Language } from "@kompagnon/messages/languages.ts";
import { readItem } from "#platform/device-storage.ts";
import type { DeckQuery } from "../api.ts";

/** The filters of the deck; empty lists and null filter nothing. */
export type Filters = {
  languages: Language[];
  models: BusinessModel[];
  skills: Skill[];
  goal: Goal | null;
  verified: boolean;
};

export const NO_FILTERS: Filters = { languages: [], models: [], skills: [], goal: null, verified: false };
const STORED_AS = "matching_filters" satisfies DeviceName;

/** How many of the five are set. */
export const countFilters = ({ languages, models, skills, goal, verified }: Filters): number =>
  [languages.length > 0, models.length > 0, skills.length > 0, goal !== null, verified].filter(Boolean)
    .length;

/** As the server takes them. */
export const asQuery = ({ languages, models, skills, goal, verified }: Filters): DeckQuery => ({
  language: languages,
  bm: models,
  skill: skills,
  ...(goal && { goal }),
  ...(verified && { verified: "true" }),
});

const only = <T extends string>(all: readonly T[], given: unknown): T[] =>
  Array.isArray(given) ? all.filter((one) => given.includes(one)) : [];

/** Reads filters from their stored text; whatever does not belong there is left out. */
export function parseFilters(stored: string | null): Filters {
  let given: { [K in keyof Filters]?: unknown };
  try {
    given = JSON.parse(stored ?? "{}");
  } catch {
    return NO_FILTERS;
  }
  return {
    languages: Array.isArray(given.languages) ? given.languages.filter(isLanguage) : [],
    models: only(BUSINESS_MODELS, given.models),
    skills: only(SKILLS, given.skills),
    goal: GOALS.find((one) => one === given.goal) ?? null,
    verified: given.verified === true,
  };
}

/** The filters of this session. */
export const readFilters = (): Filters => parseFilters(readItem(STORED_AS, "session"));

/** Keeps the filters until the browser is closed. */
export function storeFilters(filters: Filters): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(filters));
  } catch {
    // Storage may be blocked; the filters are then lost with the page.
  }
}
