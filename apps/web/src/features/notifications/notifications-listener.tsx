import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { UNREAD_POLL_MS, usePollingInterval } from "#platform/live/polling.ts";
import { setUnread } from "#platform/nav-badges.ts";
import {
  dropNotification,
  healNotifications,
  putNotification,
  takeUnreadCount,
  unreadCountQuery,
} from "./cache.ts";

const NoticeToast = lazy(async () => ({ default: (await import("./notice-toast.tsx")).NoticeToast }));

/** Keeps the unread count exact on every page, and announces new notifications on other pages. */
export function NotificationsListener() {
  const onPage = useLocation().pathname === notificationsPaths.notifications;
  const polling = usePollingInterval(UNREAD_POLL_MS);
  const { data } = useQuery({ ...unreadCountQuery(), refetchInterval: polling });
  const [news, setNews] = useState<Notification | null>(null);
  const count = data?.count;
  useEffect(() => {
    if (count !== undefined) setUnread("notifications", count);
  }, [count]);
  useLiveEvent("notification_unread_total", (total) => takeUnreadCount(total.count));
  useLiveEvent("notification_removed", ({ id }) => dropNotification(id));
  useLiveEvent("notification_changed", (one) => {
    putNotification(one);
    // One that is shown as news may name a member who is blocked by now.
    setNews((shown) => (shown?.id === one.id ? null : shown));
  });
  useLiveEvent("notification_created", (one) => {
    const isSeen = onPage || document.visibilityState === "hidden";
    if (!isSeen) setNews(one);
  });
  useResync(healNotifications);
  return <Suspense fallback={null}>{news && <NoticeToast notification={news} />}</Suspense>;
}
