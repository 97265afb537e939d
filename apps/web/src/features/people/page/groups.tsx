import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { Boxes } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** The groups of a member that are visible to the viewer (spec: account, section 2: they lead to /dashboard/groups/{id}). */
export function Groups({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation("people");
  if (groups.length === 0)
    return (
      <EmptyState icon={<Boxes strokeWidth={1.75} />} title={t("no_groups_title")}>
        {t("no_groups_text")}
      </EmptyState>
    );
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {groups.map((group) => (
        <Card
          as="li"
          key={group.id}
          padding="sm"
          className="relative flex min-w-0 items-center gap-3.5 transition-colors hover:border-line-strong"
        >
          <Avatar id={group.id} name={group.name} src={group.avatar_path} />
          <span className="grid min-w-0 flex-1 justify-items-start gap-1">
            <Link
              to={groupsPaths.shared(group.id)}
              dir="auto"
              className="max-w-full truncate font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {group.name}
            </Link>
            <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm tabular-nums">
              {t("group_members", { count: group.member_count })}
              {group.my_role && <Badge tone="accent">{t("shared_group")}</Badge>}
            </span>
          </span>
        </Card>
      ))}
    </ul>
  );
}
