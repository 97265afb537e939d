import { useSyncExternalStore } from "react";

const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** Says how much is unread in a feature (muted things left out); the shell shows it in the sidebar and the tab's title. */
export function setUnread(name: string, count: number): void {
  if ((counts.get(name) ?? 0) === count) return;
  counts.set(name, count);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told of in their own feature as well: in the sum they would count twice. */
const COUNTED_IN_OTHERS = "notifications";

/** How much is unread in one feature, or in all where something waits. Exact; shorten to 99+ only when drawing. */
export const useUnread = (name?: string): number =>
  useSyncExternalStore(
    subscribe,
    () =>
      name
        ? (counts.get(name) ?? 0)
        : [...counts].reduce((sum, [name, count]) => sum + (name === COUNTED_IN_OTHERS ? 0 : count), 0),
    () => 0,
  );

/** How much is unread in some features together. */
export const useUnreadIn = (names: readonly string[]): number =>
  useSyncExternalStore(
    subscribe,
    () => names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
    () => 0,
  );

/** Forgets all counts, when a member signs out. */
export function clearUnread(): void {
  counts.clear();
  for (const listener of listeners) listener();
}

/** Whether something is there for this member, by the name under which its feature says so. */
const badges = new Set<string>();
let snapshot: ReadonlySet<string> = new Set();
const badgeListeners = new Set<() => void>();

/** Says whether something is there for this member: items of the navigation that name it show only then. */
export function setNavBadge(name: string, on: boolean): void {
  if (badges.has(name) === on) return;
  if (on) badges.add(name);
  else badges.delete(name);
  snapshot = new Set(badges);
  for (const listener of badgeListeners) listener();
}

const NONE: ReadonlySet<string> = new Set();
const subscribeToBadges = (listener: () => void) => {
  badgeListeners.add(listener);
  return () => badgeListeners.delete(listener);
};
/** What is there for this member. */
export const useNavBadges = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribeToBadges,
    () => snapshot,
    () => NONE,
  );
