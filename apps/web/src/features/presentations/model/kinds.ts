/** The kinds of objects on a slide. */
export const OBJECT_KINDS = ["text", "picture", "shape", "line", "table", "chart", "icon"] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];
/** The colours of a theme, by what they are for; `none` lets the ground through. */
export const COLOURS = ["ink", "soft", "ground", "surface", "accent", "tint", "second", "on_accent"] as const;
export type Colour = (typeof COLOURS)[number];
export const FILLS = ["none", ...COLOURS] as const;
export type Fill = (typeof FILLS)[number];
/** What lies behind all of a slide. */
export const GROUNDS = ["ground", "surface", "tint", "accent"] as const;
export type Ground = (typeof GROUNDS)[number];
/** The looks of a deck, and the faces of its letters. */
export const THEMES = ["paper", "night", "coral", "sky", "sun", "plum"] as const;
export type Theme = (typeof THEMES)[number];
/** How a deck is coloured: a theme, or colours of its own. */
export const COLOURINGS = [...THEMES, "own"] as const;
export type Colouring = (typeof COLOURINGS)[number];
/** The pair of faces that a deck begins with. */
export const FONTS = ["display", "plain"] as const;
export type Font = (typeof FONTS)[number];
/** The faces of headings and of text, by their names in `stage/deck.css`. */
export const HEAD_FACES = ["bricolage", "instrument", "inter", "serif"] as const;
export const TEXT_FACES = ["instrument", "inter", "serif"] as const;
export type HeadFace = (typeof HEAD_FACES)[number];
export type TextFace = (typeof TEXT_FACES)[number];
export const SHAPES = ["rectangle", "round", "ellipse", "triangle", "diamond", "arrow", "star"] as const;
export type Shape = (typeof SHAPES)[number];
export const ENDS = ["none", "end", "both"] as const;
export type LineEnds = (typeof ENDS)[number];
export const CHARTS = ["bar", "line", "pie"] as const;
export type ChartKind = (typeof CHARTS)[number];
export const ALIGNS = ["start", "center", "end"] as const;
export type Align = (typeof ALIGNS)[number];
export const VALIGNS = ["top", "middle", "bottom"] as const;
export type Valign = (typeof VALIGNS)[number];
/** What a text is on its slide: its title is its heading, for readers and on paper. */
export const ROLES = ["body", "title"] as const;
export type Role = (typeof ROLES)[number];
export const FITS = ["cover", "contain"] as const;
export type Fit = (typeof FITS)[number];
/** The heights of letters, in the units of a slide. */
export const SIZES = [16, 20, 24, 28, 32, 38, 44, 52, 60, 72, 88, 104, 140, 200, 260] as const;
export type Size = (typeof SIZES)[number];
/** The signs of the icon object, by their names in `stage/icons.ts`. */
export const ICONS = [
  "rocket",
  "target",
  "lightbulb",
  "users",
  "user",
  "heart",
  "handshake",
  "star",
  "check",
  "cross",
  "calendar",
  "clock",
  "chart",
  "money",
  "cart",
  "package",
  "truck",
  "store",
  "phone",
  "mail",
  "globe",
  "map",
  "shield",
  "lock",
  "leaf",
  "sparkles",
  "message",
  "megaphone",
  "pen",
  "camera",
  "code",
  "wrench",
  "book",
  "award",
  "home",
  "arrow",
] as const;

/** A slide's width and height: the units of all places and sizes on it. */
export const SLIDE_WIDTH = 1600;
export const SLIDE_HEIGHT = 900;
/** How far outside a slide an object may be, and how small and large it may be. */
export const REACH = 4000;
export const SIDE_MIN = 8;
export const SIDE_MAX = 4000;
/** The most a deck holds; what is beyond is neither written nor read. */
export const SLIDES_MAX = 200;
export const OBJECTS_MAX = 200;
export const TEXT_MAX = 10_000;
export const BLOCKS_MAX = 300;
export const LIST_DEPTH_MAX = 4;
export const NOTES_MAX = 10_000;
export const ALT_MAX = 300;
export const ROWS_MAX = 20;
export const COLUMNS_MAX = 10;
export const CELL_MAX = 500;
export const POINTS_MAX = 24;
export const LABEL_MAX = 60;
export const STROKE_MAX = 40;
/** A new picture is at most this many times as wide as it is high, and as high as it is wide. */
export const PICTURE_RATIO_MAX = 8;
/** Objects turn to at most this many degrees either way. */
export const TURN_MAX = 180;
