import type { Team } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Rocket } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { NavLink, useParams } from "react-router";
import { RoomButton } from "#features/rooms/public.ts";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded, Skeleton } from "#ui/skeleton.tsx";
import { refreshTeams, teamQuery } from "../cache.ts";
import { LinesSkeleton } from "../states.tsx";

const TABS = ["tasks", "chat", "events", "files", "members", "history"] as const;
type Tab = (typeof TABS)[number];

const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** One part of a team: what it is called, the ways to its other parts, and the part itself once the team is known. */
export function TeamFrame({
  tab,
  fullHeight = false,
  children,
}: {
  tab: Tab;
  /** Takes the whole height, as conversations do. */
  fullHeight?: boolean;
  children: (team: Team) => ReactNode;
}) {
  const { t } = useTranslation("teams");
  const { teamId = "" } = useParams();
  const { data: team, error, refetch } = useQuery(teamQuery(teamId));
  useLiveEvent("team_changed", ({ team_id: id }) => void (id === teamId && refreshTeams(id)));
  useResync(() => void refreshTeams(teamId));
  if (isMissing(error)) return <TeamMissing />;
  const name = team?.name ?? t("title");
  return (
    <div
      className={cx(
        fullHeight
          ? "own-screen flex h-main min-h-0 flex-col"
          : "mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-5 sm:px-8 sm:py-8",
      )}
    >
      <DocumentTitle>{`${t(`tabs.${tab}`)} · ${name}`}</DocumentTitle>
      <header className={cx("grid gap-2", fullHeight && "px-4 pt-3 sm:px-8")}>
        <div className="flex min-w-0 items-center gap-1">
          <ButtonLink
            to={teamsPaths.panel}
            variant="quiet"
            size="sm"
            className="-ms-3 shrink-0"
            aria-label={t("back")}
            icon={<ArrowLeft aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />}
          >
            <span className="max-sm:sr-only">{t("title")}</span>
          </ButtonLink>
          <h1 className="min-w-0 grow truncate text-xl" dir="auto">
            {team ? name : <Skeleton className="h-7 w-48" />}
          </h1>
          {team && (
            <Suspense fallback={<span className="h-10" />}>
              <RoomButton kind="team" id={team.id} tight />
            </Suspense>
          )}
        </div>
        <nav aria-label={t("tabs.label")} className="flex gap-1 overflow-x-auto border-line border-b">
          {TABS.map((one) => (
            <NavLink
              key={one}
              to={teamsPaths[one](teamId)}
              className={({ isActive }) =>
                cx(
                  "inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 px-3.5 font-medium text-sm focus-visible:-outline-offset-2",
                  isActive ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink",
                )
              }
            >
              {t(`tabs.${one}`)}
              {one === "chat" && tab !== "chat" && <CountBadge count={team?.unread_count ?? 0} />}
            </NavLink>
          ))}
        </nav>
      </header>
      <Loaded
        data={team}
        failed={error && <ErrorState title={t("team_failed")} error={error} onRetry={() => refetch()} />}
        loading={<LinesSkeleton lines={5} />}
      >
        {children}
      </Loaded>
    </div>
  );
}

function TeamMissing() {
  const { t } = useTranslation("teams");
  return (
    <>
      <DocumentTitle>{t("title")}</DocumentTitle>
      <EmptyState
        asPage
        icon={<Rocket strokeWidth={1.75} />}
        title={t("invalid")}
        action={<ButtonLink to={teamsPaths.panel}>{t("back")}</ButtonLink>}
      >
        {t("invalid_text")}
      </EmptyState>
    </>
  );
}
