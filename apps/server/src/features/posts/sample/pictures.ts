import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import sharp from "sharp";
import { lettering } from "#features/posts/sample/lettering.ts";

/** What stands on the boards of a drawn shelf. */
type Thing = "cat" | "pot" | "card" | "sign" | "box";
/** What is drawn for a post: a chart of numbers in the post's language, or boards with so many things. */
export type PostDrawing =
  | {
      kind: "chart";
      title: string;
      labels: readonly string[];
      values: readonly number[];
      unit?: string;
      /** Digits after the point. */
      digits?: number;
    }
  | { kind: "shelf"; thing: Thing; values: readonly number[] };

type Colours = readonly [ground: string, deep: string, light: string];
const COLOURS = [
  ["#f6efe4", "#2f7a5f", "#e39a78"],
  ["#eef3ee", "#1f5f6b", "#d8a93e"],
  ["#f7ece9", "#7f4f7a", "#6fa58a"],
] as const satisfies readonly Colours[];
const WIDTH = 1200;
const HEIGHT = 800;
const SMALL = 800;
/** The start waits for these: large areas of one colour gain little from more effort. */
const FAST = { quality: 84, effort: 2 } as const;
const INK = "#2f3b45";
const LEFT = 190;
const RIGHT = 1130;
const TOP = 200;
const FLOOR = 680;

/** The distance of the lines of a scale with three to six of them. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [0.2, 0.25, 0.5, 1, 2].map((part) => part * power).find((one) => most / one <= 5);
  return step ?? power * 2;
}

/** A titled chart: bars as high as the numbers, a scale at the side, a name below each bar. */
function chart(
  { title, labels, values, unit = "", digits = 0 }: PostDrawing & { kind: "chart" },
  [ground, deep, light]: Colours,
  language: Language,
): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  });
  const most = Math.max(...values);
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const heightOf = (value: number) => Math.round((value / top) * (FLOOR - TOP));
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, n) => {
    const y = FLOOR - heightOf(n * step);
    const number = lettering(format.format(n * step), LEFT - 24, y - 10, {
      size: 20,
      colour: INK,
      anchor: "end",
    });
    return `<rect x="${LEFT}" y="${y - 1}" width="${RIGHT - LEFT}" height="2" fill="${INK}" opacity="0.16"/>${number}`;
  });
  const room = (RIGHT - LEFT) / values.length;
  const wide = Math.min(room * 0.62, 190);
  const bars = values.map((value, n) => {
    const height = heightOf(value);
    const middle = LEFT + (n + 0.5) * room;
    const fill = n === values.length - 1 ? light : deep;
    const says = (text: string, y: number, size: number) =>
      lettering(text, middle, y, { size, colour: INK, anchor: "middle" });
    return `<rect x="${middle - wide / 2}" y="${FLOOR - height}" width="${wide}" height="${height}" rx="8" fill="${fill}"/>${says(`${format.format(value)}${unit && ` ${unit}`}`, FLOOR - height - 40, 24)}${says(labels[n] ?? "", FLOOR + 30, 22)}`;
  });
  return `<rect width="100%" height="100%" fill="${ground}"/>${lettering(title, 80, 76, { size: 40, colour: deep })}${lines.join("")}${bars.join("")}<rect x="${LEFT}" y="${FLOOR - 2}" width="${RIGHT - LEFT}" height="5" fill="${INK}" opacity="0.7"/>`;
}

