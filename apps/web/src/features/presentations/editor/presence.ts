import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Awareness } from "y-protocols/awareness";
import type { CursorUser } from "#features/documents/public.ts";
import { REACH } from "../model/kinds.ts";
import { idOf, isId } from "../model/values.ts";

/** Another member who has this deck open: their slide, their pointer, and their selection. */
export type Other = {
  readonly client: number;
  readonly user: CursorUser;
  readonly slide: string | null;
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly chosen: readonly string[];
};
/** The maximum number of selected objects that are sent and read. */
const CHOSEN_MAX = 30;

const isReach = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= REACH;

/** Reads the presence of a member; null if it is invalid. */
export function readOther(client: number, state: Record<string, unknown>): Other | null {
  const { user, at, slide, chosen } = state as {
    user?: Partial<CursorUser>;
    at?: { x?: unknown; y?: unknown };
    slide?: unknown;
    chosen?: unknown;
  }; // checked below
  if (!isId(user?.id) || typeof user.name !== "string" || typeof user.colour !== "number") return null;
  return {
    client,
    user: { id: user.id, name: user.name.slice(0, 60), colour: user.colour },
    slide: idOf(slide),
    at: isReach(at?.x) && isReach(at?.y) ? { x: at.x, y: at.y } : null,
    chosen: Array.isArray(chosen) ? chosen.slice(0, CHOSEN_MAX).filter(isId) : [],
  };
}

/** Who else is here; follows them. */
export function useOthers(awareness: Awareness): readonly Other[] {
  const store = useMemo(() => {
    const read = () =>
      [...awareness.getStates()].flatMap(([client, state]) =>
        client === awareness.clientID ? [] : (readOther(client, state) ?? []),
      );
    let now = read();
    return {
      read: () => now,
      listen: (listener: () => void) => {
        const follow = () => {
          now = read();
          listener();
        };
        awareness.on("change", follow);
        return () => awareness.off("change", follow);
      },
    };
  }, [awareness]);
  return useSyncExternalStore(store.listen, store.read, store.read);
}

/** Says to others which slide I am on and what I have chosen there. */
export function useSayChosen(awareness: Awareness, slide: string | null, chosen: ReadonlySet<string>): void {
  useEffect(() => {
    awareness.setLocalStateField("slide", slide);
    awareness.setLocalStateField("chosen", [...chosen].slice(0, CHOSEN_MAX));
    return () => awareness.setLocalStateField("chosen", []);
  }, [awareness, slide, chosen]);
}
