import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowUp, BriefcaseBusiness, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { boardQuery, entriesOf } from "../api.ts";
import { boardOf, keepBoard } from "../kept.ts";
import { JobsSkeleton } from "./job-skeleton.tsx";
import { Jobs } from "./jobs.tsx";
import type { BoardFilters } from "./use-filters.ts";
import { useNews } from "./use-news.ts";

/** The posts of the board: on their way, kept from before, none, failed, page by page. */
export function BoardList({ filters, onNew }: { filters: BoardFilters; onNew: () => void }) {
  const { t } = useTranslation("jobs");
  const { id: me } = useMember();
  const list = useInfiniteQuery(boardQuery(filters.asked));
  const [kept] = useState(() => boardOf(me));
  const { narrowed } = filters;
  const first = list.data?.pages[0]?.items;
  useEffect(() => {
    if (first && !narrowed) keepBoard(me, first);
  }, [me, first, narrowed]);
  if (!list.data) {
    if (list.isPending && list.fetchStatus !== "paused") return <JobsSkeleton />;
    if (kept && !narrowed) return <Kept jobs={kept} />;
    if (list.isPending)
      return (
        <EmptyState icon={<WifiOff strokeWidth={1.75} />} title={t("offline_title")}>
          {t("offline_text")}
        </EmptyState>
      );
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  }
  const jobs = entriesOf(list.data);
  return (
    <>
      <NewsPill filters={filters} />
      {jobs.length === 0 ? (
        <EmptyState
          icon={<BriefcaseBusiness strokeWidth={1.75} />}
          title={t("empty")}
          action={
            narrowed ? (
              <Button onClick={filters.reset}>{t("reset")}</Button>
            ) : (
              <Button onClick={onNew}>{t("new")}</Button>
            )
          }
        >
          {t("empty_text")}
        </EmptyState>
      ) : (
        <Jobs jobs={jobs} />
      )}
      <NextPage list={list} label={t("older")} failed={t("older_failed")} ahead="1200px" className="mt-5" />
    </>
  );
}

/** What was here last, where nothing newer can be fetched. */
function Kept({ jobs }: { jobs: Job[] }) {
  const { t } = useTranslation("jobs");
  return (
    <div className="grid grid-cols-1 gap-3">
      <Badge tone="warn">{t("kept")}</Badge>
      <Jobs jobs={jobs} />
    </div>
  );
}

/** New posts wait behind this: pressing it shows them. */
function NewsPill({ filters }: { filters: BoardFilters }) {
  const { t } = useTranslation("jobs");
  const { count, show } = useNews(filters.asked);
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--top-bar)+0.75rem)] z-20 grid h-0 justify-items-center"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={() => void show()}
          className="pointer-events-auto inline-flex h-11 animate-rise items-center gap-2.5 rounded-full bg-signal px-4 font-semibold text-on-signal text-sm shadow-float"
        >
          {t("news", { count })}
          <ArrowUp aria-hidden="true" className="size-4" strokeWidth={2.25} />
        </button>
      )}
    </div>
  );
}
