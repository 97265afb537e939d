import {
  COLOURINGS,
  type Colouring,
  FONTS,
  HEAD_FACES,
  type HeadFace,
  TEXT_FACES,
  type TextFace,
} from "./kinds.ts";
import { isHex, OWN_COLOURS, type OwnColours, THEME_COLOURS } from "./palette.ts";
import { oneOf, type Values } from "./values.ts";

/** How a deck looks. */
export type Look = {
  readonly theme: Colouring;
  readonly headFace: HeadFace;
  readonly textFace: TextFace;
  /** The deck's own colours; used while its theme is `own`. */
  readonly own: OwnColours;
};

/** The names under which a deck stores its own colours: each of them alone, so that two members may change two. */
export const ownName = (colour: keyof OwnColours) => `own_${colour}` as const;

/** What can be written about a deck's look. */
export type LookChange = Readonly<
  Partial<Record<"theme" | "font" | "head_face" | "text_face" | ReturnType<typeof ownName>, string>>
>;

/** A look as it is stored. */
export const storedLook = ({ theme, headFace, textFace, own }: Look): LookChange => ({
  theme,
  head_face: headFace,
  text_face: textFace,
  ...Object.fromEntries(OWN_COLOURS.map((colour) => [ownName(colour), own[colour]])),
});

/** Reads a look from any values. Decks without faces have the pair that `font` names. */
export function lookFrom(get: Values): Look {
  const font = oneOf(FONTS, "display")(get("font"));
  const theme = oneOf(COLOURINGS, "paper")(get("theme"));
  // Before a deck has colours of its own, they would be those that it has now.
  const now = THEME_COLOURS[theme === "own" ? "paper" : theme];
  const own = (colour: keyof OwnColours) => {
    const value = get(ownName(colour));
    return isHex(value) ? value : now[colour];
  };
  return {
    theme,
    headFace: oneOf(HEAD_FACES, font === "display" ? "bricolage" : "instrument")(get("head_face")),
    textFace: oneOf(TEXT_FACES, "instrument")(get("text_face")),
    own: { ground: own("ground"), ink: own("ink"), accent: own("accent"), second: own("second") },
  };
}
