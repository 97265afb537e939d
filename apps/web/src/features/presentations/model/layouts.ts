import type { NewObject, NewSlide } from "./deck-doc.ts";
import { type Colour, type Fill, type ICONS, type Size, SLIDE_WIDTH } from "./kinds.ts";
import type { Box } from "./object.ts";
import { fitted } from "./text.ts";

/** The ready-made slides. */
export const LAYOUTS = [
  "cover",
  "text",
  "columns",
  "cards",
  "picture",
  "number",
  "numbers",
  "table",
  "chart",
  "steps",
  "people",
  "quote",
  "closing",
  "empty",
] as const;
export type Layout = (typeof LAYOUTS)[number];
type Icon = (typeof ICONS)[number];
/** The content of a layout's slide in addition to its text. */
export type Filling = {
  /** Signs of cards, in turn. */
  readonly icons?: readonly Icon[];
  /** The heights of a chart's bars; their names are among the words. */
  readonly values?: readonly number[];
  readonly chart?: "bar" | "line" | "pie";
  /** How many columns a table has. */
  readonly columns?: number;
  /** Colours that are shown in place of signs. */
  readonly swatches?: readonly Colour[];
};
type Words = (nth: number) => string;
type Draw = (words: Words, count: number, filling: Filling) => Omit<NewSlide, "notes">;

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
/** Words in a box, as large as they fit. */
function text(place: Box, content: string, size: Size, more: Partial<NewObject> = {}): NewObject {
  const leading = more["role"] === "title" || size >= 88 ? 1.12 : 1.35;
  return { kind: "text", ...place, text: content, size: fitted(content, place, size, leading), ...more };
}
const title = (content: string, place = box(100, 84, 1400, 132), size: Size = 60): NewObject =>
  text(place, content, size, { role: "title", valign: "bottom" });
const shape = (kind: string, place: Box, fill: Fill): NewObject => ({
  kind: "shape",
  shape: kind,
  fill,
  ...place,
});
const icon = (name: Icon, place: Box, colour: Colour = "accent"): NewObject => ({
  kind: "icon",
  icon: name,
  colour,
  ...place,
});
/** The same size for texts next to each other. */
function alike(objects: readonly NewObject[]): NewObject[] {
  const least = Math.min(...objects.map(({ size }) => (typeof size === "number" ? size : 28)));
  return objects.map((object) => ({ ...object, size: least }));
}
/** A number of columns between the margins, with a gap. */
function columns(count: number, y: number, h: number, gap = 40): Box[] {
  const w = (1400 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, nth) =>
    box(Math.round(100 + nth * (w + gap)), y, Math.round(w), h),
  );
}
const within = (
  outer: Box,
  { x, y, h, end = x }: { x: number; y: number; h: number; end?: number | undefined },
): Box => box(outer.x + x, outer.y + y, outer.w - x - end, h);
const signOf = ({ icons }: Filling, nth: number): Icon => icons?.[nth % icons.length] ?? "star";

