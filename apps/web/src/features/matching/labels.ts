import type { WeeklyHours } from "@kompagnon/contract/matching/rules.ts";
import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/rules.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { type Language, localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { commaList, numbers } from "#ui/formatters.ts";
import type { Profile } from "./api.ts";

type Reason = Profile["reasons"][number];
/** A sentence names at most this many things; the rest is "and more". */
const NAMED = 2;

/** From and to how many hours a week; null for no end. */
const HOURS: Readonly<Record<WeeklyHours, readonly [number, number | null]>> = {
  under_5: [1, 5],
  "5_to_15": [5, 15],
  "15_to_30": [15, 30],
  over_30: [30, null],
};

/** The names of business models, skills, goals and languages in the language of the interface. */
export function useLabels() {
  const { t, i18n } = useTranslation("profiles");
  return {
    model: (slug: BusinessModel) => t(`business_models.${slug}`),
    skill: (slug: Skill) => t(`skills.${slug}`),
    goal: (slug: Goal) => t(`goals.${slug}`),
    language: (code: Language) =>
      new Intl.DisplayNames(localeOf(i18n.language), { type: "language" }).of(code) ?? code,
  };
}

/** A range of hours, in the language of the interface: '5–15 hours'. */
export function useHours(): (hours: WeeklyHours) => string {
  const { t, i18n } = useTranslation("matching");
  const format = numbers(i18n.language, { style: "unit", unit: "hour", unitDisplay: "long" });
  return (hours) => {
    const [from, to] = HOURS[hours];
    return to === null ? t("card.hours_over", { hours: format.format(from) }) : format.formatRange(from, to);
  };
}

/** Turns a card's reasons into sentences (design: matching, the score). */
export function useReasons(): (reason: Reason) => string {
  const { t, i18n } = useTranslation("matching");
  const labels = useLabels();
  const hours = useHours();
  const list = (names: string[]) => {
    const named = names.slice(0, NAMED).map((name) => isolate(i18n.language, name));
    return names.length > NAMED
      ? t("card.more_count", { list: commaList(i18n.language, named) })
      : new Intl.ListFormat(localeOf(i18n.language)).format(named);
  };
  return (reason) => {
    switch (reason.kind) {
      case "shared_models":
        return t("reasons.shared_models", { list: list(reason.models.map(labels.model)) });
      case "skills_you_lack":
      case "skills_you_seek":
      case "skills_in_common":
        return t(`reasons.${reason.kind}`, { list: list(reason.skills.map(labels.skill)) });
      case "shared_words":
        return t("reasons.shared_words", { list: list(reason.words) });
      case "same_goal":
        return t("reasons.same_goal", { goal: labels.goal(reason.goal) });
      case "same_hours":
        return t("reasons.same_hours", { hours: hours(reason.weekly_hours) });
      default:
        return t(`reasons.${reason.kind}`);
    }
  };
}
