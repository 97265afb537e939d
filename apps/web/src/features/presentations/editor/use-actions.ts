import { useMemo, useRef } from "react";
import { isPicture, putPicture } from "#features/documents/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast-queue.ts";
import { putPiece, readPiece, stepAside, textOfObjects, writePiece } from "../model/clipboard.ts";
import {
  addObjects,
  changeObjects,
  editorOrigin,
  type NewObject,
  type ObjectChange,
  removeObjects,
} from "../model/deck-doc.ts";
import { PICTURE_RATIO_MAX, SLIDE_HEIGHT, SLIDE_WIDTH } from "../model/kinds.ts";
import { type Layer, type Level, layered, levelled } from "../model/layers.ts";
import { hasText } from "../model/object.ts";
import type { Editing } from "./editing.ts";

type Now = { readonly editing: Editing; readonly t: ReturnType<typeof useTranslation<"presentations">>["t"] };
type EditorRef = { readonly current: Now };
/** The deck that objects were copied in: pictures stay with copies in the same one. */
let copiedIn: string | null = null;

/** The slide that can be written on; null where there is none, or for readers. */
const writable = ({ current: { editing } }: EditorRef) => (editing.open.canWrite ? editing.slide : null);
const chosenIds = ({ current: { editing } }: EditorRef) => new Set(editing.chosen.map(({ id }) => id));

/** Puts new objects on the slide and chooses them. */
function add(editor: EditorRef, objects: readonly NewObject[]): string[] {
  const slide = writable(editor);
  if (!slide) return [];
  const { editing, t } = editor.current;
  editing.undo.stopCapturing();
  const ids = addObjects(editing.open.doc, slide.id, objects);
  if (ids.length < objects.length) toast(t("object.full"), { kind: "warn" });
  editing.choose(ids);
  return ids;
}

function change(editor: EditorRef, changes: ReadonlyMap<string, ObjectChange>): void {
  const slide = writable(editor);
  if (!slide || changes.size === 0) return;
  editor.current.editing.undo.stopCapturing();
  changeObjects(editor.current.editing.open.doc, slide.id, changes);
}

function remove(editor: EditorRef): void {
  const slide = writable(editor);
  const { editing } = editor.current;
  if (!slide || editing.chosen.length === 0) return;
  editing.undo.stopCapturing();
  removeObjects(editing.open.doc, slide.id, chosenIds(editor));
  editing.choose([]);
}

const copying = (editor: EditorRef) => {
  /** What is chosen, for the clipboard: as objects and as plain words. */
  const copied = (): { piece: string; words: string } | null => {
    const { chosen, open } = editor.current.editing;
    if (chosen.length === 0) return null;
    copiedIn = open.id;
    return { piece: writePiece(chosen), words: textOfObjects(chosen) };
  };
  const paste = (text: string): boolean => {
    const slide = writable(editor);
    const { open, choose, undo } = editor.current.editing;
    if (!slide) return false;
    const piece = readPiece(text);
    if (piece) {
      undo.stopCapturing();
      const by = stepAside(piece, slide.objects);
      choose(putPiece(open.doc, slide.id, piece, { by, keepsAssets: copiedIn === open.id }));
    } else if (text.trim())
      add(editor, [{ kind: "text", x: 300, y: 300, w: 1000, h: 200, text: text.trim(), size: 32 }]);
    return piece !== null || text.trim() !== "";
  };
  return {
    copied,
    paste,
    duplicate: () => {
      const found = copied();
      if (found) paste(found.piece);
    },
    /** Whether the file is a picture; it is on its way then, into an empty frame that waits for one, or as a new one. */
    addPicture: (file: File): boolean => {
      const slide = writable(editor);
      const { editing, t } = editor.current;
      if (!slide || !isPicture(file)) return false;
      toast(t("object.uploading"), { id: "picture" });
      const [frame] = editing.chosen.filter(({ kind }) => kind === "picture");
      void putPicture(editing.open, file, PICTURE_RATIO_MAX).then(
        ({ asset, ratio }) => {
          if (frame) return changeObjects(editing.open.doc, slide.id, new Map([[frame.id, { asset }]]));
          const w = Math.min(1000, 640 * ratio);
          const x = (SLIDE_WIDTH - w) / 2;
          const h = w / ratio;
          addObjects(editing.open.doc, slide.id, [
            { kind: "picture", asset, x, y: (SLIDE_HEIGHT - h) / 2, w, h },
          ]);
        },
        () => toast(t("object.picture_wrong"), { kind: "warn", id: "picture" }),
      );
      return true;
    },
  };
};

