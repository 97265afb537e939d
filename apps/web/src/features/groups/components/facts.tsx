import type { Group, GroupRole } from "@kompagnon/contract/groups/model.ts";
import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import { Globe, Inbox, Lock, UsersRound } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";

const icons = { public: Globe, application: Inbox, private: Lock } as const;
const tones = { public: "good", application: "accent", private: "neutral" } as const;

/** How one gets into a group (spec: community, section 2). */
export function TypeBadge({ type }: { type: GroupType }) {
  const { t } = useTranslation("groups");
  const Icon = icons[type];
  return (
    <Badge tone={tones[type]}>
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      {t(`type.${type}`)}
    </Badge>
  );
}

/** The role of a member in a group; plain members have no badge. */
export function RoleBadge({ role }: { role: GroupRole }) {
  const { t } = useTranslation("groups");
  return role === "member" ? null : (
    <Badge tone={role === "owner" ? "accent" : "neutral"}>{t(`role.${role}`)}</Badge>
  );
}

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
