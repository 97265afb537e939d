import { useCallback, useRef, useSyncExternalStore } from "react";
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

/** Under what the threads about the whole document are counted. */
const WHOLE = "";
const NONE: ReadonlyMap<string, number> = new Map();

type Plain = { anchor?: unknown; resolved_by?: unknown; comments?: readonly { deleted?: unknown }[] };

/** Counted without Yjs itself: editors ask on pages whose first paint must not wait for it. */
function count({ comments }: OpenDocument): ReadonlyMap<string, number> {
  const threads = comments.getMap("threads").toJSON() as Record<string, Plain>; // read as loosely as anybody may write
  const counts = new Map<string, number>();
  for (const { anchor, resolved_by: by, comments: list } of Object.values(threads)) {
    if (by || !Array.isArray(list) || list.every((one) => one?.deleted === true)) continue;
    const at = typeof anchor === "string" ? anchor : WHOLE;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

/** The number of open threads at each object, by its id; those about the whole document under `""`. */
export function useCommentCounts(open: OpenDocument): ReadonlyMap<string, number> {
  const { comments } = open;
  const last = useRef<ReadonlyMap<string, number> | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const changed = () => {
        last.current = null;
        listener();
      };
      last.current = null;
      comments.on("update", changed);
      return () => comments.off("update", changed);
    },
    [comments],
  );
  const read = () => {
    last.current ??= count(open);
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, () => NONE);
}
