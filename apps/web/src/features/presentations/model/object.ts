import * as Y from "yjs";
import {
  ALIGNS,
  ALT_MAX,
  type Align,
  CELL_MAX,
  CHARTS,
  type ChartKind,
  COLOURS,
  COLUMNS_MAX,
  type Colour,
  ENDS,
  FILLS,
  FITS,
  type Fill,
  type Fit,
  ICONS,
  LABEL_MAX,
  type LineEnds,
  OBJECT_KINDS,
  POINTS_MAX,
  REACH,
  ROLES,
  ROWS_MAX,
  type Role,
  SHAPES,
  type Shape,
  SIDE_MAX,
  SIDE_MIN,
  SIZES,
  type Size,
  STROKE_MAX,
  TURN_MAX,
  VALIGNS,
  type Valign,
} from "./kinds.ts";
import { isKey } from "./order.ts";
import { type Block, readText } from "./text.ts";
import { idOf, numberIn, oneOf, textOf, type Values } from "./values.ts";

/** A rectangle on a slide. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
/** A box that is turned about its middle. */
export type TurnedBox = Box & {
  /** In whole degrees clockwise, -179 to 180. */
  readonly turn: number;
};
type Common = TurnedBox & {
  readonly id: string;
  /** Its place from the back to the front. */
  readonly order: string;
  /** Objects of one group are chosen and moved together. */
  readonly group: string | null;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
};
type Worded = {
  readonly text: readonly Block[];
  readonly size: Size;
  readonly colour: Colour;
  readonly align: Align;
  readonly valign: Valign;
  readonly bold: boolean;
};
export type TextObject = Common & Worded & { readonly kind: "text"; readonly role: Role };
export type ShapeObject = Common &
  Worded & {
    readonly kind: "shape";
    readonly shape: Shape;
    readonly fill: Fill;
    readonly stroke: Fill;
    readonly width: number;
  };
export type PictureObject = Common & {
  readonly kind: "picture";
  readonly asset: string | null;
  readonly fit: Fit;
  readonly round: boolean;
};
export type LineObject = Common & {
  readonly kind: "line";
  readonly colour: Colour;
  readonly width: number;
  readonly ends: LineEnds;
  readonly dashed: boolean;
  /** Goes up from its start instead of down. */
  readonly rising: boolean;
};
export type TableObject = Common & {
  readonly kind: "table";
  readonly rows: readonly (readonly string[])[];
  readonly size: Size;
  /** Its first row names the columns. */
  readonly header: boolean;
};
/** A bar, a point, a piece: its name and how much. */
export type Point = { readonly label: string; readonly value: number };
export type ChartObject = Common & {
  readonly kind: "chart";
  readonly chart: ChartKind;
  readonly points: readonly Point[];
};
type IconObject = Common & {
  readonly kind: "icon";
  readonly icon: (typeof ICONS)[number];
  readonly colour: Colour;
};
/** An object as it is shown: all of it read and checked. */
export type SlideObject =
  | TextObject
  | ShapeObject
  | PictureObject
  | LineObject
  | TableObject
  | ChartObject
  | IconObject;

const kindOf = oneOf(OBJECT_KINDS, "text");
const colourOf = (value: unknown, otherwise: Colour) => oneOf(COLOURS, otherwise)(value);
const fillOf = (value: unknown, otherwise: Fill) => oneOf(FILLS, otherwise)(value);

const worded = (get: Values, otherwise: { align: Align; valign: Valign; colour: Colour }): Worded => ({
  text: readText(get("text")),
  size: oneOf(SIZES, 28)(get("size")),
  colour: colourOf(get("colour"), otherwise.colour),
  align: oneOf(ALIGNS, otherwise.align)(get("align")),
  valign: oneOf(VALIGNS, otherwise.valign)(get("valign")),
  bold: get("bold") === true,
});

/** How many rows and columns a table has. */
export const sizeOfTable = (get: Values): { rows: number; columns: number } => ({
  rows: Math.round(numberIn(get("rows"), 1, ROWS_MAX, 3)),
  columns: Math.round(numberIn(get("columns"), 1, COLUMNS_MAX, 3)),
});

