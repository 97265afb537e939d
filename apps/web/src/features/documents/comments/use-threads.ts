import { useCallback, useRef, useSyncExternalStore } from "react";
import type { OpenDocument } from "../types.ts";
import { readThreads, type Thread } from "./threads.ts";

/** The threads of a document, updated on every change. */
export function useThreads({ comments }: OpenDocument): readonly Thread[] {
  const last = useRef<readonly Thread[] | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const changed = () => {
        last.current = null;
        listener();
      };
      comments.on("update", changed);
      return () => comments.off("update", changed);
    },
    [comments],
  );
  return useSyncExternalStore(subscribe, () => {
    last.current ??= readThreads(comments);
    return last.current;
  });
}
