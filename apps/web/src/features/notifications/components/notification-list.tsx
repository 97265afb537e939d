import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowUp, Bell, WifiOff } from "lucide-react";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { call } from "#platform/call.ts";
import { usePreload } from "#platform/feature-parts.ts";
import { useLiveEvent, useLiveState } from "#platform/live/live.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useUnread } from "#platform/nav-badges.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { dates, distances } from "#ui/formatters.ts";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import {
  notificationsOf,
  notificationsQuery,
  putNotification,
  recordAllRead,
  refreshUnreadCount,
} from "../cache.ts";
import { groupByDay } from "../list.ts";
import { useCard, useSenderName, useText, useTitle } from "../use-card.ts";
import { CardActions } from "./card-actions.tsx";

/** A notification: who, what and when, and its actions. */
function NotificationCard({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation("notifications");
  const id = useId();
  const title = useTitle(notification);
  const text = useText(notification);
  return (
    <li
      aria-labelledby={id}
      className={cx(
        "relative flex gap-3 border-s-2 px-3 py-2.5 first:rounded-t-card last:rounded-b-card sm:px-4",
        isNew ? "border-s-signal bg-signal/5" : "border-s-transparent",
      )}
    >
      <Sender notification={notification} />
      <div className="grid min-w-0 grow grid-cols-1 items-center gap-x-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 self-center">
          {/* On phones the button that removes it is in this corner. */}
          <div className="flex flex-wrap items-baseline gap-x-2.5 max-md:pe-8">
            <h3 id={id} className="min-w-0 font-sans font-semibold text-sm tracking-normal">
              {title}
            </h3>
            {isNew && <Badge tone="signal">{t("new")}</Badge>}
            <RelativeTime time={notification.created_at} className="text-ink-soft text-xs" />
          </div>
          {text && (
            <p dir="auto" className="line-clamp-2 text-start text-ink-soft text-sm">
              {text}
            </p>
          )}
        </div>
        <CardActions notification={notification} />
      </div>
    </li>
  );
}

/** The picture of who caused it, with the sign of what it is. */
function Sender({ notification }: { notification: Notification }) {
  const { sender } = notification.payload;
  const name = useSenderName(notification);
  const { icon: Sign } = useCard(notification);
  return (
    <span aria-hidden="true" className="relative h-fit">
      <Avatar id={sender?.id ?? notification.id} name={name} src={sender?.avatar_url ?? null} />
      <span className="-end-1 -bottom-1 absolute grid size-5 place-items-center rounded-full border border-line bg-raised text-accent">
        <Sign className="size-3" strokeWidth={2} />
      </span>
    </span>
  );
}

/** Within this distance from the top, in px, the newest notification is visible and new ones may appear. */
const AT_TOP = 120;

/**
 * Takes in new notifications as they arrive. Those that would move what the member reads or writes wait until they are requested
 * or the top is reached again. `box` is the list.
 */
function useArrivals(box: RefObject<HTMLElement | null>): { waiting: number; show: () => void } {
  const [waiting, setWaiting] = useState<readonly Notification[]>([]);
  const isWriting = () =>
    document.activeElement instanceof HTMLTextAreaElement &&
    (box.current?.contains(document.activeElement) ?? false);
  const letIn = () => {
    for (const one of waiting) putNotification(one);
    setWaiting([]);
  };
  useLiveEvent("notification_created", (one) => {
    if (scrollY <= AT_TOP && !isWriting()) putNotification(one);
    else setWaiting((before) => [...before.filter(({ id }) => id !== one.id), one]);
  });
  useLiveEvent("notification_changed", (one) =>
    setWaiting((before) => before.map((other) => (other.id === one.id ? one : other))),
  );
  useLiveEvent("notification_removed", ({ id }) =>
    setWaiting((before) => before.filter((one) => one.id !== id)),
  );
  const look = useEffectEvent(() => {
    if (waiting.length > 0 && scrollY <= AT_TOP && !isWriting()) letIn();
  });
  useEffect(() => {
    const listen = () => look();
    addEventListener("scroll", listen, { passive: true });
    return () => removeEventListener("scroll", listen);
  }, []);
  const show = () => {
    letIn();
    scrollTo({ top: 0, behavior: "smooth" });
  };
  return { waiting: waiting.length, show };
}

/** How long the page has to be visible before all count as read, in ms. */
const LOOK_MS = 1_000;

const onVisibility = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Marks all as read once the list is `ready` and has been visible for a moment; again when more come. */
function useMarkRead(ready: boolean): void {
  const unread = useUnread("notifications");
  const live = useLiveState();
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === "visible");
  // A connection that is back is a reason to try again.
  useEffect(() => {
    if (!ready || !visible || unread === 0) return;
    const timer = setTimeout(() => {
      call("PUT /api/notifications/read").then(
        () => {
          recordAllRead(new Date().toISOString());
          // The stream delivers the count; without it the count is fetched.
          if (live !== "live") refreshUnreadCount();
        },
        () => undefined, // unread stays unread: the next look or connection tries again
      );
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [ready, visible, unread, live]);
}

const DAY_MS = 86_400_000;
const midnight = (time: string | number): number => new Date(time).setHours(0, 0, 0, 0);

/** A day as seen at `now` (ms): today and yesterday by name, others by date, this year's without the year. */
export function dayName(time: string, now: number, language: string): string {
  // A clock that runs behind the server's must not say "tomorrow"; days of 23 and 25 hours are rounded.
  const days = Math.max(0, Math.round((midnight(now) - midnight(time)) / DAY_MS));
  if (days < 2) return distances(language, { numeric: "auto" }).format(-days, "day");
  const thisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return dates(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(!thisYear && { year: "numeric" }),
  }).format(new Date(time));
}

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
      <NextPage
        list={list}
        label={t("older")}
        failed={t("older_failed")}
        prefetchMargin="600px"
        className="mt-6"
      />
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
