import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowUp, Bell, WifiOff } from "lucide-react";
import { useRef, useState } from "react";
import { usePreload } from "#platform/feature-parts.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { notificationsOf, notificationsQuery } from "../cache.ts";
import { dayName } from "../day-name.ts";
import { groupByDay } from "../list.ts";
import { useArrivals } from "../use-arrivals.ts";
import { useMarkRead } from "../use-mark-read.ts";
import { NotificationCard } from "./notification-card.tsx";

/** Answers whether a notification was unread at any time of this visit: it stays marked as new until one leaves. */
function useNewOnes(notifications: readonly Notification[]): (id: string) => boolean {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = notifications.filter(({ id, read_at }) => read_at === null && !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]));
  return (id) => fresh.has(id);
}

/** The shape of the list while it is on its way. */
function ListSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div aria-busy="true" className="mt-6 grid gap-3">
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
      <Skeleton className="mb-1 h-5 w-24" />
      {["a", "b", "c", "d"].map((row) => (
        <div key={row} className="flex gap-3 bg-raised px-4 py-2.5">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <SkeletonText lines={2} className="grow" />
        </div>
      ))}
    </div>
  );
}

/** The heading of a day. */
function DayHeading({ id, time }: { id: string; time: string }) {
  const { i18n } = useTranslation("notifications");
  return (
    <h2 id={id} className="mt-5 mb-2 font-sans font-semibold text-ink-soft text-sm tracking-normal">
      <time dateTime={time} className="inline-block first-letter:uppercase">
        {dayName(time, Date.now(), i18n.language)}
      </time>
    </h2>
  );
}

/** What came while one was further down or writing: it waits here, so that nothing jumps. */
function Arrivals({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation("notifications");
  return (
    <div role="status" className="pointer-events-none sticky top-[calc(var(--top-bar)+0.75rem)] z-20">
      {count > 0 && (
        <div className="absolute inset-x-0 grid animate-rise justify-items-center">
          <Button
            size="sm"
            className="pointer-events-auto rounded-full! shadow-float"
            icon={<ArrowUp aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={onShow}
          >
            {t("arrived", { count })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The interval of fetching the list while the live stream is down, in ms. */
const POLL_MS = 20_000;

/** All notifications by day, the newest first; further ones come as one scrolls. */
export function NotificationList() {
  const { t } = useTranslation("notifications");
  usePreload("notificationCards");
  const polling = usePollingInterval(POLL_MS);
  const list = useInfiniteQuery({
    ...notificationsQuery(),
    refetchInterval: polling,
    refetchOnMount: "always",
  });
  const box = useRef<HTMLDivElement>(null);
  const arrivals = useArrivals(box);
  const notifications = notificationsOf(list.data);
  const isNew = useNewOnes(notifications);
  useMarkRead(list.isSuccess && !list.isFetching);

  if (list.isPending) return list.fetchStatus === "paused" ? <Offline /> : <ListSkeleton />;
  if (!list.data)
    return <ErrorState title={t("list_failed")} error={list.error} onRetry={() => list.refetch()} />;
  return (
    <div ref={box}>
      <Arrivals count={arrivals.waiting} onShow={arrivals.show} />
      {notifications.length === 0 && !list.hasNextPage && <Empty />}
      {groupByDay(notifications).map(({ key, time, items }) => (
        <section key={key} aria-labelledby={`day ${key}`.replaceAll(" ", "-")}>
          <DayHeading id={`day ${key}`.replaceAll(" ", "-")} time={time} />
          <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-raised">
            {items.map((one) => (
              <NotificationCard key={one.id} notification={one} isNew={isNew(one.id)} />
            ))}
          </ul>
        </section>
      ))}
      <NextPage list={list} label={t("older")} failed={t("older_failed")} ahead="600px" className="mt-6" />
    </div>
  );
}

function Empty() {
  const { t } = useTranslation("notifications");
  return (
    <EmptyState
      icon={<Bell strokeWidth={1.75} />}
      title={t("empty_title")}
      action={<ButtonLink to={matchingPaths.deck}>{t("empty_action")}</ButtonLink>}
    >
      {t("empty_text")}
    </EmptyState>
  );
}

function Offline() {
  const { t } = useTranslation("notifications");
  return (
    <EmptyState icon={<WifiOff strokeWidth={1.75} />} title={t("offline_title")}>
      {t("offline_text")}
    </EmptyState>
  );
}
