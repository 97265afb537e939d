import type { Colour } from "./kinds.ts";
import type { ChartObject, Point } from "./object.ts";

type Spot = { readonly x: number; readonly y: number };
/** What a chart is drawn of, from the back to the front, in the units of its box: the stage and files draw the same. */
export type Mark =
  | { readonly kind: "bar"; readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  /** The ground below a line, from its points down to `foot`. */
  | { readonly kind: "area"; readonly at: readonly Spot[]; readonly foot: number }
  | { readonly kind: "line"; readonly at: readonly Spot[] }
  | { readonly kind: "dot"; readonly x: number; readonly y: number }
  /** A part of a circle, clockwise from its top; both are shares of it, from 0 to 1. */
  | {
      readonly kind: "piece";
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly from: number;
      readonly part: number;
      readonly ink: Colour;
    }
  | { readonly kind: "key"; readonly x: number; readonly y: number; readonly ink: Colour }
  /** Words on a base line: about their place, or from there to the right. */
  | {
      readonly kind: "words";
      readonly x: number;
      readonly y: number;
      readonly anchor: "middle" | "start";
      readonly text: string;
      readonly ink: Colour;
      readonly bold: boolean;
    };
type Say = (value: number) => string;

/** The colours of a pie's pieces, in turn. */
export const PIECE_INKS = ["accent", "second", "soft", "tint", "ink", "surface"] as const;
/** Letters, corners of bars, strokes, dots and the keys of a pie, in units of a slide. */
export const CHART_LETTERS = 22;
export const BAR_CORNER = 8;
export const LINE_WIDTH = 6;
export const DOT_RADIUS = 9;
export const KEY_SIDE = 22;
export const AREA_OPACITY = 0.55;

/** The letters that have room in a width. */
const short = (text: string, width: number): string => {
  const room = Math.max(3, Math.floor(width / (CHART_LETTERS * 0.55)));
  return text.length > room ? `${text.slice(0, room - 1)}…` : text;
};

/** How values lie between the lowest and the highest, with zero always among them. */
function rangeOf(points: readonly Point[]): { low: number; span: number } {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  return { low, span: Math.max(0, ...values) - low || 1 };
}

const words = (x: number, y: number, text: string, isValue: boolean): Mark => ({
  kind: "words",
  x,
  y,
  anchor: "middle",
  text,
  ink: isValue ? "ink" : "soft",
  bold: isValue,
});

function barMarks({ w, h, points }: ChartObject, say: Say): Mark[] {
  const { low, span } = rangeOf(points);
  const top = 44;
  const foot = h - 48;
  const step = w / points.length;
  const y = (value: number) => foot - ((value - low) / span) * (foot - top);
  return points.flatMap(({ label, value }, nth): Mark[] => {
    const wide = step * 0.68;
    const x = nth * step + step * 0.16;
    const from = y(Math.max(0, value));
    const to = y(Math.min(0, value));
    return [
      { kind: "bar", x, y: from, w: wide, h: Math.max(2, to - from) },
      words(x + wide / 2, from - 12, say(value), true),
      words(x + wide / 2, h - 14, short(label, step), false),
    ];
  });
}

function lineMarks({ w, h, points }: ChartObject, say: Say): Mark[] {
  const { low, span } = rangeOf(points);
  const top = 52;
  const foot = h - 56;
  const step = w / points.length;
  const placed = points.map(({ label, value }, nth) => ({
    label,
    value,
    x: nth * step + step / 2,
    y: foot - ((value - low) / span) * (foot - top),
  }));
  const line: Mark[] =
    placed.length > 1
      ? [
          { kind: "area", at: placed, foot },
          { kind: "line", at: placed },
        ]
      : [];
  return [
    ...line,
    ...placed.flatMap(({ label, value, x, y }): Mark[] => [
      { kind: "dot", x, y },
      words(x, y - 22, say(value), true),
      words(x, h - 14, short(label, step), false),
    ]),
  ];
}

function pieMarks({ w, h, points }: ChartObject, say: Say): Mark[] {
  const whole = points.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1;
  const radius = Math.max(10, Math.min(w * 0.5, h) / 2 - 10);
  const line = Math.min(52, h / points.length);
  let turned = 0;
  return points.flatMap(({ label, value }, nth): Mark[] => {
    const part = Math.max(0, value) / whole;
    const from = turned;
    turned += part;
    const y = h / 2 + (nth - (points.length - 1) / 2) * line;
    const ink = PIECE_INKS[nth % PIECE_INKS.length] ?? "accent";
    return [
      { kind: "piece", x: radius + 10, y: h / 2, radius, from, part, ink },
      { kind: "key", x: 2 * radius + 50, y: y - KEY_SIDE / 2, ink },
      {
        kind: "words",
        x: 2 * radius + 84,
        y: y + 8,
        anchor: "start",
        text: short(`${label}  ${say(value)}`, w - 2 * radius - 90),
        ink: "ink",
        bold: false,
      },
    ];
  });
}

const MARKS = { bar: barMarks, line: lineMarks, pie: pieMarks } as const;

/** All that is drawn of a chart; `say` writes its numbers. */
export const chartMarks = (chart: ChartObject, say: Say): Mark[] => MARKS[chart.chart](chart, say);
