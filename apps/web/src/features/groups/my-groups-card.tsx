import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { mineQuery } from "./cache.ts";
import { GroupRow } from "./components/group-row.tsx";

/** The dashboard shows so many (spec: community, section 10). */
const SHOWN = 3;

/** Up to three of one's groups, the most active first; nothing until one belongs to any. */
export function MyGroupsCard() {
  const { t } = useTranslation("groups");
  const { data } = useQuery(mineQuery());
  if (!data || data.items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="my-groups" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="my-groups" className="text-lg">
          {t("list_label")}
        </h2>
        <ButtonLink
          to={groupsPaths.groups}
          variant="quiet"
          size="sm"
          className="-me-3"
          icon={<ArrowRight aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
        >
          {t("all")}
        </ButtonLink>
      </div>
      <ul className="-mx-3 grid">
        {data.items.slice(0, SHOWN).map((group) => (
          <GroupRow key={group.id} group={group} isOpen={false} />
        ))}
      </ul>
    </Card>
  );
}
