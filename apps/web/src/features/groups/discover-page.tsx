import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Compass, Plus } from "lucide-react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CARD_GRID, CardsSkeleton } from "#ui/cards.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { discoverQuery, entriesOf } from "./cache.ts";
import { ShowMore } from "./components/show-more.tsx";
import { DiscoverFilters } from "./discover/discover-filters.tsx";
import { GroupCard } from "./discover/group-card.tsx";
import { type Filters, useFilters } from "./discover/use-filters.ts";

/** `/dashboard/groups/discover`: all groups visible to the member, to join or to apply to. */
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
  if (list.isPending) return <CardsSkeleton />;
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
      <ul className={CARD_GRID}>
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </ul>
      <ShowMore list={list} ahead="600px" />
    </section>
  );
}

/** Whether nothing narrows the list. */
const isOpen = ({ q, niche, type }: Filters): boolean => !q && !niche && !type;