/** Things as SVG, 100 wide and high, standing on their lower edge. */
const THINGS: Record<Thing, (colour: string) => string> = {
  cat: (colour) =>
    `<rect x="4" y="0" width="92" height="100" rx="6" fill="#fffdf8"/><rect x="4" y="0" width="92" height="16" rx="6" fill="${colour}"/><path d="M28 46 L32 28 L44 38 H58 L70 28 L73 46 Q76 74 50 74 Q24 74 28 46Z" fill="${colour}"/><circle cx="41" cy="51" r="4" fill="#fff"/><circle cx="60" cy="51" r="4" fill="#fff"/><path d="M46 60 L50 64 L55 60 M18 58 H34 M68 58 H84" stroke="${INK}" stroke-width="2" fill="none"/><path d="M20 86 H80" stroke="#cfcabf" stroke-width="5"/>`,
  pot: (colour) =>
    `<path d="M50 56 C20 50 16 22 24 8 C42 14 50 30 50 56 C50 28 60 10 78 6 C86 26 78 52 50 56Z M50 56 C42 34 44 14 50 0 C58 14 58 36 50 56Z" fill="#4f8a5b"/><path d="M20 52 H80 L72 100 H28Z" fill="${colour}"/><path d="M38 68 l9 4 M62 68 l-9 4 M42 88 q8 -7 16 0" stroke="#fff" stroke-width="3.5" stroke-linecap="round" fill="none"/>`,
  card: (colour) =>
    `<rect x="8" y="4" width="84" height="96" rx="5" fill="#fffdf8"/><path d="M50 84 V40 M50 58 C30 58 26 44 26 36 C40 36 50 44 50 58 M50 48 C70 48 74 32 74 24 C60 24 50 34 50 48 M50 74 C66 74 72 62 72 56 C60 56 50 62 50 74" stroke="${INK}" stroke-width="2.5" fill="${colour}"/>`,
  sign: (colour) =>
    `<path d="M30 0 V18 M70 0 V18" stroke="${INK}" stroke-width="3"/><rect x="2" y="18" width="96" height="66" rx="10" fill="${colour}"/><rect x="9" y="25" width="82" height="52" rx="6" fill="none" stroke="#fffdf8" stroke-width="3"/><path d="M24 44 H76 M34 60 H66" stroke="#fffdf8" stroke-width="7" stroke-linecap="round"/><path d="M12 84 V100 M88 84 V100" stroke="${INK}" stroke-width="4"/>`,
  box: (colour) =>
    `<rect x="2" y="22" width="96" height="78" rx="4" fill="#cf9f66"/><path d="M2 42 H98" stroke="#a9774c" stroke-width="3"/><rect x="42" y="22" width="16" height="34" fill="#fff3dc"/><rect x="62" y="66" width="28" height="22" rx="2" fill="${colour}"/>`,
};

/** Boards with as many things as the numbers say. */
function bookshelf(
  { thing, values }: PostDrawing & { kind: "shelf" },
  [ground, deep, light]: Colours,
): string {
  const room = 660 / values.length;
  const boards = values.map((count, row) => {
    const floor = 70 + (row + 1) * room;
    const size = Math.min(room * 0.8, (900 / count) * 0.88);
    const things = Array.from({ length: count }, (_, n) => {
      const x = 150 + (n + 0.5) * (900 / count) - size / 2;
      return `<g transform="translate(${x} ${floor - size}) scale(${size / 100})">${THINGS[thing]((n + row) % 2 ? deep : light)}</g>`;
    });
    return `<rect x="110" y="${floor}" width="980" height="16" rx="6" fill="#a9774c"/><rect x="110" y="${floor + 16}" width="980" height="8" fill="${INK}" opacity="0.12"/>${things.join("")}`;
  });
  return `<rect width="100%" height="100%" fill="${ground}"/><circle cx="600" cy="380" r="420" fill="${light}" opacity="0.16"/>${boards.join("")}`;
}

/** A drawn picture of a sample post in the product's two sizes. */
export async function postPicture(drawing: PostDrawing, language: Language, seed: number) {
  const colours = COLOURS[seed % COLOURS.length] ?? COLOURS[0];
  const inner = drawing.kind === "chart" ? chart(drawing, colours, language) : bookshelf(drawing, colours);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inner}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: info });
  const [full, small] = await Promise.all([
    drawn.clone().webp(FAST).toBuffer(),
    drawn.clone().resize(SMALL).webp(FAST).toBuffer(),
  ]);
  return { full, small, width: WIDTH, height: HEIGHT };
}
