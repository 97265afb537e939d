import type { TeamCard, TeamInvitation } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { FOUNDED_FROM } from "@kompagnon/contract/teams/rules.ts";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Check, Plus, Rocket } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { entriesOf, invitationsQuery, mineQuery, putTeam, refreshTeams } from "./cache.ts";
import { FoundDialog, type From } from "./panel/found-dialog.tsx";
import { ReportSign } from "./report.tsx";
import { LinesSkeleton, useRefusal } from "./states.tsx";
import { DueText } from "./tasks/labels.tsx";

/** What an address wants a team to be founded from; null for nothing that can be. */
function fromIn(search: URLSearchParams): From | null {
  const [kind, id] = (search.get("from") ?? "").split(":");
  const found = FOUNDED_FROM.find((one) => one === kind);
  return found && id ? { kind: found, id } : null;
}

/** `/dashboard/teampanel`: my teams with what is due in them, invitations, and the way to found one. */
export default function PanelPage() {
  const { t } = useTranslation("teams");
  const [search, setSearch] = useSearchParams();
  const from = fromIn(search);
  const [founding, setFounding] = useState(false);
  const list = useInfiniteQuery(mineQuery());
  const teams = entriesOf(list.data);
  const button = (
    <Button
      icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={() => setFounding(true)}
    >
      {t("found")}
    </Button>
  );
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1.5">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="text-ink-soft">{t("intro")}</p>
        </div>
        {teams.length > 0 && button}
      </header>
      <Invitations />
      {list.isPending && <LinesSkeleton lines={2} tall />}
      {list.isError && !list.data && (
        <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && teams.length === 0 && (
        <EmptyState icon={<Rocket strokeWidth={1.75} />} title={t("empty")} action={button}>
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {teams.map((team) => (
          <TeamCardView key={team.id} team={team} />
        ))}
      </ul>
      <NextPage list={list} />
      <FoundDialog
        key={from ? `${from.kind} ${from.id}` : "free"}
        open={founding || from !== null}
        from={from}
        onClose={() => {
          setFounding(false);
          if (from) setSearch({}, { replace: true });
        }}
      />
    </div>
  );
}

/** A team in the panel: its members, the number of open tasks, and the next one. */
function TeamCardView({ team }: { team: TeamCard }) {
  const { t } = useTranslation("teams");
  const { open_count: open, my_open_count: mine, overdue_count: overdue, unread_count: unread } = team;
  return (
    <Card as="li" className="grid min-w-0 content-start gap-3">
      <div className="flex min-w-0 items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <Link to={teamsPaths.tasks(team.id)} className="hover:underline" dir="auto">
              {team.name}
            </Link>
          </h2>
          <p className="text-ink-soft text-sm">
            {t(team.role)} · {t("card.members", { n: team.member_count })}
          </p>
        </div>
        <span aria-hidden="true" className="flex shrink-0 -space-x-2 rtl:space-x-reverse">
          {team.members.map(({ id, username, avatar_url: src }) => (
            <Avatar
              key={id}
              id={id}
              name={username}
              src={src}
              size="sm"
              className="rounded-full ring-2 ring-raised"
            />
          ))}
        </span>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge>{t("card.open", { n: open })}</Badge>
        {mine > 0 && <Badge tone="accent">{t("card.mine", { n: mine })}</Badge>}
        {overdue > 0 && <Badge tone="bad">{t("card.overdue", { n: overdue })}</Badge>}
        {unread > 0 && <Badge tone="signal">{t("card.unread", { n: unread })}</Badge>}
      </p>
      {team.next.length === 0 ? (
        <p className="text-ink-soft text-sm">{t("card.nothing")}</p>
      ) : (
        <section className="grid gap-1">
          <h3 className="font-medium text-sm">{t("card.next")}</h3>
          <ul className="grid gap-0.5">
            {team.next.map(({ id, title, due_at: due }) => (
              <li key={id} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 text-sm">
                <Link
                  to={teamsPaths.task(team.id, id)}
                  className="min-w-0 truncate py-1 text-accent underline-offset-2 hover:underline"
                  dir="auto"
                >
                  {title}
                </Link>
                {due && <DueText due={due} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

/** Invitations that wait for an answer; nothing where there is none. */
function Invitations() {
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
