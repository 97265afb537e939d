import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import type { Team, TeamMember } from "@kompagnon/contract/teams/model.ts";
import { useMutation } from "@tanstack/react-query";
import { EllipsisVertical, ShieldCheck, ShieldMinus, UserMinus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { putTeam, refreshTeams } from "../cache.ts";
import { useRefusal } from "../refusal.ts";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** A member of a team: their role, and for leads the actions. */
export function MemberRow({ team, member }: { team: Team; member: TeamMember }) {
  const { t } = useTranslation("teams");
  const { id: me } = useMember();
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-3">
      <Avatar id={member.id} name={member.username} src={member.avatar_url} />
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        <Link to={peoplePaths.member(member.id)} className="truncate font-medium hover:underline" dir="auto">
          {member.username}
        </Link>
        {member.id === me && <span className="shrink-0 text-ink-soft text-sm">({t("you")})</span>}
      </span>
      {member.role === "lead" && <Badge tone="accent">{t("lead")}</Badge>}
      {team.role === "lead" && <MemberMenu team={team} member={member} mine={member.id === me} />}
    </li>
  );
}

function MemberMenu({ team, member, mine }: { team: Team; member: TeamMember; mine: boolean }) {
  const { t } = useTranslation("teams");
  const [asking, setAsking] = useState(false);
  const refuse = useRefusal();
  const params = { id: team.id, userId: member.id };
  const role = useMutation({
    ...mutation("PATCH /api/teams/{id}/members/{userId}"),
    onSuccess: putTeam,
    onError: refuse,
  });
  const remove = useMutation({
    ...mutation("DELETE /api/teams/{id}/members/{userId}"),
    onError: refuse,
    onSettled: () => refreshTeams(team.id),
  });
  const give = (to: TeamMember["role"]) => role.mutate({ params, body: { role: to } });
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("people.actions", { name: member.username })}
            tooltip={false}
            icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        {member.role === "lead" ? (
          <MenuItem icon={<ShieldMinus {...icon} />} onClick={() => give("member")}>
            {t("people.make_member")}
          </MenuItem>
        ) : (
          <MenuItem icon={<ShieldCheck {...icon} />} onClick={() => give("lead")}>
            {t("people.make_lead")}
          </MenuItem>
        )}
        {!mine && (
          <MenuItem danger icon={<UserMinus {...icon} />} onClick={() => setAsking(true)}>
            {t("people.remove")}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("people.remove")}
        text={t("people.remove_text", { name: member.username })}
        confirm={t("people.remove")}
        danger
        onConfirm={() => remove.mutateAsync({ params })}
      />
    </>
  );
}
