import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Awareness } from "y-protocols/awareness";
import type { CursorUser } from "#features/documents/public.ts";
import { isId } from "../model/card.ts";
import { REACH } from "../model/kinds.ts";

/** Another member who has this plan open: their pointer, and their open card. */
export type Other = {
  readonly client: number;
  readonly user: CursorUser;
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly card: string | null;
};

const isReach = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= REACH * 2;

/** Reads the presence of a member; null if it is invalid. */
export function readOther(client: number, state: Record<string, unknown>): Other | null {
  const { user, at, card } = state as {
    user?: Partial<CursorUser>;
    at?: { x?: unknown; y?: unknown };
    card?: unknown;
  }; // checked below
  if (!isId(user?.id) || typeof user.name !== "string" || typeof user.colour !== "number") return null;
  return {
    client,
    user: { id: user.id, name: user.name.slice(0, 60), colour: user.colour },
    at: isReach(at?.x) && isReach(at?.y) ? { x: at.x, y: at.y } : null,
    card: isId(card) ? card : null,
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

/** Says to others which card I have open. */
export function useSayCard(awareness: Awareness, card: string | null): void {
  useEffect(() => {
    awareness.setLocalStateField("card", card);
    return () => awareness.setLocalStateField("card", null);
  }, [awareness, card]);
}
