import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import type { Team, TeamMember } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { EllipsisVertical, LogOut, ShieldCheck, ShieldMinus, UserMinus, UserPlus, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { TeamCircleButton } from "#features/pods/public.ts";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { putTeam, refreshTeams } from "./cache.ts";
import { ReportButton } from "./report.tsx";
import { useRefusal } from "./states.tsx";
import { TeamFrame } from "./team/team-frame.tsx";
import { TeamSettings } from "./team/team-settings.tsx";

/** Leaves a team, after asking. */
function LeaveButton({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const { id: me } = useMember();
  const navigate = useNavigate();
  const refuse = useRefusal();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    ...mutation("DELETE /api/teams/{id}/members/{userId}"),
    onSuccess: async () => {
      await navigate(teamsPaths.panel);
      void refreshTeams();
    },
    onError: refuse,
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<LogOut aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("people.leave")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("people.leave")}
        text={t("people.leave_text")}
        confirm={t("people.leave")}
        danger
        onConfirm={() => leave.mutateAsync({ params: { id: team.id, userId: me } })}
      />
    </>
  );
}

/** Invitations of a team that were not answered, and the way to take them back. */
function WaitingInvites({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const refuse = useRefusal();
  const withdraw = useMutation({
    ...mutation("DELETE /api/teams/{id}/invites/{userId}"),
    onSuccess: putTeam,
    onError: refuse,
  });
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-lg">{t("people.waiting")}</h2>
      <ul className="grid grid-cols-1">
        {team.invites.map(({ member, created_at: at }) => (
          <li key={member.id} className="flex min-h-13 min-w-0 items-center gap-3">
            <Avatar id={member.id} name={member.username} src={member.avatar_url} />
            <span className="min-w-0 flex-1 truncate font-medium">
              <bdi>{member.username}</bdi>
            </span>
            <RelativeTime time={at} style="short" className="text-ink-soft text-sm" />
            <IconButton
              label={t("people.withdraw", { name: member.username })}
              disabled={withdraw.isPending}
              icon={<X className="size-4" strokeWidth={1.75} />}
              onClick={() => withdraw.mutate({ params: { id: team.id, userId: member.id } })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const InviteDialog = lazy(async () => ({
  default: (await import("./team/invite-dialog.tsx")).InviteDialog,
}));

/** `/dashboard/teams/{teamId}/members`: who is in a team, who was invited, and what leads may change. */
export default function MembersPage() {
  return <TeamFrame tab="members">{(team) => <People key={team.id} team={team} />}</TeamFrame>;
}

function People({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const [inviting, setInviting] = useState<boolean | null>(null);
  const leads = team.role === "lead";
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <section className="grid grid-cols-1 gap-3">
        {team.goal && (
          <p className="whitespace-pre-line text-ink-soft wrap-anywhere" dir="auto">
            {team.goal}
          </p>
        )}
        <ul className="grid grid-cols-1">
          {team.members.map((member) => (
            <MemberRow key={member.id} team={team} member={member} />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {leads && (
            <Button
              icon={<UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={() => setInviting(true)}
            >
              {t("people.invite")}
            </Button>
          )}
          <Suspense>
            <TeamCircleButton teamId={team.id} />
          </Suspense>
          <LeaveButton team={team} />
          {!leads && (
            <ReportButton label={t("report.team")} subject={{ kind: "team", id: team.id }} name={team.name} />
          )}
        </div>
      </section>
      {leads && team.invites.length > 0 && <WaitingInvites team={team} />}
      {leads && <TeamSettings team={team} />}
      {inviting !== null && (
        <Suspense fallback={null}>
          <InviteDialog team={team} open={inviting} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </div>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** A member of a team: their role, and for leads the actions. */
function MemberRow({ team, member }: { team: Team; member: TeamMember }) {
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
