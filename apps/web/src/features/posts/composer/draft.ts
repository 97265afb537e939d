import type { Media } from "@kompagnon/contract/posts/model.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { createContext, useContext, useSyncExternalStore } from "react";
import { readItem, storeItem } from "#platform/device-storage.ts";

/** Where a post is being written: a new one, or a comment on the post that is passed on. */
export type Place = string;
export const NEW_POST: Place = "new";
export const quotePosition = (postId: string): Place => `quote.${postId}`;

/** Who is sought: the count as it was typed. */
export type HiringDraft = { count: string; roles: string[] };
/** A post that is being written. Each part of the offer is null while it is switched off. */
export type Draft = {
  /** Goes with the post, so that sending it twice publishes it once. */
  clientId: string;
  text: string;
  hiring: HiringDraft | null;
  dm: boolean;
  /** The id of the group, empty until one is chosen. */
  group: string | null;
  embeddable: boolean;
  /** What is uploaded already, with the description as it was typed. */
  media: { media: Media; alt: string }[];
};

const fresh = (): Draft => ({
  clientId: crypto.randomUUID(),
  text: "",
  hiring: null,
  dm: false,
  group: null,
  // Public outside only on purpose.
  embeddable: false,
  media: [],
});

const open = new Map<string, Draft>();
const listeners = new Set<() => void>();
const keyOf = (me: string, place: Place) => `posts.draft.${me}.${place}` as const;

/** Whether nothing was written or chosen. */
export const isEmpty = ({ text, hiring, dm, group, media }: Draft): boolean =>
  text.trim() === "" && hiring === null && !dm && group === null && media.length === 0;

function recallDraft(key: DeviceName): Draft {
  try {
    const kept = JSON.parse(readItem(key) ?? "null") as Partial<Draft> | null; // only this file writes it
    return kept ? { ...fresh(), ...kept } : fresh();
  } catch {
    return fresh(); // the stored value is invalid
  }
}

/** What is being written in a place; kept on this device until it is published or thrown away. */
export function draftIn(me: string, place: Place): Draft {
  const key = keyOf(me, place);
  const cached = open.get(key);
  if (cached) return cached;
  const found = recallDraft(key);
  open.set(key, found);
  return found;
}

/** Changes what is being written in a place. */
export function writeDraft(me: string, place: Place, change: Partial<Draft>): void {
  const key = keyOf(me, place);
  const next = { ...draftIn(me, place), ...change };
  open.set(key, next);
  storeItem(key, isEmpty(next) ? null : JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Removes the draft of a place, after it was published or discarded. */
export function forgetDraft(me: string, place: Place): void {
  const key = keyOf(me, place);
  open.set(key, fresh());
  storeItem(key, null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being written in a place, and follows it. */
export const useDraft = (me: string, place: Place): Draft =>
  useSyncExternalStore(
    subscribe,
    () => draftIn(me, place),
    () => draftIn(me, place),
  );

const ComposerControllerContext = createContext<{ me: string; place: Place } | null>(null);
export const ComposerControllerProvider = ComposerControllerContext.Provider;

/** Who is writing, and in which place. */
export function useComposerController(): { me: string; place: Place } {
  const controller = useContext(ComposerControllerContext);
  if (!controller) throw new Error("useComposerController is only for parts of the composer");
  return controller;
}