const cover: Draw = (words) => ({
  objects: [
    shape("ellipse", box(1010, -250, 860, 860), "tint"),
    shape("ellipse", box(1290, 470, 380, 380), "accent"),
    shape("ellipse", box(1130, 640, 130, 130), "second"),
    shape("round", box(100, 176, 132, 14), "accent"),
    text(box(100, 220, 1010, 330), words(0), 104, { role: "title", valign: "bottom" }),
    text(box(100, 580, 900, 120), words(1), 38, { colour: "soft" }),
    text(box(100, 770, 900, 60), words(2), 24, { colour: "soft", valign: "bottom" }),
  ],
});
const closing: Draw = (words) => ({
  ground: "accent",
  objects: [
    { ...shape("ellipse", box(1180, -220, 640, 640), "none"), stroke: "on_accent", width: 3 },
    { ...shape("ellipse", box(1020, 500, 300, 300), "none"), stroke: "on_accent", width: 3 },
    text(box(100, 200, 1050, 330), words(0), 88, { role: "title", valign: "bottom", colour: "on_accent" }),
    text(box(100, 560, 900, 200), words(1), 38, { colour: "on_accent" }),
  ],
});
const plain: Draw = (words) => ({
  objects: [
    title(words(0)),
    shape("round", box(100, 236, 96, 10), "accent"),
    text(box(100, 290, 1400, 520), words(1), 38),
  ],
});
const twoColumns: Draw = (words) => {
  const places = columns(2, 270, 540);
  const heads = places.map((place, nth) =>
    text(within(place, { x: 48, y: 44, h: 70 }), words(1 + nth * 2), 38, { bold: true }),
  );
  const bodies = places.map((place, nth) =>
    text(within(place, { x: 48, y: 134, h: 370 }), words(2 + nth * 2), 32),
  );
  return {
    objects: [
      title(words(0)),
      ...places.map((place) => shape("round", place, "surface")),
      ...places.map((place, nth) =>
        shape("round", box(place.x, place.y + 40, 10, 80), nth === 0 ? "accent" : "second"),
      ),
      ...alike(heads),
      ...alike(bodies),
    ],
  };
};
const cards: Draw = (words, count, filling) => {
  const amount = Math.max(2, Math.min(4, Math.floor((count - 1) / 2) || 3));
  const places = columns(amount, 270, 540);
  const heads = places.map((place, nth) =>
    text(within(place, { x: 40, y: 190, h: 100 }), words(1 + nth * 2), 38, { bold: true, valign: "bottom" }),
  );
  const bodies = places.map((place, nth) =>
    text(within(place, { x: 40, y: 306, h: 204 }), words(2 + nth * 2), 28, { colour: "soft" }),
  );
  const signs = places.flatMap((place, nth) => {
    const swatch = filling.swatches?.[nth % filling.swatches.length];
    if (swatch) return [shape("round", box(place.x + 40, place.y + 44, place.w - 80, 128), swatch)];
    return [
      shape("ellipse", box(place.x + 40, place.y + 44, 112, 112), "tint"),
      icon(signOf(filling, nth), box(place.x + 68, place.y + 72, 56, 56)),
    ];
  });
  return {
    objects: [
      title(words(0)),
      ...places.map((place) => shape("round", place, "surface")),
      ...signs,
      ...alike(heads),
      ...alike(bodies),
    ],
  };
};
const picture: Draw = (words) => ({
  objects: [
    { kind: "picture", ...box(860, 0, 740, 900) },
    text(box(100, 150, 660, 210), words(0), 60, { role: "title", valign: "bottom" }),
    shape("round", box(100, 390, 96, 10), "accent"),
    text(box(100, 440, 660, 370), words(1), 32),
  ],
});
const number: Draw = (words) => ({
  objects: [
    shape("ellipse", box(-260, 420, 760, 760), "tint"),
    title(words(0)),
    text(box(100, 260, 1400, 300), words(1), 260, { colour: "accent", valign: "middle", role: "body" }),
    text(box(100, 600, 1200, 190), words(2), 44, { colour: "soft" }),
  ],
});
const numbers: Draw = (words) => {
  const places = columns(3, 300, 440);
  const figures = places.map((place, nth) =>
    text(within(place, { x: 36, y: 60, h: 150 }), words(1 + nth * 2), 104, {
      colour: nth === 1 ? "on_accent" : "accent",
      valign: "bottom",
    }),
  );
  const labels = places.map((place, nth) =>
    text(within(place, { x: 36, y: 236, h: 160 }), words(2 + nth * 2), 32, {
      colour: nth === 1 ? "on_accent" : "ink",
    }),
  );
  return {
    objects: [
      title(words(0)),
      ...places.map((place, nth) => shape("round", place, nth === 1 ? "accent" : "surface")),
      ...alike(figures),
      ...alike(labels),
    ],
  };
};
const table: Draw = (words, count, filling) => {
  const width = filling.columns ?? 3;
  const cells = Array.from({ length: Math.max(count - 1, width * 4) }, (_, nth) => words(nth + 1));
  const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, nth) =>
    cells.slice(nth * width, (nth + 1) * width),
  );
  return {
    objects: [
      title(words(0)),
      {
        kind: "table",
        ...box(100, 280, 1400, Math.min(540, rows.length * 96)),
        rows: rows.length,
        columns: width,
        cells: rows,
        size: 28,
      },
    ],
  };
};
const chart: Draw = (words, count, filling) => {
  const values = filling.values ?? [3, 5, 8, 12];
  return {
    objects: [
      title(words(0)),
      shape("round", box(100, 270, 900, 540), "surface"),
      {
        kind: "chart",
        chart: filling.chart ?? "bar",
        alt: words(0),
        ...box(140, 310, 820, 460),
        points: values.map((value, nth) => [count > 2 ? words(2 + nth) : String(nth + 1), value]),
      },
      shape("round", box(1060, 280, 96, 10), "accent"),
      text(box(1060, 320, 440, 470), words(1), 32),
    ],
  };
};
const steps: Draw = (words, count) => {
  const amount = Math.max(2, Math.min(5, Math.floor((count - 1) / 2) || 4));
  const places = columns(amount, 330, 470, 36);
  const heads = places.map((place, nth) =>
    text(box(place.x, 470, place.w, 100), words(1 + nth * 2), 38, { bold: true }),
  );
  const bodies = places.map((place, nth) =>
    text(box(place.x, 580, place.w, 220), words(2 + nth * 2), 28, { colour: "soft" }),
  );
  return {
    objects: [
      title(words(0)),
      { kind: "line", ...box(100, 376, 1400, 8), colour: "tint", width: 8 },
      ...places.map(
        (place, nth): NewObject => ({
          ...shape("ellipse", box(place.x, 336, 88, 88), nth === 0 ? "accent" : "tint"),
          text: String(nth + 1),
          size: 38,
          bold: true,
          colour: nth === 0 ? "on_accent" : "ink",
        }),
      ),
      ...alike(heads),
      ...alike(bodies),
    ],
  };
};
/** The colour of an icon on a fill where it is not the accent. */
const ICON_INKS: Partial<Record<Fill, Parameters<typeof icon>[2]>> = {
  accent: "on_accent",
  second: "ground",
};
const people: Draw = (words, count, filling) => {
  const amount = Math.max(2, Math.min(4, Math.floor((count - 1) / 2) || 3));
  const places = columns(amount, 290, 520);
  const middle = { align: "center" } as const;
  const heads = places.map((place, nth) =>
    text(box(place.x, 600, place.w, 60), words(1 + nth * 2), 38, { ...middle, bold: true }),
  );
  const bodies = places.map((place, nth) =>
    text(box(place.x, 668, place.w, 150), words(2 + nth * 2), 28, { ...middle, colour: "soft" }),
  );
  const inks: readonly Fill[] = ["tint", "accent", "surface", "second"];
  return {
    objects: [
      title(words(0)),
      ...places.flatMap((place, nth) => {
        const x = place.x + place.w / 2 - 135;
        const fill = inks[nth % inks.length] ?? "tint";
        return [
          shape("ellipse", box(x, 300, 270, 270), fill),
          icon(
            signOf({ icons: filling.icons ?? ["user"] }, nth),
            box(x + 80, 380, 110, 110),
            ICON_INKS[fill] ?? "accent",
          ),
        ];
      }),
      ...alike(heads),
      ...alike(bodies),
    ],
  };
};
const quote: Draw = (words) => ({
  ground: "tint",
  objects: [
    text(box(90, 70, 300, 260), "“", 260, { colour: "accent" }),
    text(box(200, 240, 1200, 380), words(0), 60, { role: "title", valign: "middle" }),
    shape("round", box(200, 668, 96, 10), "accent"),
    text(box(200, 704, 1200, 70), words(1), 32, { colour: "soft" }),
  ],
});
const DRAWS: Readonly<Record<Layout, Draw>> = {
  cover,
  closing,
  text: plain,
  columns: twoColumns,
  cards,
  picture,
  number,
  numbers,
  table,
  chart,
  steps,
  people,
  quote,
  empty: () => ({ objects: [] }),
};

/** Mirrored for languages that are read from the right. */
const mirrored = (object: NewObject): NewObject => ({
  ...object,
  x: SLIDE_WIDTH - object.x - object.w,
  ...(object.kind === "line" && { rising: object["rising"] !== true }),
});

/** A slide of a layout with its words, in the order in which they are read; without words it waits for them. */
export function slideFrom(
  layout: Layout,
  words: readonly string[] = [],
  { rtl = false, ...filling }: Filling & { rtl?: boolean } = {},
): NewSlide {
  const slide = DRAWS[layout]((nth) => words[nth] ?? "", words.length, filling);
  return rtl ? { ...slide, objects: slide.objects.map(mirrored) } : slide;
}
