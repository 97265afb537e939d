import type * as Y from "yjs";
import { addObjects, type NewObject } from "./deck-doc.ts";
import { OBJECTS_MAX } from "./kinds.ts";
import { readObject, type SlideObject } from "./object.ts";
import { type Block, plainText, readBlocks } from "./text.ts";
import { isId } from "./values.ts";

/** What tells our objects from other text in the clipboard. */
const MARK = "kompagnon-slide-objects";
/** The maximum number of characters that are read: a full slide of long texts. */
const LENGTH_MAX = 4_000_000;

/** Objects as text for the clipboard. */
export const writePiece = (objects: readonly SlideObject[]): string => JSON.stringify({ [MARK]: 1, objects });

/** Reads objects out of the clipboard's text; null for any other. Each value is checked. */
export function readPiece(text: string): readonly SlideObject[] | null {
  if (text.length > LENGTH_MAX || !text.startsWith(`{"${MARK}"`)) return null;
  let found: { objects?: unknown };
  try {
    found = JSON.parse(text) as typeof found; // each value is checked below
  } catch {
    return null;
  }
  if (!Array.isArray(found.objects)) return null;
  return found.objects.slice(0, OBJECTS_MAX).flatMap((one: unknown): SlideObject[] => {
    if (typeof one !== "object" || one === null) return [];
    const values = one as Record<string, unknown>; // checked by `readObject`
    if (!isId(values["id"])) return [];
    const object = readObject(values["id"], (name) => copied(values, name));
    return ["text", "shape"].includes(object.kind)
      ? [{ ...object, text: readBlocks(values["text"]) } as SlideObject] // its kind has a text
      : [object];
  });
}

/** A value of a copy where the shared one is called otherwise. */
function copied(values: Record<string, unknown>, name: string): unknown {
  const { rows, points } = values;
  if (values["kind"] === "table" && Array.isArray(rows)) {
    if (name === "rows") return rows.length;
    if (name === "columns") return Array.isArray(rows[0]) ? rows[0].length : 1;
    if (name === "cells")
      return Object.fromEntries(
        rows.flatMap((row: unknown, nth) =>
          Array.isArray(row) ? row.map((cell: unknown, column) => [`${nth}:${column}`, cell]) : [],
        ),
      );
  }
  if (name === "points" && Array.isArray(points))
    return points.map((point: { label?: unknown; value?: unknown } | null) => [point?.label, point?.value]);
  return name === "text" ? undefined : values[name];
}

/** Copies an object as a new one. */
export function again(object: SlideObject): NewObject {
  const { id: _id, order: _order, ...values } = object;
  if (values.kind === "table") {
    const { rows, ...rest } = values;
    return { ...rest, rows: rows.length, columns: rows[0]?.length ?? 1, cells: rows };
  }
  if (values.kind === "chart")
    return { ...values, points: values.points.map(({ label, value }) => [label, value]) };
  return values;
}

/**
 * Puts copies on a slide, moved by so much; answers the new objects' ids. Groups become groups of their own. Pictures belong
 * to the deck that they were copied in: elsewhere (`keepsAssets` false) the copy goes without.
 */
export function putPiece(
  doc: Y.Doc,
  slide: string,
  objects: readonly SlideObject[],
  { by, keepsAssets }: { by: number; keepsAssets: boolean },
): string[] {
  const groups = new Map<string, string>();
  const groupOf = (group: string | null): string | null => {
    if (group === null) return null;
    const copy = groups.get(group) ?? crypto.randomUUID();
    groups.set(group, copy);
    return copy;
  };
  return addObjects(
    doc,
    slide,
    objects.map((object) => ({
      ...again(object),
      x: object.x + by,
      y: object.y + by,
      group: groupOf(object.group),
      ...(object.kind === "picture" && !keepsAssets && { asset: null }),
    })),
  );
}

/** What objects say, for programs that know nothing of slides. */
export const textOfObjects = (objects: readonly SlideObject[]): string =>
  objects
    .map((object) => ("text" in object ? plainText(object.text as readonly Block[]) : ""))
    .filter(Boolean)
    .join("\n");

/** How far a copy moves so that it hides nothing that it is a copy of. */
export function stepAside(objects: readonly SlideObject[], there: readonly SlideObject[]): number {
  const taken = (by: number) =>
    there.some(({ x, y }) => objects.some((one) => one.x + by === x && one.y + by === y));
  let by = 0;
  while (by < 640 && taken(by)) by += 32;
  return by;
}
