import type { Team } from "@kompagnon/contract/teams/model.ts";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { TeamCircleButton } from "#features/pods/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ReportButton } from "./report.tsx";
import { LeaveButton } from "./team/leave-button.tsx";
import { MemberRow } from "./team/member-row.tsx";
import { TeamFrame } from "./team/team-frame.tsx";
import { TeamSettings } from "./team/team-settings.tsx";
import { WaitingInvites } from "./team/waiting-invites.tsx";

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
