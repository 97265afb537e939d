import type { CSSProperties } from "react";
import { COLOURS } from "../model/kinds.ts";
import type { Look } from "../model/look.ts";
import { isDark, type OwnColours, ownPalette, type Palette, THEME_COLOURS } from "../model/palette.ts";

/** Decks keep the same own colours while these do not change: each set is worked out once. */
const palettes = new WeakMap<OwnColours, Palette>();

/** The colours of a deck. */
export function paletteOf({ theme, own }: Pick<Look, "theme" | "own">): Palette {
  if (theme !== "own") return THEME_COLOURS[theme];
  const found = palettes.get(own) ?? ownPalette(own);
  palettes.set(own, found);
  return found;
}

/** A palette as the variables that `deck.css` reads, for an element of the class `deck`. */
export const paletteStyle = (palette: Palette): CSSProperties =>
  ({
    ...Object.fromEntries(COLOURS.map((colour) => [`--deck-${colour}`, palette[colour]])),
    colorScheme: isDark(palette.ground) ? "dark" : "light",
  }) as CSSProperties; // custom properties are not in its type

/** The colours and faces of a deck, for an element of the class `deck`. */
export const lookStyle = (look: Look): CSSProperties =>
  ({
    ...paletteStyle(paletteOf(look)),
    "--deck-head": `var(--deck-face-${look.headFace})`,
    "--deck-body": `var(--deck-face-${look.textFace})`,
  }) as CSSProperties; // custom properties are not in its type
