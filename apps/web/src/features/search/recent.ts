import { sameName } from "@kompagnon/contract/search/terms.ts";
import { keep, recall } from "#platform/device.ts";

/** The number of searches that are remembered. */
const REMEMBERED = 6;
const keyOf = (me: string) => `search.recent.${me}` as const;

/** What was searched for last on this device, the newest first. */
export function recentOf(me: string): string[] {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(me)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, REMEMBERED) : [];
  } catch {
    return []; // the stored value is invalid
  }
}

/** Remembers a search; one that is there already moves to the front. */
export function remember(me: string, words: string): void {
  const trimmed = words.trim();
  if (trimmed === "") return;
  const others = recentOf(me).filter((one) => !sameName(one, trimmed));
  keep(keyOf(me), JSON.stringify([trimmed, ...others].slice(0, REMEMBERED)));
}

/** Forgets all searches. */
export const forgetRecent = (me: string): void => keep(keyOf(me), null);
