import * as Y from "yjs";
import {
  CELL_MAX,
  GROUNDS,
  type Ground,
  NOTES_MAX,
  OBJECTS_MAX,
  type ObjectKind,
  REACH,
  SIDE_MAX,
  SIDE_MIN,
  SLIDES_MAX,
} from "./kinds.ts";
import { type Look, type LookChange, lookFrom, ownName } from "./look.ts";
import { type Box, readObject, type SlideObject, sizeOfTable, turnOf } from "./object.ts";
import { byOrder, isKey, keyBetween, keysBetween } from "./order.ts";
import { isHex, OWN_COLOURS, ownPalette } from "./palette.ts";
import { type Block, makeText } from "./text.ts";
import { isId, oneOf, textOf } from "./values.ts";

/** The origin of this tab's changes: undo covers these alone. */
export const editorOrigin = { editor: "presentation" } as const;

/** A slide as it is shown. */
export type Slide = {
  readonly id: string;
  readonly order: string;
  readonly ground: Ground;
  /** The presenter's notes. */
  readonly notes: string;
  /** From the back to the front. */
  readonly objects: readonly SlideObject[];
};
/** The shared maps of a deck. They may contain anything: read them by `slideAt`, `objectAt` and `lookOf`. */
export const slidesOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("slides");
export const deckOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("deck");

const slideMap = (doc: Y.Doc, id: string): Y.Map<unknown> | null => {
  const map = slidesOf(doc).get(id);
  return map instanceof Y.Map && isId(id) ? map : null;
};
const objectsIn = (slide: Y.Map<unknown> | null): Y.Map<unknown> | null => {
  const map = slide?.get("objects");
  return map instanceof Y.Map ? map : null;
};
/** The shared map of an object; null where there is none. */
export function objectMap(doc: Y.Doc, slide: string, id: string): Y.Map<unknown> | null {
  const map = objectsIn(slideMap(doc, slide))?.get(id);
  return map instanceof Y.Map && isId(id) ? map : null;
}

/** The deck's look. */
export const lookOf = (doc: Y.Doc): Look => lookFrom((name) => deckOf(doc).get(name));

/** The slide of this id, if there is one; objects that `same` contains are not read again. */
export function slideAt(doc: Y.Doc, id: string, same?: ReadonlyMap<string, SlideObject>): Slide | null {
  const map = slideMap(doc, id);
  if (!map) return null;
  const objects: SlideObject[] = [];
  for (const [key, value] of objectsIn(map) ?? []) {
    if (objects.length >= OBJECTS_MAX) break;
    if (value instanceof Y.Map && isId(key))
      objects.push(same?.get(key) ?? readObject(key, (name) => value.get(name)));
  }
  const order = map.get("order");
  return {
    id,
    order: isKey(order) ? order : "V",
    ground: oneOf(GROUNDS, "ground")(map.get("ground")),
    notes: textOf(map.get("notes"), NOTES_MAX),
    objects: objects.sort(byOrder),
  };
}

const write = <T>(doc: Y.Doc, work: () => T): T => doc.transact(work, editorOrigin);
const fresh = (): string => crypto.randomUUID();

/** An object to be made: its box, its kind, and what its kind says; `text` and `cells` become shared. */
export type NewObject = Box & {
  readonly kind: ObjectKind;
  readonly id?: string;
  readonly text?: string | readonly Block[];
  readonly cells?: readonly (readonly string[])[];
  readonly [name: string]: unknown;
};
/** A slide to be made. */
export type NewSlide = {
  readonly ground?: Ground;
  readonly notes?: string;
  readonly objects: readonly NewObject[];
};

/** A slide without a document: for pictures of layouts and templates. */
export const previewSlide = (id: string, { ground = "ground", objects }: NewSlide): Slide => ({
  id,
  ground,
  order: "V",
  notes: "",
  objects: objects.map(({ cells, ...values }, nth): SlideObject => {
    const given: Record<string, unknown> = {
      ...values,
      ...(cells && {
        cells: Object.fromEntries(
          cells.flatMap((row, at) => row.map((cell, column) => [`${at}:${column}`, cell])),
        ),
      }),
    };
    return readObject(`${id}-${nth}`.replace(/[^\w-]/g, "-"), (name) => given[name]);
  }),
});

