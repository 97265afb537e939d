import { isolate } from "@kompagnon/messages/isolate.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { Profile } from "../api.ts";
import { useHours, useLabels } from "../labels.ts";

/** The number of first sentences that are offered. */
const OFFERED = 3;

/** First sentences to a match in the reader's language: from what both profiles have in common, then from the other's alone. */
export function useOpeners(): (partner: Profile) => string[] {
  const { t, i18n } = useTranslation("matching/openers");
  const labels = useLabels();
  const hours = useHours();
  const list = (names: string[]) =>
    new Intl.ListFormat(localeOf(i18n.language), { type: "conjunction" }).format(
      names.slice(0, 2).map((name) => isolate(i18n.language, name)),
    );
  const about = (reason: Profile["reasons"][number]): string | null => {
    switch (reason.kind) {
      case "shared_models":
        return t("shared_models", { list: list(reason.models.map(labels.model)) });
      case "skills_you_lack":
      case "skills_you_seek":
        return t("skills_i_lack", { list: list(reason.skills.map(labels.skill)) });
      case "skills_in_common":
        return t("skills_in_common", { list: list(reason.skills.map(labels.skill)) });
      case "shared_words":
        return t("shared_words", { list: list(reason.words) });
      case "same_goal":
        return t("same_goal", { goal: labels.goal(reason.goal) });
      case "same_hours":
        return t("same_hours", { hours: hours(reason.weekly_hours) });
      default:
        return null;
    }
  };
  return ({ reasons, business_idea: idea }) =>
    [...reasons.map(about), idea ? t("idea") : null, t("next_months"), t("partner"), t("small_start")]
      .filter((opener) => opener !== null)
      .slice(0, OFFERED);
}
