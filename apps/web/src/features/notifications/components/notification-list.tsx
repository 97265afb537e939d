import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Bell, WifiOff } from "lucide-react";
import { useRef } from "react";
import { usePreload } from "#platform/feature-parts.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { notificationsOf, notificationsQuery } from "../cache.ts";
import { groupByDay } from "../list.ts";
import { useArrivals } from "../use-arrivals.ts";
import { useMarkRead } from "../use-mark-read.ts";
import { useNewOnes } from "../use-new-ones.ts";
import { Arrivals } from "./arrivals.tsx";
import { DayHeading } from "./day-heading.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { NotificationCard } from "./notification-card.tsx";

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
