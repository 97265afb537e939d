import type { PageOutline } from "@kompagnon/contract/analytics/model.ts";
import { OUTLINE_KINDS } from "@kompagnon/contract/analytics/rules.ts";
import { computedColour } from "../charts/computed-colour.ts";

type Kind = (typeof OUTLINE_KINDS)[number];
/** The tokens' colours as the browser computes them now. */
type Colours = Record<"ground" | "raised" | "sunken" | "line" | "ink" | "soft" | "accent", string>;

const CLASSES: Readonly<Record<keyof Colours, string>> = {
  ground: "text-ground",
  raised: "text-raised",
  sunken: "text-sunken",
  line: "text-line",
  ink: "text-ink",
  soft: "text-ink-soft",
  accent: "text-accent",
};

const coloursIn = (element: HTMLElement): Colours =>
  Object.fromEntries(
    Object.entries(CLASSES).map(([name, className]) => [name, computedColour(element, className)]),
  ) as Colours; // the same keys

/** Share of a line's height that its letters take. */
const LETTERS = 0.5;

/** Draws how a page is laid out: its surfaces, buttons, fields and pictures, and its text as bars. */
export function drawOutline(canvas: HTMLCanvasElement, { width, boxes }: PageOutline): void {
  const context = canvas.getContext("2d");
  if (!context || !canvas.parentElement) return;
  const colours = coloursIn(canvas.parentElement);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width / width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  for (const [kind, ...box] of boxes) draw(context, OUTLINE_KINDS[kind] ?? "surface", box, colours);
}

function draw(
  context: CanvasRenderingContext2D,
  kind: Kind,
  [x, y, wide, high]: readonly [number, number, number, number] | readonly number[],
  colours: Colours,
): void {
  if (x === undefined || y === undefined || wide === undefined || high === undefined) return;
  const round = (fill: string, radius: number, stroke?: string) => {
    context.beginPath();
    context.roundRect(x, y, wide, high, Math.min(radius, high / 2, wide / 2));
    context.fillStyle = fill;
    context.fill();
    if (!stroke) return;
    context.strokeStyle = stroke;
    context.stroke();
  };
  const bar = (fill: string) => {
    context.fillStyle = fill;
    context.fillRect(x, y + (high * (1 - LETTERS)) / 2, wide, high * LETTERS);
  };
  const draws: Readonly<Record<Kind, () => void>> = {
    surface: () => round(colours.raised, 12, colours.line),
    accent: () => round(colours.accent, 8),
    button: () => round(colours.raised, 8, colours.soft),
    field: () => round(colours.ground, 8, colours.soft),
    image: () => round(colours.sunken, 8, colours.line),
    icon: () => round(colours.soft, 99),
    line: () => {
      context.fillStyle = colours.line;
      context.fillRect(x, y, wide, Math.max(1, Math.min(high, 2)));
    },
    heading: () => bar(colours.ink),
    text: () => bar(colours.soft),
    soft: () => bar(colours.line),
  };
  draws[kind]();
}