function objectFrom({ id: _id, text, cells, ...values }: NewObject, order: string): Y.Map<unknown> {
  const map = new Y.Map<unknown>();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null) map.set(name, value);
  map.set("order", order);
  if (values.kind === "text" || values.kind === "shape") map.set("text", makeText(text ?? ""));
  if (values.kind === "table")
    map.set(
      "cells",
      cellsFrom(
        cells ?? [],
        sizeOfTable((name) => values[name]),
      ),
    );
  return map;
}

/** Every cell of a table has its text from the start: two who write in an empty one write in the same. */
function cellsFrom(
  texts: readonly (readonly string[])[],
  { rows, columns }: { rows: number; columns: number },
): Y.Map<unknown> {
  const names = cellNames({ rows: Math.max(rows, texts.length), columns });
  const cells = new Map(names.map((name) => [name, ""]));
  for (const [row, line] of texts.entries())
    for (const [column, text] of line.entries()) cells.set(`${row}:${column}`, text.slice(0, CELL_MAX));
  return new Y.Map([...cells].map(([name, text]): [string, unknown] => [name, new Y.Text(text)]));
}

const cellNames = ({ rows, columns }: { rows: number; columns: number }): string[] =>
  Array.from({ length: rows * columns }, (_, nth) => `${Math.floor(nth / columns)}:${nth % columns}`);

/** Gives a table that has grown the texts of its new cells. */
function addCells(map: Y.Map<unknown>): void {
  const cells = map.get("cells");
  if (map.get("kind") !== "table" || !(cells instanceof Y.Map)) return;
  for (const name of cellNames(sizeOfTable((value) => map.get(value))))
    if (!cells.has(name)) cells.set(name, new Y.Text());
}

/** Puts objects on a slide, before all that is there; answers the ids of those there was room for. */
export function addObjects(doc: Y.Doc, slide: string, objects: readonly NewObject[]): string[] {
  return write(doc, () => {
    const map = objectsIn(slideMap(doc, slide));
    if (!map) return [];
    const room = objects.slice(0, Math.max(0, OBJECTS_MAX - map.size));
    const last = slideAt(doc, slide)?.objects.at(-1)?.order ?? null;
    const orders = keysBetween(last, null, room.length);
    return room.map((object, nth) => {
      const id = object.id ?? fresh();
      map.set(id, objectFrom(object, orders[nth] ?? "V"));
      return id;
    });
  });
}

/** All slides' ids and places, in order. */
const places = (doc: Y.Doc) =>
  [...slidesOf(doc)]
    .flatMap(([id, map]) => {
      if (!(map instanceof Y.Map) || !isId(id)) return [];
      const order: unknown = map.get("order");
      return { id, order: isKey(order) ? order : "V" };
    })
    .sort(byOrder);

/** Puts slides after another, or at the end; answers their ids. */
export function addSlides(doc: Y.Doc, slides: readonly NewSlide[], after?: string | null): string[] {
  return write(doc, () => {
    const all = places(doc);
    const at = after ? all.findIndex(({ id }) => id === after) : all.length - 1;
    const room = slides.slice(0, Math.max(0, SLIDES_MAX - all.length));
    const orders = keysBetween(all[at]?.order ?? null, all[at + 1]?.order ?? null, room.length);
    return room.map(({ ground, notes, objects }, nth) => {
      const id = fresh();
      const map = new Y.Map<unknown>();
      map.set("order", orders[nth]);
      if (ground) map.set("ground", ground);
      map.set("notes", new Y.Text((notes ?? "").slice(0, NOTES_MAX)));
      map.set("objects", new Y.Map());
      slidesOf(doc).set(id, map);
      addObjects(doc, id, objects);
      return id;
    });
  });
}

/** Puts a copy of a slide behind it; answers its id, null where there is no room. */
export function copySlide(doc: Y.Doc, id: string): string | null {
  return write(doc, () => {
    const found = slideMap(doc, id);
    const all = places(doc);
    if (!found || all.length >= SLIDES_MAX) return null;
    const at = all.findIndex((one) => one.id === id);
    const copy = fresh();
    const map = found.clone();
    map.set("order", keyBetween(all[at]?.order ?? null, all[at + 1]?.order ?? null));
    slidesOf(doc).set(copy, map);
    return copy;
  });
}

/** Takes slides away; the last one stays, emptied of nothing. */
export const removeSlides = (doc: Y.Doc, ids: readonly string[]): void =>
  write(doc, () => {
    for (const id of ids) if (places(doc).length > 1) slidesOf(doc).delete(id);
  });

