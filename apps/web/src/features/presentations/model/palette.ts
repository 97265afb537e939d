import type { Colour, Theme } from "./kinds.ts";

/** A colour of sRGB as `#rrggbb`. */
export type Hex = `#${string}`;
/** What every colour name of a deck stands for. */
export type Palette = Readonly<Record<Colour, Hex>>;
/** The colours that a member chooses for a deck; the others follow from them. */
export const OWN_COLOURS = ["ground", "ink", "accent", "second"] as const;
export type OwnColour = (typeof OWN_COLOURS)[number];
export type OwnColours = Readonly<Record<OwnColour, Hex>>;

export const isHex = (value: unknown): value is Hex =>
  typeof value === "string" && /^#[0-9a-f]{6}$/.test(value);

/** The colours of the themes. They are the deck's, by day and by night. */
export const THEME_COLOURS: Readonly<Record<Theme, Palette>> = {
  paper: {
    ground: "#fcfaf4",
    surface: "#f3eee4",
    ink: "#182233",
    soft: "#4d5664",
    accent: "#00553d",
    tint: "#c9ecdc",
    second: "#ed6b42",
    on_accent: "#f8fdf9",
  },
  night: {
    ground: "#101627",
    surface: "#1e263a",
    ink: "#f6f3ec",
    soft: "#afb8c8",
    accent: "#5fdfb4",
    tint: "#00413e",
    second: "#fda856",
    on_accent: "#001f17",
  },
  coral: {
    ground: "#fffbf8",
    surface: "#fdebe5",
    ink: "#3b1c1c",
    soft: "#705251",
    accent: "#c53324",
    tint: "#ffd6c5",
    second: "#7f3e7a",
    on_accent: "#fffaf6",
  },
  sky: {
    ground: "#fafdff",
    surface: "#e9f2f9",
    ink: "#11213e",
    soft: "#49596e",
    accent: "#0659bf",
    tint: "#cae6ff",
    second: "#00bcc5",
    on_accent: "#f8fcff",
  },
  sun: {
    ground: "#fcf6e0",
    surface: "#fffef8",
    ink: "#251e15",
    soft: "#615340",
    accent: "#b15300",
    tint: "#f7e09c",
    second: "#ecb427",
    on_accent: "#fefcf3",
  },
  plum: {
    ground: "#2d112f",
    surface: "#411d44",
    ink: "#faf2f9",
    soft: "#d5bad3",
    accent: "#ffbc91",
    tint: "#602956",
    second: "#ee8dbd",
    on_accent: "#35132b",
  },
};

type Rgb = readonly [number, number, number];
const BLACK: Hex = "#000000";
const WHITE: Hex = "#ffffff";

const rgbOf = (hex: Hex): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const hexOf = (rgb: readonly number[]): Hex =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** `from` with a share (0 to 1) of `to` in it. */
const mix = (from: Hex, to: Hex, share: number): Hex => {
  const other = rgbOf(to);
  return hexOf(rgbOf(from).map((part, nth) => part + ((other[nth] ?? part) - part) * share));
};

/** Relative luminance (WCAG 2). */
function luminance(hex: Hex): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // `map` keeps the number of parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(one: Hex, other: Hex): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // two of two
  return (light + 0.05) / (dark + 0.05);
}

export const isDark = (ground: Hex): boolean => contrast(ground, WHITE) > contrast(ground, BLACK);

/** The contrast of text, and of shapes and large type (WCAG 2 AA). */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;
const STEPS = 20;

/** The colour nearest to a wanted one that can be told from all of `others`. */
function readable(preferred: Hex, others: readonly Hex[], least: number): Hex {
  const worst = (colour: Hex) => Math.min(...others.map((other) => contrast(colour, other)));
  const end = worst(BLACK) > worst(WHITE) ? BLACK : WHITE;
  for (let step = 0; step < STEPS; step += 1) {
    const colour = mix(preferred, end, step / STEPS);
    if (worst(colour) >= least) return colour;
  }
  return end;
}

/** A whole palette out of the chosen colours: texts and shapes are readable whatever was chosen. */
export function ownPalette({ ground, ink: preferred, accent: preferredAccent, second }: OwnColours): Palette {
  const ink = readable(preferred, [ground], TEXT_CONTRAST);
  const surface = readable(mix(ground, ink, 0.06), [ink], TEXT_CONTRAST);
  const tint = readable(mix(ground, preferredAccent, 0.18), [ink], TEXT_CONTRAST);
  const accent = readable(preferredAccent, [ground, surface], TEXT_CONTRAST);
  return {
    ground,
    ink,
    surface,
    tint,
    accent,
    soft: readable(mix(ink, ground, 0.3), [ground, surface], TEXT_CONTRAST),
    second: readable(second, [ground], SHAPE_CONTRAST),
    on_accent: readable(ground, [accent], TEXT_CONTRAST),
  };
}
