import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { Out } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";
import { insertByTime, withoutId } from "./list.ts";

type Pages = InfiniteData<Out<"GET /api/notifications">, string | null>;

/** How many notifications come with one call. */
const AT_ONCE = 30;

/** The member's notifications, page by page, the newest first. */
export const notificationsQuery = () => pages("GET /api/notifications", { query: { limit: AT_ONCE } });
/** How many are unread. */
export const unreadCountQuery = () => query("GET /api/notifications/unread-count");

const change = (work: (data: Pages) => Pages): void =>
  void queryClient.setQueryData<Pages>(notificationsQuery().queryKey, (data) => data && work(data));

/** The notifications of all pages, each once: one that moves up while pages are fetched may come twice. */
export const notificationsOf = (data: Pages | undefined): Notification[] => [
  ...new Map(data?.pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const))).values(),
];

/** Puts a notification where its time belongs; one that is there already moves. */
export const putNotification = (one: Notification): void =>
  change((data) => ({ ...data, pages: insertByTime(data.pages, one) }));

/** Takes a notification out. */
export const dropNotification = (id: string): void =>
  change((data) => ({ ...data, pages: withoutId(data.pages, id) }));

/** Notes that all that are known have been read. */
export const recordAllRead = (at: string): void =>
  change((data) => ({
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.read_at === null ? { ...one, read_at: at } : one)),
    })),
  }));

/** Takes the exact unread count in. One that is being fetched may have been read before, so it is fetched again. */
export function takeUnreadCount(count: number): void {
  const { queryKey } = unreadCountQuery();
  queryClient.setQueryData(queryKey, { count });
  if (queryClient.isFetching({ queryKey }) > 0) refreshUnreadCount();
}

/** Fetches the unread count again. */
export const refreshUnreadCount = (): void =>
  void queryClient.invalidateQueries({ queryKey: unreadCountQuery().queryKey });

/** Fetches the cached data again, after events were missed. */
export function healNotifications(): void {
  refreshUnreadCount();
  void queryClient.invalidateQueries({ queryKey: notificationsQuery().queryKey });
}
