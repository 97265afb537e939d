import type { Group } from "@kompagnon/contract/groups/model.ts";
import { UsersRound } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";

/** How many belong to a group. */
export function MemberCount({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-soft text-sm tabular-nums">
      <UsersRound aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t("members_count", { count: group.member_count })}
    </span>
  );
}

/** What a group is about. */
export function Niches({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const { t: profiles } = useTranslation("profiles");
  if (group.niches.length === 0) return null;
  return (
    <ul aria-label={t("niches")} className="flex flex-wrap gap-1.5">
      {group.niches.map((slug) => (
        <li key={slug} className="rounded-full border border-line px-2.5 py-0.5 text-ink-soft text-xs">
          {profiles(`business_models.${slug}`)}
        </li>
      ))}
    </ul>
  );
}
