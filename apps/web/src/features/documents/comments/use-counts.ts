import { useCallback, useRef, useSyncExternalStore } from "react";
import type { OpenDocument } from "../types.ts";

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
