import type { Command } from "prosemirror-state";
import { createContext, use, useMemo, useSyncExternalStore } from "react";
import * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import type { Deck } from "../model/deck.ts";
import { deckOf, editorOrigin, type Slide, slidesOf } from "../model/deck-doc.ts";
import type { SlideObject } from "../model/object.ts";
import { type Writer, writingOrigin } from "../text/text-editor.tsx";

/** The object whose words are written, and what is done to them first. `typed`: what was typed before its editor was there. */
export type Writing = { readonly id: string; readonly first: Command | null; readonly typed?: () => string };
/** What the parts of the editor work with. */
export type Editing = {
  readonly open: OpenDocument;
  readonly deck: Deck;
  readonly undo: Y.UndoManager;
  /** The slide on the stage; null in a deck without any. */
  readonly slide: Slide | null;
  readonly goTo: (slide: string) => void;
  /** The chosen objects, from the back to the front. */
  readonly chosen: readonly SlideObject[];
  readonly choose: (ids: Iterable<string>) => void;
  readonly writing: Writing | null;
  readonly write: (writing: Writing | null) => void;
  readonly writer: Writer | null;
  readonly setWriter: (writer: Writer | null) => void;
};

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;
/** The deck that is open here. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error("a part of the slides editor outside of it");
  return editing;
}

const managers = new WeakMap<Y.Doc, Y.UndoManager>();
/** What undoes this person's changes, words and moves in one history; one a document, so that it outlives the views. */
export function undoOf(doc: Y.Doc): Y.UndoManager {
  const found = managers.get(doc);
  if (found) return found;
  const made = new Y.UndoManager([slidesOf(doc), deckOf(doc)], {
    trackedOrigins: new Set<unknown>([editorOrigin, writingOrigin]),
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
