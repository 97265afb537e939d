import { QUERY_MAX } from "@kompagnon/contract/people/rules.ts";
import { BUSINESS_MODELS } from "@kompagnon/contract/profiles/rules.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Search, UserRoundSearch } from "lucide-react";
import { useId } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CARD_GRID, CardsSkeleton } from "#ui/card.tsx";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { numbers } from "#ui/formatters.ts";
import { NextPage } from "#ui/next-page.tsx";
import { Select } from "#ui/select.tsx";
import { discoverQuery, entriesOf } from "./cache.ts";
import { useLabels } from "./labels.ts";
import { PersonCard } from "./search/person-card.tsx";
import { useFilters } from "./search/use-filters.ts";
import { useReason } from "./search/use-reason.ts";

/** The choice of everything: a select has no empty value. */
const ALL = "all";

/** Words, business models and language of the people to find, and the viewer's own language (spec: account, 2). */
function Filters({ filters }: { filters: ReturnType<typeof useFilters> }) {
  const { t } = useTranslation("people");
  const labels = useLabels();
  const { language } = useMember();
  const mine = useId();
  return (
    <search className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_13rem_13rem]">
        <TextField
          label={t("search")}
          hint={t("search_hint")}
          type="search"
          maxLength={QUERY_MAX}
          autoComplete="off"
          value={filters.words}
          onChange={(event) => filters.setWords(event.target.value)}
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          className="max-lg:col-span-2"
        />
        {/* Nothing to fill in: it is set in the settings. */}
        <div className="grid content-start gap-1.5">
          <span id={mine} className="font-medium text-sm">
            {t("my_language")}
          </span>
          <output aria-labelledby={mine} className="flex min-h-11 items-center">
            {labels.language(language)}
          </output>
        </div>
        <Select
          label={t("language_filter")}
          value={filters.language ?? ALL}
          onChange={(value) => filters.setLanguage(ALL_LANGUAGES.find((one) => one === value) ?? null)}
          options={[
            { value: ALL, label: t("all_languages") },
            ...ALL_LANGUAGES.map((one) => ({ value: one as string, label: labels.language(one) })),
          ]}
        />
      </div>
      <ChoiceChips
        label={t("models")}
        choices={BUSINESS_MODELS.map((slug) => ({ value: slug, label: labels.model(slug) }))}
        value={filters.models}
        onChange={filters.setModels}
        // One line to swipe through on phones: the people come first.
        className="max-sm:[&>div]:-mx-4 max-sm:[&>div]:flex-nowrap max-sm:[&>div]:overflow-x-auto max-sm:[&>div]:px-4 max-sm:[&>div]:py-1 max-sm:[&_label]:shrink-0"
      />
    </search>
  );
}

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
