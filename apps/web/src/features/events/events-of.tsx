import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarDays, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { datesQuery, type HostRef, useEventNews } from "./cache.ts";
import { DateRow } from "./date-row.tsx";

const EventForm = lazy(async () => ({ default: (await import("./event-form.tsx")).EventForm }));

/** The events of a group, circle or team: what comes next, and the form that makes one. */
export function EventsOf({ host, channelId = null }: { host: HostRef; channelId?: string | null }) {
  const { t } = useTranslation("events");
  const { t: dateText } = useTranslation("events/dates");
  const [making, setMaking] = useState<"event" | "check_in" | null>(null);
  const list = useInfiniteQuery(datesQuery(host));
  useEventNews();
  if (list.isPending) return <Skeleton className="h-32 w-full rounded-card" />;
  if (list.isError && !list.data)
    return (
      <ErrorState className="py-4!" title={t("failed")} error={list.error} onRetry={() => list.refetch()} />
    );
  const dates = list.data.pages.flatMap(({ items }) => items);
  const mayCreate = list.data.pages[0]?.can_create === true;
  const begin = mayCreate && (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setMaking("event")}
      >
        {t("new")}
      </Button>
      {host.kind === "pod" && (
        <Button variant="quiet" onClick={() => setMaking("check_in")}>
          {t("form.check_in")}
        </Button>
      )}
    </span>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {making !== null && (
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <EventForm
            host={host}
            channelId={channelId}
            {...(making === "check_in" && {
              preset: { title: t("form.check_in_title"), repeats: "weekly" },
            })}
            onDone={() => setMaking(null)}
          />
        </Suspense>
      )}
      {making === null && dates.length > 0 && begin}
      {dates.length === 0 && making === null && (
        <EmptyState
          className="py-6!"
          icon={<CalendarDays strokeWidth={1.75} />}
          title={t("empty_title")}
          {...(begin && { action: begin })}
        >
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="-mx-2 grid grid-cols-1">
        {dates.map((date) => (
          <DateRow key={`${date.event_id} ${date.on}`} date={date} />
        ))}
      </ul>
      <NextPage list={list} />
      <ButtonLink to={eventsPaths.events} variant="quiet" size="sm" className="justify-self-start">
        {dateText("all")}
      </ButtonLink>
    </div>
  );
}

/** The events of a group, shown next to the messages of a channel; new events can take place in the channel's room. */
export const EventsPanel = ({ groupId, channelId }: { groupId: string; channelId: string }) => (
  <EventsOf host={{ kind: "group", id: groupId }} channelId={channelId} />
);
