import { useSyncExternalStore } from "react";

/** Whether something is there for this member, by the name under which its feature says so. */
const signs = new Set<string>();
let seen: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Says whether something is there for this member: items of the navigation that name it show only then. */
export function setSign(name: string, on: boolean): void {
  if (signs.has(name) === on) return;
  if (on) signs.add(name);
  else signs.delete(name);
  seen = new Set(signs);
  for (const listener of listeners) listener();
}

const NONE: ReadonlySet<string> = new Set();
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** What is there for this member. */
export const useSigns = (): ReadonlySet<string> =>
  useSyncExternalStore(
    watch,
    () => seen,
    () => NONE,
  );
