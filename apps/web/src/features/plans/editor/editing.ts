import {
  createContext,
  type KeyboardEvent,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import * as Y from "yjs";
import { closeComments, type OpenDocument } from "#features/documents/public.ts";
import { openPlan, type Plan } from "../model/plan.ts";
import { cardsOf, edgesOf, editorOrigin } from "../model/plan-doc.ts";

/** What the parts of the editor work with. */
export type Editing = {
  readonly open: OpenDocument;
  readonly plan: Plan;
  readonly undo: Y.UndoManager;
  /** The card in the inspector. */
  readonly opened: string | null;
  /** Whether that card was just added: its title is ready to be typed. */
  readonly isNew: boolean;
  readonly openCard: (id: string | null) => void;
  readonly openNew: (id: string) => void;
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
function undoOf(doc: Y.Doc): Y.UndoManager {
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

/** What an open plan is edited with: the plan itself, what undoes, and which card is in the inspector. */
export function useEditingOf(open: OpenDocument): Editing {
  const plan = usePlan(open.doc);
  const undo = undoOf(open.doc);
  const [{ opened, isNew }, setOpened] = useState<Pick<Editing, "opened" | "isNew">>({
    opened: null,
    isNew: false,
  });
  // One panel next to the plan: its comments, or the open card.
  const openCard = useCallback(
    (id: string | null) => {
      if (id) closeComments(open);
      setOpened({ opened: id, isNew: false });
    },
    [open],
  );
  const openNew = useCallback(
    (id: string) => {
      closeComments(open);
      setOpened({ opened: id, isNew: true });
    },
    [open],
  );
  return useMemo(
    () => ({ open, plan, undo, opened, isNew, openCard, openNew }),
    [open, plan, undo, opened, isNew, openCard, openNew],
  );
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

const TEXTLESS = new Set(["checkbox", "radio", "button", "file"]);
/** Whether the target takes text: then keys and the clipboard belong to it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !TEXTLESS.has(target.type)
    : target instanceof HTMLElement &&
      (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName));

/** Undo and redo by keys, the same in every view. Put what it answers on the element around them. */
export const undoKeys =
  ({ open, undo }: Editing) =>
  (event: KeyboardEvent<HTMLElement>) => {
    // Dialogs tell of their keys as well.
    const here = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!here || event.altKey || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const redo = key === "y" || (key === "z" && event.shiftKey);
    if (!redo && key !== "z") return;
    if (open.canWrite) undo[redo ? "redo" : "undo"]();
    event.preventDefault();
    event.stopPropagation(); // the shell has shortcuts of its own
  };
