import { useSyncExternalStore } from "react";

/** Whether something is there for this member, by the name under which its feature says so. */
const badges = new Set<string>();
let snapshot: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Says whether something is there for this member: items of the navigation that name it show only then. */
export function setNavBadge(name: string, on: boolean): void {
  if (badges.has(name) === on) return;
  if (on) badges.add(name);
  else badges.delete(name);
  snapshot = new Set(badges);
  for (const listener of listeners) listener();
}

const NONE: ReadonlySet<string> = new Set();
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** What is there for this member. */
export const useNavBadges = (): ReadonlySet<string> =>
  useSyncExternalStore(
    watch,
    () => snapshot,
    () => NONE,
  );
