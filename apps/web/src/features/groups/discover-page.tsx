import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Compass, Plus } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CARD_GRID, CardsSkeleton } from "#ui/cards.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { discoverQuery, entriesOf } from "./cache.ts";
import { TypeBadge } from "./components/badges.tsx";
import { MemberCount, Niches } from "./components/facts.tsx";
import { DiscoverFilters, type Filters, useFilters } from "./discover/discover-filters.tsx";
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
      <NextPage list={list} prefetchMargin="600px" />
    </section>
  );
}

/** Whether nothing narrows the list. */
const isOpen = ({ q, niche, type }: Filters): boolean => !q && !niche && !type;
