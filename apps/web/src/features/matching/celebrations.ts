import { useSyncExternalStore } from "react";
import { readItem, storeItem } from "#platform/device-storage.ts";

/** A match that has just been made. */
export type Celebration = {
  matchId: string;
  other: { id: string; name: string; picture: string | null };
  /** In full on the deck; elsewhere a message first, so that the member is not interrupted. */
  as: "dialog" | "toast";
};

const STORED_AS = "celebrated_matches";
const REMEMBERED = 50;

let waiting: readonly Celebration[] = [];
const listeners = new Set<() => void>();
const set = (next: readonly Celebration[]) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Whether this browser celebrates this match for the first time; asking makes it so. */
function isFirst(matchId: string): boolean {
  const celebrated = (readItem(STORED_AS) ?? "").split(" ");
  if (celebrated.includes(matchId) || waiting.some((one) => one.matchId === matchId)) return false;
  storeItem(STORED_AS, [...celebrated, matchId].slice(-REMEMBERED).join(" "));
  return true;
}

const pictures = new Map<string, string>();

/** Remembers the large picture of a member after a Deal: the message about the match may arrive before the answer. */
export const rememberPicture = (id: string, picture: string): void => void pictures.set(id, picture);

/** Celebrates a match once in this browser, in the visible tab. */
export function celebrate(celebration: Celebration): void {
  const begin = () => {
    if (!isFirst(celebration.matchId)) return;
    const { other } = celebration;
    set([
      ...waiting,
      { ...celebration, other: { ...other, picture: pictures.get(other.id) ?? other.picture } },
    ]);
  };
  if (document.visibilityState === "visible") {
    begin();
    return;
  }
  const appear = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", appear);
    begin();
  };
  document.addEventListener("visibilitychange", appear);
}

/** The message was pressed: the celebration in full. */
export const celebrateInFull = (celebration: Celebration): void =>
  set([{ ...celebration, as: "dialog" }, ...waiting]);

/** The celebration that is due is over. */
export const endCelebration = (): void => set(waiting.slice(1));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The match to celebrate now, or null. */
export const useCelebration = (): Celebration | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting[0] ?? null,
    () => null,
  );
