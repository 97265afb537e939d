import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { datesQuery, useEventNews } from "./cache.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { DateRow } from "./date-row.tsx";

/** `/dashboard/events`: what comes next in all of the member's groups, teams and circles, and their calendar feed. */
export default function EventsPage() {
  const { t } = useTranslation("events");
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-1 text-pretty text-ink-soft">{t("lead")}</p>
      </header>
      <List />
      <CalendarFeed />
    </div>
  );
}

function List() {
  const { t } = useTranslation("events");
  const list = useInfiniteQuery(datesQuery(null));
  useEventNews();
  if (list.isPending)
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  if (list.isError && !list.data)
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  const dates = list.data.pages.flatMap(({ items }) => items);
  if (dates.length === 0)
    return (
      <EmptyState icon={<CalendarDays strokeWidth={1.75} />} title={t("empty_title")}>
        {t("empty_mine")}
      </EmptyState>
    );
  return (
    <div>
      <ul className="-mx-2 grid grid-cols-1">
        {dates.map((date) => (
          <DateRow key={`${date.event_id} ${date.on}`} date={date} host />
        ))}
      </ul>
      <NextPage list={list} />
    </div>
  );
}
