import { createContext, use, useMemo, useSyncExternalStore } from "react";
import * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import { openPlan, type Plan } from "../model/plan.ts";
import { cardsOf, edgesOf, editorOrigin } from "../model/plan-doc.ts";

/** What the parts of the editor work with. */
export type Editing = {
  readonly open: OpenDocument;
  readonly plan: Plan;
  readonly undo: Y.UndoManager;
  /** The card in the inspector. */
  readonly opened: string | null;
  readonly openCard: (id: string | null) => void;
};

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;
/** The plan that is open here. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error("a part of the plan editor outside of it");
  return editing;
}

/** The plan in a document; follows it. */
export function usePlan(doc: Y.Doc): Plan {
  const store = useMemo(() => openPlan(doc), [doc]);
  return useSyncExternalStore(store.listen, store.read, store.read);
}

const managers = new WeakMap<Y.Doc, Y.UndoManager>();
/** What undoes this person's changes; one a document, so that it outlives the views. */
export function undoOf(doc: Y.Doc): Y.UndoManager {
  const found = managers.get(doc);
  if (found) return found;
  const made = new Y.UndoManager([cardsOf(doc), edgesOf(doc)], {
    trackedOrigins: new Set([editorOrigin]),
    // What is typed in one go is one step; whatever else is done begins a step of its own (`stopCapturing`).
    captureTimeout: 400,
  });
  managers.set(doc, made);
  return made;
}

/** Whether there is anything to undo or redo; follows it. */
export function useUndo(undo: Y.UndoManager): { undo: boolean; redo: boolean } {
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const names = ["stack-item-added", "stack-item-popped", "stack-cleared"] as const;
      for (const name of names) undo.on(name, listener);
      return () => {
        for (const name of names) undo.off(name, listener);
      };
    },
    [undo],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => `${undo.undoStack.length > 0} ${undo.redoStack.length > 0}`,
  );
  return { undo: state.startsWith("true"), redo: state.endsWith("true") };
}
