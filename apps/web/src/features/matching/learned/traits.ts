import type { Trait } from "@kompagnon/contract/matching/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { Profile } from "../api.ts";
import { useLabels } from "../labels.ts";

/** The number of a card's business models and skills that are offered each. */
const OFFERED = 2;

/** What tells a trait from others, in a word. */
export const nameOf = (trait: Trait): string => Object.values(trait).join(" ");

/**
 * The traits of a card that its viewer may want less of: two to five. A language only if it is not the viewer's, and the goal in
 * its place otherwise.
 */
export function traitsOf(card: Profile, myLanguage: string): Trait[] {
  return [
    ...card.business_models.slice(0, OFFERED).map((model): Trait => ({ kind: "model", model })),
    ...card.skills.slice(0, OFFERED).map((skill): Trait => ({ kind: "skill", skill })),
    ...lastTraitOf(card, myLanguage),
  ];
}

function lastTraitOf({ language, goals: [goal] }: Profile, myLanguage: string): Trait[] {
  if (language !== myLanguage) return [{ kind: "language", language }];
  return goal ? [{ kind: "goal", goal }] : [];
}

/** Traits in words. */
export function useTraitWords(): (trait: Trait) => string {
  const { t } = useTranslation("matching/learned");
  const labels = useLabels();
  return (trait) => {
    switch (trait.kind) {
      case "model":
        return t("less.model", { name: labels.model(trait.model) });
      case "skill":
        return t("less.skill", { name: labels.skill(trait.skill) });
      case "goal":
        return t("less.goal", { name: labels.goal(trait.goal) });
      case "language":
        return t("less.language", { name: labels.language(trait.language) });
    }
  };
}
