import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { loadFeature } from "@kompagnon/messages/load-feature.ts";

/** How what people choose in their profiles is called. */
export type Labels = {
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
