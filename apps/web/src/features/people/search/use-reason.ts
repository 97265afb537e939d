import type { DiscoveredUser } from "@kompagnon/contract/people/model.ts";
import { useQuery } from "@tanstack/react-query";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useLabels } from "../labels.ts";

/** The maximum number of things in a sentence. */
const NAMED = 2;

/** Why a member is suggested, in a sentence, from what both profiles have in common; null if there is nothing. */
export function useReason(): (person: DiscoveredUser) => string | null {
  const { t } = useTranslation("people");
  const labels = useLabels();
  const { id } = useMember();
  const { data: me } = useQuery(query("GET /api/profiles/{userId}", { params: { userId: id } }));
  return (person) => {
    if (!me) return null;
    const shared = person.business_models.filter((one) => me.business_models.includes(one));
    if (shared.length > 0)
      return t("shared_models", { list: labels.list(shared.slice(0, NAMED).map(labels.model)) });
    const lacking = person.skills.filter((one) => !me.skills.includes(one));
    if (lacking.length > 0)
      return t("can_skills", { list: labels.list(lacking.slice(0, NAMED).map(labels.skill)) });
    return person.language === me.language ? t("same_language") : null;
  };
}
