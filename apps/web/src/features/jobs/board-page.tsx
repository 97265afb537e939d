import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { APPLICATIONS_BADGE_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowUp, BriefcaseBusiness, FileUser, Plus, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { call, type Out } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge, CountBadge } from "#ui/badge.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import {
  boardQuery,
  countJobs,
  entriesOf,
  type JobQuery,
  optionsQuery,
  refreshApplications,
  refreshBoard,
  waitingQuery,
} from "./api.ts";
import { Filters } from "./board/filters.tsx";
import { Jobs } from "./board/jobs.tsx";
import { type BoardFilters, useFilters } from "./board/use-filters.ts";
import { JobDialog } from "./form/job-dialog.tsx";
import { JobsSkeleton } from "./list.tsx";
import { readBoard, storeBoard } from "./stored-board.ts";

/** `?job=`: the one post that a link names, above the board. */
function OpenedJob() {
  const { t } = useTranslation("jobs");
  const [address, setAddress] = useSearchParams();
  const id = address.get("job") ?? "";
  const { data, error, refetch } = useQuery({
    ...query("GET /api/jobs/{id}", { params: { id } }),
    enabled: id !== "",
  });
  if (id === "") return null;
  const back = () =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.delete("job");
      return next;
    });
  if (data)
    return (
      <section className="grid grid-cols-1 gap-2 border-line border-b pb-6">
        <Jobs jobs={[data]} />
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={back}>
          {t("to_board")}
        </Button>
      </section>
    );
  if (!error) return <JobsSkeleton />;
  if (error.status !== 404 && error.status !== 400)
    return <ErrorState title={t("failed")} error={error} onRetry={refetch} />;
  return (
    <Banner
      action={
        <Button variant="secondary" size="sm" onClick={back}>
          {t("to_board")}
        </Button>
      }
    >
      {t("missing")}
    </Banner>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** `/dashboard/jobs`: the board of job posts (spec: public, 2.12). */
export default function BoardPage() {
  const { t } = useTranslation(["jobs", "profiles"]);
  const filters = useFilters();
  const [writing, setWriting] = useState(false);
  const { data: received } = useQuery(waitingQuery());
  const { data: options } = useQuery(optionsQuery());
  useLiveEvent("job_application_submitted", refreshApplications);
  useLiveEvent("job_application_changed", refreshApplications);
  const left = options?.applications_left ?? null;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="mt-1 text-pretty text-ink-soft">{t("lead")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={jobsPaths.mine} variant="secondary" icon={<FileUser {...icon} />}>
            {t("mine_link")}
            <CountBadge count={received?.waiting ?? 0} cap={APPLICATIONS_BADGE_MAX} />
          </ButtonLink>
          <Button icon={<Plus {...icon} />} onClick={() => setWriting(true)}>
            {t("new")}
          </Button>
        </div>
      </header>
      <Filters filters={filters} />
      {left !== null && left > 0 && <p className="text-ink-soft text-sm">{t("left", { count: left })}</p>}
      <OpenedJob />
      <div>
        <BoardList filters={filters} onNew={() => setWriting(true)} />
      </div>
      <JobDialog open={writing} onClose={() => setWriting(false)} />
    </div>
  );
}

/** How often the board asks for new posts while the live stream is down, in ms. */
const POLL_MS = 30_000;
type News = Out<"GET /api/jobs/news">;
const NONE: News = { count: 0 };

/** What has come to the board since it was fetched, and how to show it; counts move by themselves. */
function useNews(jobQuery: JobQuery) {
  const source = boardQuery(jobQuery);
  const polling = usePollingInterval(POLL_MS);
  // Only looks at what the list fetches.
  const list = useQuery({ queryKey: source.queryKey, enabled: false }).data as
    | Parameters<typeof entriesOf>[0]
    | undefined; // the key is the list's
  const newest = entriesOf(list).reduce<string | null>((max, { id }) => (max && max > id ? max : id), null);
  const { sort: _, limit: __, cursor: ___, offset: ____, ...filters } = jobQuery;
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
function BoardList({ filters, onNew }: { filters: BoardFilters; onNew: () => void }) {
  const { t } = useTranslation("jobs");
  const { id: me } = useMember();
  const list = useInfiniteQuery(boardQuery(filters.jobQuery));
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
  const { count, show } = useNews(filters.jobQuery);
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
