import type { DiscoveredUser, UserPage } from "@kompagnon/contract/people/model.ts";
import { useQuery } from "@tanstack/react-query";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useLabels } from "../labels.ts";

/** The maximum number of things in a sentence. */
const NAMED = 2;

type Person = Pick<DiscoveredUser, "id" | "business_models" | "skills" | "language"> &
  Partial<Pick<UserPage, "goals">>;

/**
 * What speaks for a member, in sentences, from what both profiles say: the most telling first, a common language only where
 * there is nothing else. Empty for members themselves and until their profile is known.
 */
export function useFits(): (person: Person) => string[] {
  const { t } = useTranslation("people");
  const labels = useLabels();
  const { id } = useMember();
  const { data: me } = useQuery(query("GET /api/profiles/{userId}", { params: { userId: id } }));
  const list = (names: readonly string[]) => labels.list(names.slice(0, NAMED));
  return (person) => {
    if (!me || person.id === id) return [];
    const shared = person.business_models.filter((one) => me.business_models.includes(one));
    const lacking = person.skills.filter((one) => !me.skills.includes(one));
    const goal = person.goals?.find((one) => me.goals.includes(one));
    const fits = [
      shared.length > 0 && t("shared_models", { list: list(shared.map(labels.model)) }),
      lacking.length > 0 && t("can_skills", { list: list(lacking.map(labels.skill)) }),
      goal && t("same_goal", { goal: labels.goal(goal) }),
    ].filter((one) => typeof one === "string");
    return fits.length === 0 && person.language === me.language ? [t("same_language")] : fits;
  };
}

/** Why a member is suggested, in a sentence; null if there is nothing. */
export function useReason(): (person: DiscoveredUser) => string | null {
  const fitsOf = useFits();
  return (person) => fitsOf(person)[0] ?? null;
}
