import type { Group, GroupMember, GroupRole } from "@kompagnon/contract/groups/model.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { BadgeCheck } from "lucide-react";
import { Link } from "react-router";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { RoleBadge } from "../components/badges.tsx";
import { MemberMenu } from "./member-menu.tsx";
import { usePresenceOf } from "./presence.ts";

/** What I may do to a member: the server has the last word. */
const mayManage = (mine: GroupRole | null, theirs: GroupRole): boolean =>
  mine === "owner" ? theirs !== "owner" : mine === "moderator" && theirs === "member";

/** A member of a group: who, how they can be reached, their role. */
export function MemberRow({ group, member }: { group: Group; member: GroupMember }) {
  const { t } = useTranslation("groups");
  const { id: me } = useMember();
  const { dot, words } = usePresenceOf(member);
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-3 [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
      <Avatar
        id={member.id}
        name={member.username}
        src={member.avatar_url}
        {...(dot !== "offline" && { status: dot })}
      />
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        <Link to={peoplePaths.member(member.id)} className="truncate font-medium hover:underline" dir="auto">
          {member.username}
        </Link>
        {member.verified && (
          <BadgeCheck aria-label={t("verified")} className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
        )}
        {member.id === me && <span className="shrink-0 text-ink-soft text-sm">({t("members.you")})</span>}
        <span className="sr-only">, {words}</span>
      </span>
      <RoleBadge role={member.role} />
      {member.id !== me && (
        <MemberMenu group={group} member={member} manages={mayManage(group.my_role, member.role)} />
      )}
    </li>
  );
}
