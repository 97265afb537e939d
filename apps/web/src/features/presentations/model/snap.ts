import { SLIDE_HEIGHT, SLIDE_WIDTH } from "./kinds.ts";
import type { Box } from "./object.ts";

/** Lines that a moved object is aligned to; null if there are none. */
export type Guides = { readonly x: number | null; readonly y: number | null };
export const NO_GUIDES: Guides = { x: null, y: null };
/** The slide itself: objects are aligned to its edges and its middle. */
const SLIDE: Box = { x: 0, y: 0, w: SLIDE_WIDTH, h: SLIDE_HEIGHT };

/** Start, middle and end of a box along one axis. */
const marks = (at: number, size: number): readonly number[] => [at, at + size / 2, at + size];

/** The nearest of the others' marks within reach of one of these: by how far to move, and where the line is. */
function nearest(
  own: readonly number[],
  others: readonly number[],
  reach: number,
): { by: number; at: number } | null {
  let best: { by: number; at: number } | null = null;
  for (const at of others)
    for (const mark of own) {
      const by = at - mark;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at };
    }
  return best;
}
const lines = (others: readonly Box[]) => {
  const all = [SLIDE, ...others];
  return { x: all.flatMap((box) => marks(box.x, box.w)), y: all.flatMap((box) => marks(box.y, box.h)) };
};

/** The snapped position of a moved box: aligned to others within reach. */
export function snapMove(box: Box, others: readonly Box[], reach: number): { box: Box; guides: Guides } {
  const at = lines(others);
  const x = nearest(marks(box.x, box.w), at.x, reach);
  const y = nearest(marks(box.y, box.h), at.y, reach);
  return {
    box: { ...box, x: box.x + (x?.by ?? 0), y: box.y + (y?.by ?? 0) },
    guides: { x: x?.at ?? null, y: y?.at ?? null },
  };
}

/** Which sides of a box are pulled: -1 its start, 1 its end, 0 neither. */
export type Pull = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

/** A box with resized sides; it keeps its ratio if requested, and never turns inside out. */
export function resized(
  box: Box,
  pull: Pull,
  by: { x: number; y: number },
  { least, keepRatio }: { least: number; keepRatio: boolean },
): Box {
  let w = Math.max(least, box.w + by.x * pull.x);
  let h = Math.max(least, box.h + by.y * pull.y);
  if (keepRatio && pull.x !== 0 && pull.y !== 0) {
    const grow = Math.max(w / box.w, h / box.h);
    [w, h] = [box.w * grow, box.h * grow];
  }
  return {
    x: pull.x < 0 ? box.x + box.w - w : box.x,
    y: pull.y < 0 ? box.y + box.h - h : box.y,
    w,
    h,
  };
}

/** How far a pulled side has to move on to be aligned to others, and the lines there. */
export function snapPull(
  box: Box,
  pull: Pull,
  others: readonly Box[],
  reach: number,
): { by: { x: number; y: number }; guides: Guides } {
  const at = lines(others);
  const side = (from: number, size: number, sign: number) => {
    if (sign < 0) return [from];
    if (sign > 0) return [from + size];
    return [];
  };
  const x = nearest(side(box.x, box.w, pull.x), at.x, reach);
  const y = nearest(side(box.y, box.h, pull.y), at.y, reach);
  return { by: { x: x?.by ?? 0, y: y?.by ?? 0 }, guides: { x: x?.at ?? null, y: y?.at ?? null } };
}

/** A box that lay in one frame, as it lies when that frame has become another. */
export const carried = (box: Box, from: Box, to: Box): Box => ({
  x: to.x + ((box.x - from.x) * to.w) / from.w,
  y: to.y + ((box.y - from.y) * to.h) / from.h,
  w: (box.w * to.w) / from.w,
  h: (box.h * to.h) / from.h,
});

/** Whether a box lies within another, even by a part. */
export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
