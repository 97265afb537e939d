import { useCallback, useSyncExternalStore } from "react";
import type { CommentAnchor, OpenDocument } from "../types.ts";

/** Whether the comments of a document are shown, and which: those of an object, or all of them for null. */
type CommentsView = { readonly shown: boolean; readonly anchor: CommentAnchor | null };
type State = { view: CommentsView; readonly listeners: Set<() => void> };

const CLOSED: CommentsView = { shown: false, anchor: null };
const states = new WeakMap<OpenDocument["comments"], State>();

function stateOf({ comments }: OpenDocument): State {
  const found = states.get(comments) ?? { view: CLOSED, listeners: new Set() };
  states.set(comments, found);
  return found;
}

function show(open: OpenDocument, view: CommentsView): void {
  const state = stateOf(open);
  state.view = view;
  for (const listener of state.listeners) listener();
}

/** Opens the comments of a document, at an object where one is given. Its `CommentsPanel` has to be rendered. */
export const openComments = (open: OpenDocument, anchor: CommentAnchor | null = null): void =>
  show(open, { shown: true, anchor });

/** Closes them. The panel keeps what it shows while it leaves. */
export const closeComments = (open: OpenDocument): void =>
  show(open, { ...stateOf(open).view, shown: false });

/** The current view of the comments. */
export function useCommentsView(open: OpenDocument): CommentsView {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = stateOf(open);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [open],
  );
  return useSyncExternalStore(
    subscribe,
    () => stateOf(open).view,
    () => CLOSED,
  );
}
