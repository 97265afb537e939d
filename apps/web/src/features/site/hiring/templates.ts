import type { Block } from "./lines.ts";

/** How wide and high a picture is. */
export const SIDE = 1_080;
const MARGIN = 84;
const WHOLE = SIDE - 2 * MARGIN;

/** The texts of a picture, in the order in which they are read. */
export const TEXTS = ["top", "title", "foot"] as const;
/** One of them. */
export type TextName = (typeof TEXTS)[number];
/** How long each may be. */
export const LONGEST: Readonly<Record<TextName, number>> = { top: 60, title: 110, foot: 90 };

const TITLE = [124, 108, 94, 82, 70, 60, 52] as const;
const SMALL = [40, 36, 32, 28] as const;
const top = (y: number, width = WHOLE): Block => ({ x: MARGIN, y, width, sizes: SMALL, lines: 2, up: true });
const title = (y: number, lines: number, width = WHOLE, from = 0): Block => ({
  x: MARGIN,
  y,
  width,
  sizes: TITLE.slice(from),
  lines,
});
const foot = (width = WHOLE): Block => ({ x: MARGIN, y: 990, width, sizes: SMALL, lines: 2, up: true });

/** The six pictures (spec: public, section 2.5): the places of their texts, and their colours. */
export const TEMPLATES = [
  {
    id: "meet",
    blocks: { top: top(640), title: title(752, 2, WHOLE, 2), foot: foot(470) },
    colours: { top: "fill-accent", title: "fill-ink", foot: "fill-ink-soft" },
    night: false,
  },
  {
    id: "researcher",
    blocks: { top: top(330), title: title(470, 4), foot: foot() },
    colours: { top: "fill-on-accent", title: "fill-on-accent", foot: "fill-on-accent" },
    night: false,
  },
  {
    id: "frontend",
    blocks: { top: top(330), title: title(470, 4), foot: foot() },
    colours: { top: "fill-signal", title: "fill-ink", foot: "fill-ink-soft" },
    night: true,
  },
  {
    id: "manager",
    blocks: { top: top(330), title: title(470, 4), foot: foot() },
    colours: { top: "fill-on-signal", title: "fill-on-signal", foot: "fill-on-signal" },
    night: false,
  },
  {
    id: "hours",
    blocks: { top: top(290), title: title(400, 3, WHOLE, 2), foot: foot(560) },
    colours: { top: "fill-signal-ink", title: "fill-ink", foot: "fill-ink" },
    night: false,
  },
  {
    id: "share",
    blocks: { top: top(290), title: title(400, 3, WHOLE, 2), foot: foot(500) },
    colours: { top: "fill-accent", title: "fill-ink", foot: "fill-ink-soft" },
    night: false,
  },
] as const satisfies readonly {
  id: string;
  blocks: Readonly<Record<TextName, Block>>;
  colours: Readonly<Record<TextName, string>>;
  night: boolean;
}[];
/** The name of a picture. */
export type TemplateId = (typeof TEMPLATES)[number]["id"];
