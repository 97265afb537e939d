import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Compass, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DocumentTitle } from "#platform/document-title.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { discoverQuery, entriesOf } from "./cache.ts";
import { ShowMore } from "./components/show-more.tsx";
import { DiscoverFilters } from "./discover/discover-filters.tsx";
import { GroupCard } from "./discover/group-card.tsx";
import { type Filters, useFilters } from "./discover/use-filters.ts";

const grid = "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3";
/** How far before the end the next page is fetched. */
const AHEAD = "600px";

/** `/dashboard/groups/discover`: all groups that one may know of, to join or to apply to. */
export default function DiscoverPage() {
  const { t } = useTranslation("groups");
  const filters = useFilters();
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("discover.title")}</DocumentTitle>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl">{t("discover.title")}</h1>
          <p className="mt-1 text-pretty text-ink-soft">{t("discover.lead")}</p>
        </div>
        <ButtonLink
          to={groupsPaths.create}
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("found")}
        </ButtonLink>
      </div>
      <DiscoverFilters filters={filters} />
      <Results filters={filters} />
    </div>
  );
}

function Results({ filters }: { filters: ReturnType<typeof useFilters> }) {
  const { t } = useTranslation("groups");
  const list = useInfiniteQuery({ ...discoverQuery(filters.asked), placeholderData: (before) => before });
  const end = useEndInSight(list);
  if (list.isPending) return <ResultsSkeleton />;
  if (list.isError && !list.data)
    return <ErrorState title={t("discover.failed")} error={list.error} onRetry={() => list.refetch()} />;
  const groups = entriesOf(list.data);
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<Compass strokeWidth={1.75} />}
        title={t("discover.empty_title")}
        action={
          isOpen(filters.asked) ? (
            <ButtonLink to={groupsPaths.create}>{t("found")}</ButtonLink>
          ) : (
            <Button onClick={filters.reset}>{t("discover.reset")}</Button>
          )
        }
      >
        {t("discover.empty_text")}
      </EmptyState>
    );
  return (
    <section aria-label={t("discover.results")} aria-busy={list.isPlaceholderData}>
      <ul className={grid}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
      <div ref={end}>
        <ShowMore list={list} />
      </div>
    </section>
  );
}

/** Whether nothing narrows the list. */
const isOpen = ({ q, niche, type }: Filters): boolean => !q && !niche && !type;

/** Fetches the next page when the end of the list comes near; the button below stays for the keyboard. */
function useEndInSight({
  hasNextPage,
  isFetching,
  isFetchNextPageError,
  fetchNextPage,
}: {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}) {
  const wanted = hasNextPage && !isFetching && !isFetchNextPageError;
  return (element: HTMLElement | null) => {
    if (!element || !wanted) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}

function ResultsSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className={grid}>
      {["a", "b", "c", "d", "e", "f"].map((card) => (
        <Card key={card} className="grid gap-4">
          <span className="flex items-center gap-3">
            <Skeleton className="size-14 shrink-0 rounded-full!" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </span>
          </span>
          <Skeleton className="h-16" />
          <Skeleton className="h-10 w-28" />
        </Card>
      ))}
    </div>
  );
}
