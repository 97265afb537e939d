import type { TeamInvitation } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { invitationsQuery, putTeam, refreshTeams } from "../cache.ts";
import { useRefusal } from "../refusal.ts";
import { ReportSign } from "../report.tsx";

/** Invitations that wait for an answer; nothing where there is none. */
export function Invitations() {
  const { t } = useTranslation("teams");
  const { data, error, refetch } = useQuery(invitationsQuery());
  if (error && !data) return <ErrorState className="py-4!" error={error} onRetry={() => refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t("invitations.title")}</h2>
      <ul className="grid gap-3">
        {data.items.map((one) => (
          <Invitation key={one.team_id} invitation={one} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({
  invitation: { team_id: id, name, goal, invited_by: by, member_count: n },
}: {
  invitation: TeamInvitation;
}) {
  const { t } = useTranslation("teams");
  const navigate = useNavigate();
  const refuse = useRefusal();
  const accept = useMutation({
    ...mutation("POST /api/teams/{id}/invite/accept"),
    onSuccess: (team) => {
      putTeam(team);
      void navigate(teamsPaths.tasks(id));
    },
    onError: refuse,
    onSettled: () => refreshTeams(),
  });
  const decline = useMutation({
    ...mutation("POST /api/teams/{id}/invite/decline"),
    onError: refuse,
    onSettled: () => refreshTeams(),
  });
  const busy = accept.isPending || decline.isPending;
  return (
    <Card as="li" padding="sm" className="flex flex-wrap items-center gap-3 border-signal/60">
      {by && <Avatar id={by.id} name={by.username} src={by.avatar_url} />}
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <h3 className="text-base wrap-anywhere" dir="auto">
          {name}
        </h3>
        <p className="text-ink-soft text-sm">
          {t("invitations.from", { name: by?.username ?? t("someone") })} · {t("card.members", { n })}
        </p>
        {goal && (
          <p className="line-clamp-2 text-sm wrap-anywhere" dir="auto">
            {goal}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={accept.isPending}
          disabled={busy}
          icon={<Check aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => accept.mutate({ params: { id } })}
        >
          {t("invitations.accept")}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={decline.isPending}
          disabled={busy}
          onClick={() => decline.mutate({ params: { id } })}
        >
          {t("invitations.decline")}
        </Button>
        <ReportSign label={t("report.team")} subject={{ kind: "team", id }} name={name} author={by} />
      </div>
    </Card>
  );
}
