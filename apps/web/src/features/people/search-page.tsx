import { useInfiniteQuery } from "@tanstack/react-query";
import { UserRoundSearch } from "lucide-react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CARD_GRID, CardsSkeleton } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { numbers } from "#ui/formatters.ts";
import { NextPage } from "#ui/next-page.tsx";
import { discoverQuery, entriesOf } from "./cache.ts";
import { Filters } from "./search/filters.tsx";
import { PersonCard } from "./search/person-card.tsx";
import { useFilters } from "./search/use-filters.ts";
import { useReason } from "./search/use-reason.ts";

/** `/dashboard/search`: finding people; without words, suggestions (spec: account, section 2). */
export default function SearchPage() {
  const { t } = useTranslation("people");
  const filters = useFilters();
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <div>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-1 text-pretty text-ink-soft">{t("lead")}</p>
      </div>
      <Filters filters={filters} />
      <Results filters={filters} />
    </div>
  );
}

function Results({ filters }: { filters: ReturnType<typeof useFilters> }) {
  const { t, i18n } = useTranslation("people");
  const reasonFor = useReason();
  const list = useInfiniteQuery({ ...discoverQuery(filters.asked), placeholderData: (before) => before });
  const filtered = filters.models.length > 0 || Boolean(filters.language);
  const suggested = !filters.asked.q && !filtered;
  if (list.isPending) return <CardsSkeleton />;
  if (list.isError && !list.data)
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  const people = entriesOf(list.data);
  if (people.length === 0 && !list.isPlaceholderData)
    return (
      <EmptyState
        icon={<UserRoundSearch strokeWidth={1.75} />}
        title={t(suggested ? "no_suggestions_title" : "empty_title")}
        action={!suggested && <Button onClick={filters.reset}>{t("reset")}</Button>}
      >
        {t(suggested ? "no_suggestions_text" : "empty_text")}
      </EmptyState>
    );
  return (
    <section aria-label={t(suggested ? "suggestions" : "results")} aria-busy={list.isPlaceholderData}>
      {suggested && (
        <div className="mb-4">
          <h2 className="text-lg">{t("suggestions")}</h2>
          <p className="text-ink-soft text-sm">{t("suggestions_lead")}</p>
        </div>
      )}
      {!suggested && (
        <p role="status" className="mb-3 text-ink-soft text-sm">
          {t("hits", {
            number: `${numbers(i18n.language).format(people.length)}${list.hasNextPage ? "+" : ""}`,
          })}
        </p>
      )}
      <ul className={CARD_GRID}>
        {people.map((person) => (
          <PersonCard key={person.id} person={person} reason={suggested ? reasonFor(person) : null} />
        ))}
      </ul>
      <NextPage list={list} prefetchMargin="600px" />
    </section>
  );
}
