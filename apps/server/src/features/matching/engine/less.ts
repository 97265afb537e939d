import type { Trait } from "@kompagnon/contract/matching/model.ts";
import { BUSINESS_MODELS, GOALS, SKILLS } from "@kompagnon/contract/profiles/model.ts";
import { BIT_COUNT } from "./bits.ts";
import { languageIndex } from "./features.ts";

/** What a viewer said they want to see less of, as sets of bits. */
export interface Less {
  models: number;
  skills: number;
  goals: number;
  languages: number;
}

/** What a trait that the viewer wants less of takes from a card, in log odds: about a quarter of its worth is left. */
export const LESS_WORTH = 1.5;
/** More of such traits than this take no more: a card that fits well otherwise still comes. */
const LESS_MOST = 2;

/** Traits as the engine weighs them; null for none. */
export function lessOf(traits: readonly Trait[] | null): Less | null {
  if (!traits?.length) return null;
  const less: Less = { models: 0, skills: 0, goals: 0, languages: 0 };
  for (const trait of traits)
    switch (trait.kind) {
      case "model":
        less.models |= 1 << BUSINESS_MODELS.indexOf(trait.model);
        break;
      case "skill":
        less.skills |= 1 << SKILLS.indexOf(trait.skill);
        break;
      case "goal":
        less.goals |= 1 << GOALS.indexOf(trait.goal);
        break;
      case "language":
        less.languages |= 1 << languageIndex(trait.language);
        break;
    }
  return less;
}

/** What a card loses in the eyes of a viewer, in log odds. Bounded: it comes later, and is never left out. */
export function lossOf(
  less: Less,
  { models, skills, goal, language }: { models: number; skills: number; goal: number; language: number },
): number {
  const named =
    (BIT_COUNT[less.models & models] ?? 0) +
    (BIT_COUNT[less.skills & skills] ?? 0) +
    ((less.goals >>> goal) & 1) +
    ((less.languages >>> language) & 1);
  return LESS_WORTH * Math.min(LESS_MOST, named);
}
