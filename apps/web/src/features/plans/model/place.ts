import type * as Y from "yjs";
import type { Box } from "./boxes.ts";
import { type Card, type CardChange, sizeOf } from "./card.ts";
import { type CardKind, REACH } from "./kinds.ts";
import { type Plan, readPlan } from "./plan.ts";
import { addCards } from "./plan-doc.ts";

/** The distance in pixels that is kept from other cards. */
const GAP = 16;

/** The cards of a plan as boxes. */
export const boxesOf = (cards: Iterable<Card>): Box[] =>
  [...cards].map((card) => ({ x: card.x, y: card.y, ...sizeOf(card) }));

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height + GAP &&
  other.y < one.y + one.height + GAP;

/** The steps to the places of a ring around the first one, the nearest first, of two alike the lower. */
function ringOf(ring: number, { width, height }: Box): { x: number; y: number }[] {
  const along = Array.from({ length: ring * 2 + 1 }, (_, nth) => nth - ring);
  const steps = along.flatMap((column) =>
    along.flatMap((row) =>
      Math.max(Math.abs(column), Math.abs(row)) === ring
        ? { x: column * (width + GAP), y: row * (height + GAP) }
        : [],
    ),
  );
  return steps.sort((a, b) => a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2 || b.y - a.y || b.x - a.x);
}

const within = (value: number): number => Math.round(Math.min(REACH, Math.max(-REACH, value)));

/**
 * The nearest place to the wished one at which nothing lies, in steps of the box's own size: each card covers a few of these
 * places at most, so a free one is near. The wished place itself if the plan has no room left.
 */
export function freePlace(taken: readonly Box[], wished: Box): { x: number; y: number } {
  const first = { ...wished, x: within(wished.x), y: within(wished.y) };
  for (let ring = 0; ; ring += 1) {
    const places = ringOf(ring, wished)
      .map((step) => ({ ...first, x: first.x + step.x, y: first.y + step.y }))
      .filter(({ x, y }) => Math.abs(x) <= REACH && Math.abs(y) <= REACH);
    const free = places.find((place) => !taken.some((box) => isOver(box, place)));
    if (free) return { x: free.x, y: free.y };
    if (places.length === 0) return { x: first.x, y: first.y };
  }
}

/** What a board shows at first on a phone: readable, with this distance in pixels from its edge. */
const FIRST_ZOOM = 0.85;
const FIRST_INSET = 16;

/** Whether the cards follow each other from right to left; where nothing tells, as the page is read. */
function isFromRight({ cards, edges }: Plan, rtl: boolean): boolean {
  const steps = [...edges.values()].map(({ from, to, kind }) =>
    kind === "leads" || kind === "before"
      ? Math.sign((cards.get(to)?.x ?? 0) - (cards.get(from)?.x ?? 0))
      : 0,
  );
  const course = steps.reduce((sum: number, step) => sum + step, 0);
  return course === 0 ? rtl : course < 0;
}

/** The part of a board with its first cards, readable. Null where `room` shows all of them at this size. */
export function firstView(
  plan: Plan,
  room: { width: number; height: number },
  rtl: boolean,
): { x: number; y: number; zoom: number } | null {
  const boxes = boxesOf(plan.cards.values());
  const fromRight = isFromRight(plan, rtl);
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const isFirst = ({ x, width }: Box) => (fromRight ? x + width > right - width / 2 : x < left + width / 2);
  const tops = boxes.map(({ y }) => y);
  const isWide = (right - left) * FIRST_ZOOM > room.width - FIRST_INSET * 2;
  const isHigh = (bottom - Math.min(...tops)) * FIRST_ZOOM > room.height - FIRST_INSET * 2;
  if (boxes.length === 0 || (!isWide && !isHigh)) return null;
  const top = Math.min(...(isHigh ? boxes.filter(isFirst).map(({ y }) => y) : tops));
  return {
    x: fromRight ? room.width - FIRST_INSET - right * FIRST_ZOOM : FIRST_INSET - left * FIRST_ZOOM,
    y: FIRST_INSET - top * FIRST_ZOOM,
    zoom: FIRST_ZOOM,
  };
}

/** Below all cards, at the side where lines begin. */
export function belowAll(cards: Iterable<Card>, rtl: boolean): { x: number; y: number } {
  const boxes = boxesOf(cards);
  if (boxes.length === 0) return { x: 0, y: 0 };
  const edges = boxes.map(({ x }) => x);
  return {
    x: rtl ? Math.max(...edges) : Math.min(...edges),
    y: Math.max(...boxes.map(({ y, height }) => y + height)) + GAP * 2,
  };
}

/** Puts a new card down at the nearest free place; answers its id, null where the plan is full. */
export function placeCard(
  doc: Y.Doc,
  card: CardChange & { kind: CardKind },
  near: { x: number; y: number },
): string | null {
  const box = { ...near, ...sizeOf({ kind: card.kind, ratio: card.ratio ?? 1.5 }) };
  const place = freePlace(boxesOf(readPlan(doc).cards.values()), box);
  const [id] = addCards(doc, [{ ...card, ...place }]);
  return id ?? null;
}
