import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { useState } from "react";
import { readItem } from "#platform/device-storage.ts";
import { changesIn, type Draft, readDraft, type Values } from "./draft.ts";

/** What was typed into the profile and is not saved. It survives a reload of the page, in this tab only. */
export type DraftState = {
  draft: Draft;
  dirty: boolean;
  /** Changes fields; what is as saved again is no longer part of the draft. */
  change: (change: Draft, saved: Values) => void;
  /** Forgets these fields, unless they were changed again since. */
  settle: (saved: Draft) => void;
  /** Forgets everything. */
  discard: () => void;
};

const storedAs = (memberId: string): DeviceName => `settings_draft:${memberId}`;

function keepInTab(name: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the draft is lost with the page.
  }
}

/** The draft of a member's profile. */
export function useDraft(memberId: string): DraftState {
  const name = storedAs(memberId);
  const [draft, setDraft] = useState<Draft>(() => readDraft(readItem(name, "session")));
  const update = (next: (before: Draft) => Draft) =>
    setDraft((before) => {
      const after = next(before);
      keepInTab(name, after);
      return after;
    });
  return {
    draft,
    dirty: Object.keys(draft).length > 0,
    change: (change, saved) => update((before) => changesIn({ ...before, ...change }, saved)),
    settle: (saved) =>
      update((before) => {
        const left = { ...before };
        for (const field of Object.keys(saved) as (keyof Values)[]) // a Draft has no other keys
          if (left[field] === saved[field]) delete left[field];
        return left;
      }),
    discard: () => update(() => ({})),
  };
}
