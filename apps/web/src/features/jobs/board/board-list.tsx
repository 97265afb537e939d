import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowUp, BriefcaseBusiness, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import type { Out } from "#platform/call.ts";
import { call } from "#platform/call.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import type { JobQuery } from "../api.ts";
import { boardQuery, countJobs, entriesOf, refreshBoard } from "../api.ts";
import { readBoard, storeBoard } from "../kept.ts";
import { JobsSkeleton } from "./job-skeleton.tsx";
import { Jobs } from "./jobs.tsx";
import type { BoardFilters } from "./use-filters.ts";

/** How often the board asks for new posts while the live stream is down, in ms. */
const POLL_MS = 30_000;
type News = Out<"GET /api/jobs/news">;
const NONE: News = { count: 0 };

/** What has come to the board since it was fetched, and how to show it; counts move by themselves. */
function useNews(asked: JobQuery) {
  const source = boardQuery(asked);
  const polling = usePollingInterval(POLL_MS);
  // Only looks at what the list fetches.
  const list = useQuery({ queryKey: source.queryKey, enabled: false }).data as
    | Parameters<typeof entriesOf>[0]
    | undefined; // the key is the list's
  const newest = entriesOf(list).reduce<string | null>((max, { id }) => (max && max > id ? max : id), null);
  const { sort: _, limit: __, cursor: ___, offset: ____, ...filters } = asked;
  const key = ["GET /api/jobs/news", filters] as const;
  const news = useQuery<News>({
    queryKey: key,
    queryFn: ({ signal }) =>
      newest
        ? call("GET /api/jobs/news", { query: { ...filters, since: newest }, signal })
        : Promise.resolve(NONE),
    enabled: newest !== null,
    refetchInterval: polling,
    // The list has just been fetched: there is nothing newer to ask for at once.
    initialData: NONE,
  });
  const ask = () => {
    if (newest) void news.refetch();
    else if (list) void refreshBoard(); // an empty board has nothing to be newer than
  };
  useLiveEvent("jobs_news", ({ fresh, counts }) => {
    countJobs(counts);
    if (fresh) ask();
  });
  useResync(() => void refreshBoard());
  const show = async () => {
    await queryClient.resetQueries({ queryKey: source.queryKey });
    queryClient.setQueryData<News>(key, NONE);
    scrollTo({ top: 0 });
  };
  return { count: news.data?.count ?? 0, show };
}

/** The posts of the board: on their way, kept from before, none, failed, page by page. */
export function BoardList({ filters, onNew }: { filters: BoardFilters; onNew: () => void }) {
  const { t } = useTranslation("jobs");
  const { id: me } = useMember();
  const list = useInfiniteQuery(boardQuery(filters.asked));
  const [kept] = useState(() => readBoard(me));
  const { narrowed } = filters;
  const first = list.data?.pages[0]?.items;
  useEffect(() => {
    if (first && !narrowed) storeBoard(me, first);
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
      <NextPage
        list={list}
        label={t("older")}
        failed={t("older_failed")}
        prefetchMargin="1200px"
        className="mt-5"
      />
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
