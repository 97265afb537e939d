import { useCallback, useRef, useSyncExternalStore } from "react";
import type { CursorUser, OpenDocument } from "../types.ts";

/** A member who is in the document now, with the number of their tabs. */
export type Here = { readonly user: CursorUser; readonly mine: boolean };

function usersOf({ awareness }: OpenDocument): Here[] {
  const mine = awareness.getLocalState()?.["user"] as CursorUser | undefined; // cursors.ts sets it
  const people = new Map<string, Here>();
  for (const state of awareness.getStates().values()) {
    const user = state["user"] as CursorUser | undefined; // cursors.ts lets no other through
    if (user && !people.has(user.id)) people.set(user.id, { user, mine: user.id === mine?.id });
  }
  return [...people.values()].sort(
    (a, b) => Number(b.mine) - Number(a.mine) || a.user.name.localeCompare(b.user.name),
  );
}

/** The members in the document now, each once, the viewer first. */
export function useHere(open: OpenDocument): readonly Here[] {
  const { awareness } = open;
  const last = useRef<{ key: string; people: readonly Here[] }>({ key: "", people: [] });
  const subscribe = useCallback(
    (listener: () => void) => {
      awareness.on("change", listener);
      return () => awareness.off("change", listener);
    },
    [awareness],
  );
  // Cursors move many times a second: only who is there counts here.
  const read = () => {
    const people = usersOf(open);
    const key = people.map(({ user }) => `${user.id} ${user.name}`).join("|");
    if (key !== last.current.key) last.current = { key, people };
    return last.current.people;
  };
  return useSyncExternalStore(subscribe, read, read);
}