/** Moves a slide so that it is the so-many-th, counted from 0. */
export function moveSlide(doc: Y.Doc, id: string, to: number): void {
  const others = places(doc).filter((one) => one.id !== id);
  const at = Math.max(0, Math.min(others.length, to));
  write(doc, () => {
    slideMap(doc, id)?.set("order", keyBetween(others[at - 1]?.order ?? null, others[at]?.order ?? null));
  });
}

/** Changes values of the deck, or of a slide. */
export const changeLook = (doc: Y.Doc, change: LookChange): void =>
  write(doc, () => {
    for (const [name, value] of Object.entries(change)) deckOf(doc).set(name, value);
  });

/** Gives a deck its own colours; those that it never had are as now, and readable. */
export function beginOwnColours(doc: Y.Doc): void {
  const palette = ownPalette(lookOf(doc).own);
  const fresh = OWN_COLOURS.filter((colour) => !isHex(deckOf(doc).get(ownName(colour))));
  const colours = Object.fromEntries(fresh.map((colour) => [ownName(colour), palette[colour]]));
  changeLook(doc, { ...colours, theme: "own" });
}

export const changeGround = (doc: Y.Doc, slide: string, ground: Ground): void =>
  write(doc, () => void slideMap(doc, slide)?.set("ground", ground));

/** What can be written about an object by its values; texts and cells are shared types of their own. */
export type ObjectChange = Readonly<Record<string, string | number | boolean | null | readonly unknown[]>>;
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  x: [-REACH, REACH],
  y: [-REACH, REACH],
  w: [SIDE_MIN, SIDE_MAX],
  h: [SIDE_MIN, SIDE_MAX],
};

/** Changes objects of a slide, each by its id; null forgets a value. */
export function changeObjects(doc: Y.Doc, slide: string, changes: ReadonlyMap<string, ObjectChange>): void {
  write(doc, () => {
    for (const [id, change] of changes) {
      const map = objectMap(doc, slide, id);
      for (const [name, value] of Object.entries(change)) {
        const bounds = BOUNDS[name];
        const bounded =
          bounds && typeof value === "number"
            ? Math.round(Math.min(bounds[1], Math.max(bounds[0], value)))
            : value;
        const next = name === "turn" ? turnOf(value) || null : bounded;
        if (next === null) map?.delete(name);
        else if (map && map.get(name) !== next) map.set(name, next);
      }
      if (map && ("rows" in change || "columns" in change)) addCells(map);
    }
  });
}

/** Takes objects off a slide. */
export const removeObjects = (doc: Y.Doc, slide: string, ids: Iterable<string>): void =>
  write(doc, () => {
    const map = objectsIn(slideMap(doc, slide));
    for (const id of ids) map?.delete(id);
  });

/** A table on a slide. */
export type TablePlace = { slide: string; id: string };
function cellsOf(doc: Y.Doc, { slide, id }: TablePlace): Y.Map<unknown> | null {
  const found = objectMap(doc, slide, id)?.get("cells");
  return found instanceof Y.Map ? found : null;
}

/** The shared text of a cell; null where there is none yet: cells of earlier tables are plain. */
export function sharedCell(doc: Y.Doc, table: TablePlace, cell: string): Y.Text | null {
  const found: unknown = cellsOf(doc, table)?.get(cell);
  return found instanceof Y.Text ? found : null;
}

/** Makes it of what the cell holds; null where the table is gone. */
export function makeCell(doc: Y.Doc, table: TablePlace, cell: string): Y.Text | null {
  const map = objectMap(doc, table.slide, table.id);
  if (!map) return null;
  return write(doc, () => {
    const cells = cellsOf(doc, table) ?? map.set("cells", new Y.Map<unknown>());
    const before: unknown = cells.get(cell);
    return cells.set(cell, new Y.Text(typeof before === "string" ? before : ""));
  });
}

/** The shared notes of a slide; null where there are none yet. */
export function sharedNotes(doc: Y.Doc, slide: string): Y.Text | null {
  const found: unknown = slideMap(doc, slide)?.get("notes");
  return found instanceof Y.Text ? found : null;
}

/** Makes them; null where the slide is gone. */
export function makeNotes(doc: Y.Doc, slide: string): Y.Text | null {
  const map = slideMap(doc, slide);
  const made = new Y.Text();
  if (map) write(doc, () => map.set("notes", made));
  return map ? made : null;
}
