import type { HistoryEntry, Team } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { TASK_STATUSES, TEAM_ROLES } from "@kompagnon/contract/teams/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { Link } from "react-router";
import { useLiveEvent } from "#platform/live/live.ts";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { LinesSkeleton } from "./states.tsx";
import { TeamFrame } from "./team/team-frame.tsx";

/** `/dashboard/teams/{teamId}/history`: who did what in a team. */
export default function HistoryPage() {
  return <TeamFrame tab="history">{(team) => <List key={team.id} team={team} />}</TeamFrame>;
}

function List({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const list = useInfiniteQuery({
    ...pages("GET /api/teams/{id}/history", { params: { id: team.id }, query: { limit: 50 } }),
    staleTime: 0,
  });
  const renew = ({ team_id: id }: { team_id: string }) => void (id === team.id && list.refetch());
  useLiveEvent("team_task_changed", renew);
  useLiveEvent("team_changed", renew);
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isPending) return <LinesSkeleton lines={8} />;
  if (list.isError && !list.data)
    return <ErrorState title={t("history.failed")} error={list.error} onRetry={() => list.refetch()} />;
  if (entries.length === 0)
    return <EmptyState icon={<ScrollText strokeWidth={1.75} />} title={t("history.none")} />;
  return (
    <>
      <ol className="grid grid-cols-1">
        {entries.map((entry) => (
          <Entry key={entry.id} team={team} entry={entry} />
        ))}
      </ol>
      <NextPage list={list} />
    </>
  );
}

function Entry({ team, entry }: { team: Team; entry: HistoryEntry }) {
  const line = useLine(entry);
  return (
    <li className="grid gap-1 border-line border-b py-3 sm:grid-cols-[11rem_1fr] sm:gap-4">
      <span className="text-ink-soft text-sm tabular-nums">
        <FormattedDate time={entry.at} dateStyle="medium" timeStyle="short" />
      </span>
      <p className="min-w-0 wrap-anywhere">
        {entry.task ? (
          <Link to={teamsPaths.task(team.id, entry.task.id)} className="hover:underline">
            {line}
          </Link>
        ) : (
          line
        )}
      </p>
    </li>
  );
}

/** What happened, in one sentence. */
function useLine({ kind, actor, member, task, before, now }: HistoryEntry): string {
  const { t } = useTranslation("teams");
  const nameOf = (word: string | null): string => {
    const status = TASK_STATUSES.find((one) => one === word);
    const role = TEAM_ROLES.find((one) => one === word);
    if (status) return t(`status.${status}`);
    if (role) return t(role);
    return "";
  };
  return t(`history.${kind}`, {
    name: actor?.username ?? t("someone"),
    member: member?.username ?? t("chat.gone"),
    task: task?.title ?? t("history.a_task"),
    before: nameOf(before),
    now: nameOf(now),
  });
}