const arranging = (editor: EditorRef) => ({
  layer: (to: Layer) => {
    const slide = writable(editor);
    if (slide) change(editor, layered(slide, chosenIds(editor), to));
  },
  level: (to: Level) =>
    change(
      editor,
      levelled(editor.current.editing.chosen, to, { x: 0, y: 0, w: SLIDE_WIDTH, h: SLIDE_HEIGHT }),
    ),
  group: () => {
    const { chosen } = editor.current.editing;
    const group = crypto.randomUUID();
    if (chosen.length > 1) change(editor, new Map(chosen.map(({ id }) => [id, { group }])));
  },
  ungroup: () =>
    change(editor, new Map(editor.current.editing.chosen.map(({ id }) => [id, { group: null }]))),
  /** Moves or grows what is chosen by so much. */
  nudge: (by: { x?: number; y?: number; w?: number; h?: number }) => {
    const { chosen, undo, open, slide } = editor.current.editing;
    if (!open.canWrite || !slide) return;
    // A row of presses is one step.
    if (undo.lastChange + 1_000 < Date.now()) undo.stopCapturing();
    const moved = chosen.map(
      ({ id, x, y, w, h }) =>
        [id, { x: x + (by.x ?? 0), y: y + (by.y ?? 0), w: w + (by.w ?? 0), h: h + (by.h ?? 0) }] as const,
    );
    changeObjects(open.doc, slide.id, new Map(moved));
  },
  /** Turns what is chosen by degrees, each object about its own middle. */
  rotate: (degrees: number) => {
    const { chosen, undo, open, slide } = editor.current.editing;
    if (!open.canWrite || !slide) return;
    if (undo.lastChange + 1_000 < Date.now()) undo.stopCapturing();
    changeObjects(open.doc, slide.id, new Map(chosen.map(({ id, turn }) => [id, { turn: turn + degrees }])));
  },
});

/** What is typed from the first letter until the object's editor takes it; null while no editor opens. */
type Early = { current: string | null };

/** Opens an object's words. `early` gathers what is typed until their editor has the keys. */
function begin(editor: EditorRef, id: string, early: Early, text: string): void {
  const { undo, write } = editor.current.editing;
  undo.stopCapturing();
  early.current = text;
  const typed = () => {
    const words = early.current ?? "";
    early.current = null;
    return words;
  };
  write({ id, first: null, typed });
}

/** What can be done on a slide, by keys, by buttons and by the clipboard; the same while the deck changes. */
export function useActions(editing: Editing) {
  const { t } = useTranslation("presentations");
  const editor = useRef<Now>({ editing, t });
  const early = useRef<string | null>(null);
  editor.current = { editing, t };
  return useMemo(
    () => ({
      /** Puts a text on the slide and writes in it. */
      addText: (object: NewObject) => {
        const [id] = add(editor, [object]);
        if (id) begin(editor, id, early, "");
      },
      /** Begins to write with what was typed; once that has begun it is kept until the editor is there. */
      type: (text: string) => {
        const { chosen, writing, open } = editor.current.editing;
        const [object, ...others] = chosen;
        if (writing) early.current = (early.current ?? "") + text;
        else if (open.canWrite && object && others.length === 0 && hasText(object))
          begin(editor, object.id, early, text);
      },
      /** Whether an editor opens that does not have the keys yet. */
      isOpening: () => editor.current.editing.writing !== null && early.current !== null,
      ...copying(editor),
      ...arranging(editor),
      add: (objects: readonly NewObject[]) => add(editor, objects),
      /** Changes all that is chosen in the same way. */
      set: (values: ObjectChange) =>
        change(editor, new Map(editor.current.editing.chosen.map(({ id }) => [id, values]))),
      change: (changes: ReadonlyMap<string, ObjectChange>) => change(editor, changes),
      remove: () => remove(editor),
      undo: () => editor.current.editing.open.canWrite && editor.current.editing.undo.undo(),
      redo: () => editor.current.editing.open.canWrite && editor.current.editing.undo.redo(),
      all: () =>
        editor.current.editing.choose(editor.current.editing.slide?.objects.map(({ id }) => id) ?? []),
      /** Writes in the object with this name, or the one that is chosen. */
      edit: (id?: string) => {
        const { chosen, slide, open } = editor.current.editing;
        const object = id ? slide?.objects.find((one) => one.id === id) : chosen[0];
        if (open.canWrite && object && (hasText(object) || object.kind === "table"))
          begin(editor, object.id, early, "");
      },
      /** Moves a number of slides on. */
      turn: (by: number) => {
        const { deck, slide, goTo } = editor.current.editing;
        const next = deck.slides[deck.slides.findIndex(({ id }) => id === slide?.id) + by];
        if (next) goTo(next.id);
      },
    }),
    [],
  );
}
/** What can be done on a slide. */
export type Actions = ReturnType<typeof useActions>;
/** Several changes as one step of the history. */
export const together = (editing: Editing, work: () => void): void => {
  editing.undo.stopCapturing();
  editing.open.doc.transact(work, editorOrigin);
};
