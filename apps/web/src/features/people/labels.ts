import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { type Language, localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The names of business models, skills, goals and languages in the language of the interface. */
export function useLabels() {
  const { t, i18n } = useTranslation("profiles");
  return {
    model: (slug: BusinessModel) => t(`business_models.${slug}`),
    skill: (slug: Skill) => t(`skills.${slug}`),
    goal: (slug: Goal) => t(`goals.${slug}`),
    language: (code: Language) =>
      new Intl.DisplayNames(localeOf(i18n.language), { type: "language" }).of(code) ?? code,
    list: (names: readonly string[]) =>
      new Intl.ListFormat(localeOf(i18n.language)).format(names.map((name) => isolate(i18n.language, name))),
  };
}
