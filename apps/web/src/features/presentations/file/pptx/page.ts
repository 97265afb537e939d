import type { Fill } from "../../model/kinds.ts";
import type { Box, ChartObject, SlideObject, TurnedBox } from "../../model/object.ts";
import { emu, escapeXml, type Relation, schemeFill } from "./xml.ts";

/** A picture as PowerPoint reads it. */
export type Picture = {
  readonly bytes: Uint8Array;
  readonly type: "png" | "jpeg";
  readonly width: number;
  readonly height: number;
};

/** What the slides of a package are made with. */
export type Parts = {
  /** The picture of an object; null where it is gone or cannot be drawn. */
  readonly pictureOf: (object: SlideObject) => Picture | null;
  /** Adds a file to the package; answers its address from a slide. */
  readonly addPicture: (picture: Picture) => string;
  readonly addChart: (chart: ChartObject) => string;
  /** How objects are called where nothing describes them, and what stands for unknown text. */
  readonly nameOf: (object: SlideObject) => string;
  readonly unknown: string;
  /** A number of a chart in the member's language. */
  readonly sayNumber: (value: number) => string;
};

/** A slide that is being written: its relations grow with its objects. */
export type Page = Parts & { readonly relations: Relation[]; nextId: number; hasTitle: boolean };

export const offset = ({ x, y, w, h }: Box): string =>
  `<a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/>`;

/** The unit of angles: degrees by this. */
export const DEGREE = 60_000;
export const frame = (box: TurnedBox, flip = ""): string =>
  `<a:xfrm${box.turn === 0 ? "" : ` rot="${((box.turn + 360) % 360) * DEGREE}"`}${flip}>${offset(box)}</a:xfrm>`;

export const geometry = (name: string, adjust = ""): string =>
  `<a:prstGeom prst="${name}"><a:avLst>${adjust}</a:avLst></a:prstGeom>`;

/** The corners of round shapes and pictures, in units of a slide. */
const CORNER = 28;
export const roundness = ({ w, h }: Box, corner = CORNER): string =>
  `<a:gd name="adj" fmla="val ${Math.min(50_000, Math.round((corner * 100_000) / Math.min(w, h)))}"/>`;

export const fillXml = (fill: Fill): string => (fill === "none" ? "<a:noFill/>" : schemeFill(fill));

export const named = (page: Page, object: SlideObject): string => {
  page.nextId += 1;
  const alt = object.alt ? ` descr="${escapeXml(object.alt)}"` : "";
  return `<p:cNvPr id="${page.nextId}" name="${escapeXml(page.nameOf(object))}"${alt}/>`;
};

export const relate = (page: Page, type: string, target: string): string => {
  page.relations.push({ type, target });
  return `rId${page.relations.length}`;
};
