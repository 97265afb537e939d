import type { CommentAnchor, OpenDocument } from "../types.ts";

/** What the panel of a document is opened at: an object, or all of it. */
export type Wanted = { readonly anchor: CommentAnchor | null };
type Listener = (wanted: Wanted) => void;

const listeners = new WeakMap<OpenDocument["comments"], Set<Listener>>();

/** Opens the comments of a document, at an object where one is given. Its `CommentsButton` has to be drawn. */
export function openComments({ comments }: OpenDocument, anchor?: CommentAnchor): void {
  for (const listener of listeners.get(comments) ?? []) listener({ anchor: anchor ?? null });
}

/** Calls the listener when the comments shall open, until the returned function is called. */
export function onOpenComments({ comments }: OpenDocument, listener: Listener): () => void {
  const set = listeners.get(comments) ?? new Set();
  listeners.set(comments, set.add(listener));
  return () => set.delete(listener);
}
