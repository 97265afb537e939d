import type { Colour } from "../../model/kinds.ts";

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
