import { GROUND_TOKENS, KIND_STYLES } from "../card/card-styles.ts";
import { type End, endsOf, type Side } from "../model/boxes.ts";
import { type Card, sizeOf } from "../model/card.ts";
import type { EdgeKind } from "../model/kinds.ts";
import type { Plan } from "../model/plan.ts";

/** The input of drawing in addition to the plan. */
export type Drawing = {
  readonly plan: Plan;
  readonly rtl: boolean;
  readonly title: (card: Card) => string;
  readonly facts: (card: Card) => readonly string[];
  /** Pictures by their ids, as far as they could be loaded. */
  readonly pictures: ReadonlyMap<string, CanvasImageSource>;
};

const AIR = 40;
/** Browsers draw no canvas that is wider, higher or larger. */
const SIDE_MAX = 8192;
const AREA_MAX = 40_000_000;

/** The line of a connection, as the board has it. */
const WAYS: Readonly<Record<EdgeKind, { token: string; width: number; dash: readonly number[] }>> = {
  leads: { token: "--color-ink-soft", width: 1.75, dash: [] },
  blocks: { token: "--color-bad", width: 1.75, dash: [7, 4] },
  belongs: { token: "--color-ink-soft", width: 1.75, dash: [2, 4] },
  before: { token: "--color-accent", width: 2.5, dash: [] },
};

/** Reads tokens as colours of the day: papers are light. */
function colours(): (token: string) => string {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  probe.hidden = true;
  document.body.append(probe);
  const colourOf = new Map<string, string>();
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const tokens = ["--color-ground", "--color-ink", "--color-ink-soft", "--color-line-strong"];
  for (const token of [
    ...tokens,
    ...Object.values(WAYS).map(({ token }) => token),
    ...Object.values(GROUND_TOKENS),
    ...Object.values(KIND_STYLES).map((look) => look.token),
  ])
    colourOf.set(token, read(token));
  probe.remove();
  return (token) => colourOf.get(token) ?? "currentColor";
}

/** A text in lines that fit, the last one cut where it must be. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number, max: number): string[] {
  const lines: string[] = [];
  let rest = text.replace(/\s+/g, " ").trim();
  while (rest && lines.length < max) {
    let end = rest.length;
    while (end > 1 && pen.measureText(rest.slice(0, end)).width > width) {
      const space = rest.lastIndexOf(" ", end - 1);
      end = space > 0 ? space : end - 1;
    }
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  if (rest && lines.length > 0) lines[lines.length - 1] = `${lines.at(-1)?.slice(0, -1)}…`;
  return lines;
}

type Pen = { pen: CanvasRenderingContext2D; colour: (token: string) => string } & Drawing;

/** Which way is out of a side. */
const OUT: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
};

function drawArrow(pen: CanvasRenderingContext2D, { x, y, side }: End): void {
  const [outX, outY] = OUT[side];
  pen.fillStyle = pen.strokeStyle;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + outX * 9 + outY * 5, y + outY * 9 + outX * 5);
  pen.lineTo(x + outX * 9 - outY * 5, y + outY * 9 - outX * 5);
  pen.fill();
}

function drawWays({ pen, colour, plan }: Pen): void {
  const boxOf = (card: Card) => ({ x: card.x, y: card.y, ...sizeOf(card) });
  for (const way of plan.edges.values()) {
    const one = plan.cards.get(way.from);
    const other = plan.cards.get(way.to);
    if (!one || !other) continue;
    const { from, to } = endsOf(boxOf(one), boxOf(other));
    const bend = Math.max(24, Math.hypot(to.x - from.x, to.y - from.y) / 3);
    const leave = OUT[from.side];
    const arrive = OUT[to.side];
    const { token, width, dash } = WAYS[way.kind];
    pen.strokeStyle = colour(token);
    pen.lineWidth = width;
    pen.setLineDash([...dash]);
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    const x1 = from.x + leave[0] * bend;
    const y1 = from.y + leave[1] * bend;
    const x2 = to.x + arrive[0] * bend;
    const y2 = to.y + arrive[1] * bend;
    pen.bezierCurveTo(x1, y1, x2, y2, to.x, to.y);
    pen.stroke();
    pen.setLineDash([]);
    if (way.kind !== "belongs") drawArrow(pen, to);
  }
}

