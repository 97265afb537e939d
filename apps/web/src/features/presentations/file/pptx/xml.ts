import type { Colour } from "../../model/kinds.ts";

/** What XML 1.0 cannot contain: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Any text as the content of an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, "").replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");

/** A file of the package. */
export const xmlFile = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;

export const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** What a file refers to: `rId1` is the first of them. */
export type Relation = { readonly type: string; readonly target: string };

/** The relations of a file. Types are short names, except where a whole address is given. */
export const relationsFile = (relations: readonly Relation[]): string =>
  xmlFile(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
      .map(
        ({ type, target }, nth) =>
          `<Relationship Id="rId${nth + 1}" Type="${type.includes("/") ? type : `${RELATIONS}/${type}`}" Target="${target}"/>`,
      )
      .join("")}</Relationships>`,
  );

/** English Metric Units in a unit of a slide: 1600 units are 13⅓ inches. */
const EMU_PER_UNIT = 7_620;
export const emu = (units: number): number => Math.round(units * EMU_PER_UNIT);
/** Hundredths of a point in a unit of a slide. */
export const centipoints = (units: number): number => Math.round(units * 60);

/** The names that a theme of PowerPoint has for a deck's colours: changed there, all of the deck follows. */
const SCHEME: Readonly<Record<Colour, string>> = {
  ink: "tx1",
  ground: "bg1",
  soft: "tx2",
  surface: "bg2",
  accent: "accent1",
  second: "accent2",
  tint: "accent3",
  on_accent: "accent4",
};

export const schemeFill = (colour: Colour): string =>
  `<a:solidFill><a:schemeClr val="${SCHEME[colour]}"/></a:solidFill>`;

/** A colour by its name, with changes such as a share of transparency. */
export const schemeColour = (colour: Colour, changes = ""): string =>
  `<a:schemeClr val="${SCHEME[colour]}"${changes ? `>${changes}</a:schemeClr>` : "/>"}`;
