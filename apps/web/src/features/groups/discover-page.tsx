import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { GROUP_SORTS, GROUP_TYPES, type GroupType } from "@kompagnon/contract/groups/rules.ts";
import { BUSINESS_MODELS, type BusinessModel } from "@kompagnon/contract/profiles/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Compass, Plus, Search } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CARD_GRID, Card, CardsSkeleton } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Select } from "#ui/select.tsx";
import { discoverQuery, entriesOf } from "./cache.ts";
import { MemberCount, Niches, TypeBadge } from "./components/facts.tsx";
import { JoinActions } from "./join/join-actions.tsx";

/** A group to discover: what it is about, and the way in. */
function GroupCard({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const id = useId();
  return (
    <Card as="li" aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex items-center gap-3.5">
        <Avatar id={group.id} name={group.name} src={group.avatar_path} size="lg" />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 className="text-base leading-snug">
            <Link
              id={id}
              to={groupsPaths.profile(group.id)}
              className="line-clamp-2 hover:underline"
              dir="auto"
            >
              {group.name}
            </Link>
          </h2>
          <MemberCount group={group} />
        </div>
      </div>
      {/* What grows shows the lines behind the clamp: so it is the box around the text. */}
      <div className="grow">
        <p dir="auto" className="line-clamp-3 text-ink-soft text-sm">
          {group.description || t("no_description")}
        </p>
      </div>
      <Niches group={group} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TypeBadge type={group.group_type} />
        <JoinActions group={group} size="sm" />
      </div>
    </Card>
  );
}

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
  const list = useInfiniteQuery({ ...discoverQuery(filters.applied), placeholderData: (before) => before });
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
          isOpen(filters.applied) ? (
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
      <NextPage list={list} prefetchMargin="600px" />
    </section>
  );
}

/** Whether nothing narrows the list. */
const isOpen = ({ q, niche, type }: Filters): boolean => !q && !niche && !type;

/** An order of a list of groups. */
type Sort = (typeof GROUP_SORTS)[number];
/** The filters of the search. */
type Filters = { q?: string; niche?: BusinessModel; type?: GroupType; sort: Sort };

/** What suits the member comes first, by what they build and can do. */
const DEFAULT_SORT: Sort = "fit";
/** How long typing rests before the list follows, in ms. */
const REST_MS = 250;
/** The server takes no more. */
const WORDS_MAX = 100;

const among = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** The filters, kept in the address so that going back restores them. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q")?.trim().slice(0, WORDS_MAX) ?? "";
  const niche = among(BUSINESS_MODELS, search.get("niche"));
  const type = among(GROUP_TYPES, search.get("type"));
  const sort = among(GROUP_SORTS, search.get("sort")) ?? DEFAULT_SORT;
  const applied: Filters = { sort, ...(q && { q }), ...(niche && { niche }), ...(type && { type }) };

  const change = (name: "q" | "niche" | "type" | "sort", value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const [words, setWords] = useState(q);
  useEffect(() => {
    if (words.trim() === q) return;
    const timer = setTimeout(() => change("q", words.trim().slice(0, WORDS_MAX)), REST_MS);
    return () => clearTimeout(timer);
  });
  return {
    applied,
    words,
    setWords,
    change,
    reset: () => {
      setWords("");
      setSearch(sort === DEFAULT_SORT ? {} : { sort }, { replace: true });
    },
  };
}

/** The choice of everything: a select has no empty value. */
const ALL = "all";
/** Private groups are never listed. */
const TYPES = GROUP_TYPES.filter((type) => type !== "private");

/** Words, topic, type and order of the groups to discover. */
function DiscoverFilters({ filters }: { filters: ReturnType<typeof useFilters> }) {
  const { t } = useTranslation("groups");
  const { t: profiles } = useTranslation("profiles");
  const { applied, words, setWords, change } = filters;
  const pick = (name: "niche" | "type", value: string) => change(name, value === ALL ? null : value);
  return (
    <search className="grid grid-cols-2 gap-3 max-lg:[&>:nth-child(-n+2)]:col-span-2 lg:grid-cols-[1fr_14rem_11rem_11rem]">
      <TextField
        label={t("discover.search")}
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      />
      <Select
        label={t("discover.niche")}
        value={applied.niche ?? ALL}
        onChange={(value) => pick("niche", value)}
        options={[
          { value: ALL, label: t("discover.all_niches") },
          ...BUSINESS_MODELS.map((slug) => ({ value: slug, label: profiles(`business_models.${slug}`) })),
        ]}
      />
      <Select
        label={t("discover.type")}
        value={applied.type ?? ALL}
        onChange={(value) => pick("type", value)}
        options={[
          { value: ALL, label: t("discover.all_types") },
          ...TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
        ]}
      />
      <Select
        label={t("discover.sort")}
        value={applied.sort}
        onChange={(value) => change("sort", value === DEFAULT_SORT ? null : value)}
        options={GROUP_SORTS.map((sort) => ({ value: sort, label: t(`discover.by_${sort}`) }))}
      />
    </search>
  );
}