/** The cells of a table: each by its row and column, so that two who write in two of them keep both. */
function rowsOf(get: Values): string[][] {
  const cells = get("cells");
  const cell: Values =
    cells instanceof Y.Map
      ? (name) => cells.get(name)
      : (name) =>
          typeof cells === "object" && cells !== null ? (cells as Record<string, unknown>)[name] : "";
  const { rows, columns } = sizeOfTable(get);
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => textOf(cell(`${row}:${column}`), CELL_MAX)),
  );
}

/** The points of a chart, out of pairs of a name and a number. */
const pointsOf = (value: unknown): Point[] =>
  Array.isArray(value)
    ? value
        .slice(0, POINTS_MAX)
        .flatMap((pair: unknown) =>
          Array.isArray(pair)
            ? { label: textOf(pair[0], LABEL_MAX), value: numberIn(pair[1], -1e12, 1e12, 0) }
            : [],
        )
    : [];

/** What its kind alone says. */
function particulars(get: Values) {
  const kind = kindOf(get("kind"));
  const width = numberIn(get("width"), 0, STROKE_MAX, kind === "line" ? 4 : 0);
  if (kind === "text")
    return {
      kind,
      ...worded(get, { align: "start", valign: "top", colour: "ink" }),
      role: oneOf(ROLES, "body")(get("role")),
    };
  if (kind === "shape")
    return {
      kind,
      width,
      ...worded(get, { align: "center", valign: "middle", colour: "ink" }),
      shape: oneOf(SHAPES, "rectangle")(get("shape")),
      fill: fillOf(get("fill"), "tint"),
      stroke: fillOf(get("stroke"), "none"),
    };
  if (kind === "picture")
    return {
      kind,
      asset: idOf(get("asset")),
      fit: oneOf(FITS, "cover")(get("fit")),
      round: get("round") === true,
    };
  if (kind === "line")
    return {
      kind,
      width,
      colour: colourOf(get("colour"), "ink"),
      ends: oneOf(ENDS, "none")(get("ends")),
      dashed: get("dashed") === true,
      rising: get("rising") === true,
    };
  if (kind === "table")
    return { kind, rows: rowsOf(get), size: oneOf(SIZES, 24)(get("size")), header: get("header") !== false };
  if (kind === "chart")
    return { kind, chart: oneOf(CHARTS, "bar")(get("chart")), points: pointsOf(get("points")) };
  return { kind, icon: oneOf(ICONS, "star")(get("icon")), colour: colourOf(get("colour"), "accent") };
}

/** Any value as an angle of -179 to 180 whole degrees. */
export function turnOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) return 0;
  const turn = Math.round(value) % (2 * TURN_MAX);
  if (turn > TURN_MAX) return turn - 2 * TURN_MAX;
  return turn <= -TURN_MAX ? turn + 2 * TURN_MAX : turn + 0; // `+ 0`: not -0
}

/** Reads an object from any values. */
export function readObject(id: string, get: Values): SlideObject {
  const order = get("order");
  return {
    id,
    order: isKey(order) ? order : "V",
    x: numberIn(get("x"), -REACH, REACH, 0),
    y: numberIn(get("y"), -REACH, REACH, 0),
    w: numberIn(get("w"), SIDE_MIN, SIDE_MAX, 400),
    h: numberIn(get("h"), SIDE_MIN, SIDE_MAX, 100),
    turn: turnOf(get("turn")),
    group: idOf(get("group")),
    alt: textOf(get("alt"), ALT_MAX),
    ...particulars(get),
  };
}

/** Whether it says something in letters. */
export const hasText = (object: SlideObject): object is TextObject | ShapeObject =>
  object.kind === "text" || object.kind === "shape";

/** Whether its words are set in the face of headings. */
export const isHeading = (object: SlideObject): boolean =>
  object.kind === "text" && (object.role === "title" || object.size >= 88);

/** The smallest box around all of these; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