function drawCard({ pen, colour, rtl, title, facts, pictures }: Pen, card: Card): void {
  const { width, height } = sizeOf(card);
  const edge = rtl ? card.x + width - 14 : card.x + 14;
  pen.save();
  pen.beginPath();
  pen.roundRect(card.x, card.y, width, height, 12);
  pen.fillStyle = colour(GROUND_TOKENS[card.colour]);
  pen.fill();
  pen.strokeStyle = colour("--color-line-strong");
  pen.lineWidth = 1;
  pen.stroke();
  pen.clip();
  const picture = card.asset ? pictures.get(card.asset) : undefined;
  if (card.kind === "image" && picture) pen.drawImage(picture, card.x, card.y, width, height - 34);
  pen.fillStyle = colour(KIND_STYLES[card.kind].token);
  pen.fillRect(rtl ? card.x + width - 4 : card.x, card.y, 4, height);
  pen.textAlign = rtl ? "right" : "left";
  pen.direction = rtl ? "rtl" : "ltr";
  const write = (
    text: string,
    { font, token, top, step, max }: { font: string; token: string; top: number; step: number; max: number },
  ) => {
    pen.font = font;
    pen.fillStyle = colour(token);
    const lines = linesOf(pen, text, width - 28, max);
    for (const [index, one] of lines.entries()) pen.fillText(one, edge, card.y + top + index * step);
    return top + lines.length * step;
  };
  const family = getComputedStyle(document.body).fontFamily;
  if (card.kind === "image")
    write(title(card), {
      font: `600 13px ${family}`,
      token: "--color-ink",
      top: height - 12,
      step: 17,
      max: 1,
    });
  else {
    const next = write(title(card), {
      font: `600 14px ${family}`,
      token: "--color-ink",
      top: 26,
      step: 18,
      max: 2,
    });
    write(card.text, { font: `12px ${family}`, token: "--color-ink-soft", top: next + 4, step: 16, max: 2 });
    write(facts(card).join(" · "), {
      font: `12px ${family}`,
      token: "--color-ink-soft",
      top: height - 12,
      step: 16,
      max: 1,
    });
  }
  pen.restore();
}

/** The whole board as a picture; null for one without cards. Rejects where the browser has no room for it. */
export async function drawBoard(
  drawing: Drawing,
): Promise<{ blob: Blob; width: number; height: number } | null> {
  const cards = [...drawing.plan.cards.values()];
  if (cards.length === 0) return null;
  const left = Math.min(...cards.map(({ x }) => x)) - AIR;
  const top = Math.min(...cards.map(({ y }) => y)) - AIR;
  const width = Math.max(...cards.map((card) => card.x + sizeOf(card).width)) + AIR - left;
  const height = Math.max(...cards.map((card) => card.y + sizeOf(card).height)) + AIR - top;
  const scale = Math.min(2, SIDE_MAX / width, SIDE_MAX / height, Math.sqrt(AREA_MAX / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const colour = colours();
  pen.fillStyle = colour("--color-ground");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.translate(-left, -top);
  const all = { ...drawing, pen, colour };
  drawWays(all);
  for (const card of cards) drawCard(all, card);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no room for the picture");
  return { blob, width: canvas.width, height: canvas.height };
}

/** The pictures of a plan, ready to be drawn; those that can't be loaded are left out. */
export async function picturesOf(
  plan: Plan,
  urlOf: (asset: string) => Promise<string>,
): Promise<ReadonlyMap<string, HTMLImageElement>> {
  const ids = new Set(
    [...plan.cards.values()].flatMap(({ kind, asset }) => (kind === "image" && asset ? [asset] : [])),
  );
  const found = await Promise.allSettled(
    [...ids].map(async (id) => {
      const image = new Image();
      image.src = await urlOf(id);
      await image.decode();
      return [id, image] as const;
    }),
  );
  return new Map(found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
}
