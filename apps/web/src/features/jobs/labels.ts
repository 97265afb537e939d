import type { JobCountry } from "@kompagnon/contract/jobs/rules.ts";
import type { BusinessModel, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The names of business models, skills and countries in the language of the interface. */
export function useLabels() {
  const { t, i18n } = useTranslation(["profiles", "jobs"]);
  return {
    model: (slug: BusinessModel) => t(`profiles:business_models.${slug}`),
    skill: (slug: Skill) => t(`profiles:skills.${slug}`),
    country: (code: JobCountry) =>
      code === "GLOBAL"
        ? t("jobs:global")
        : (new Intl.DisplayNames(localeOf(i18n.language), { type: "region" }).of(code) ?? code),
    list: (names: readonly string[]) =>
      new Intl.ListFormat(localeOf(i18n.language)).format(names.map((name) => isolate(i18n.language, name))),
  };
}
