import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { type Draft, EMPTY } from "./draft.ts";

const NAME = "groups.new" satisfies DeviceName;

/** What was written of a new group in this tab; an empty draft where there is none. */
export function keptDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? "null");
    return kept !== null && typeof kept === "object" ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY; // storage is blocked, or the stored value is invalid
  }
}

/** Keeps what is written of a new group until it is founded; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(NAME, JSON.stringify(draft));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Storage is blocked: the draft is lost with this page.
  }
}
