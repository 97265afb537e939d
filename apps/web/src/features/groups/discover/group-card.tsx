import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useId } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";
import { TypeBadge } from "../components/badges.tsx";
import { MemberCount, Niches } from "../components/facts.tsx";
import { JoinActions } from "../join/join-actions.tsx";

/** A group to discover: what it is about, and the way in. */
export function GroupCard({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const id = useId();
  return (
    <Card as="li" aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex items-center gap-3.5">
        <Avatar id={group.id} name={group.name} src={group.avatar_path} size="lg" />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 className="text-base leading-snug">
            <Link
              id={id}
              to={groupsPaths.profile(group.id)}
              className="line-clamp-2 hover:underline"
              dir="auto"
            >
              {group.name}
            </Link>
          </h2>
          <MemberCount group={group} />
        </div>
      </div>
      {/* What grows shows the lines behind the clamp: so it is the box around the text. */}
      <div className="grow">
        <p dir="auto" className="line-clamp-3 text-ink-soft text-sm">
          {group.description || t("no_description")}
        </p>
      </div>
      <Niches group={group} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TypeBadge type={group.group_type} />
        <JoinActions group={group} size="sm" />
      </div>
    </Card>
  );
}
