import type { Notification } from "@kompagnon/contract/notifications/model.ts";

type Page = { items: Notification[]; next_cursor: string | null };

const isNewer = (a: Notification, b: Notification): boolean =>
  Date.parse(a.created_at) > Date.parse(b.created_at);

/** Pages without the notification of that id. */
export const withoutId = (pages: readonly Page[], id: string): Page[] =>
  pages.map((page) =>
    page.items.some((one) => one.id === id)
      ? { ...page, items: page.items.filter((one) => one.id !== id) }
      : page,
  );

/** Pages with a notification in its place by time, newest first. What is older than all that is loaded stays away. */
export function insertByTime(pages: readonly Page[], added: Notification): Page[] {
  const rest = withoutId(pages, added.id);
  const at = rest.findIndex(
    (page) => page.next_cursor === null || page.items.some((one) => isNewer(added, one)),
  );
  return rest.map((page, index) => {
    if (index !== at) return page;
    const before = page.items.findIndex((one) => isNewer(added, one));
    return { ...page, items: page.items.toSpliced(before < 0 ? page.items.length : before, 0, added) };
  });
}

/** A day's notifications; `time` is that of its newest. */
export type DayGroup = { key: string; time: string; items: Notification[] };

/** Notifications in groups by the day of this device's clock, in the order they have. */
export function groupByDay(notifications: readonly Notification[]): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const one of notifications) {
    const key = new Date(one.created_at).toDateString();
    const group = groups.get(key);
    if (group) group.items.push(one);
    else groups.set(key, { key, time: one.created_at, items: [one] });
  }
  return [...groups.values()];
}
