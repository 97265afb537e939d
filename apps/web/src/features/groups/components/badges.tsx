import type { GroupRole } from "@kompagnon/contract/groups/model.ts";
import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import { Globe, Inbox, Lock } from "lucide-react";
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
