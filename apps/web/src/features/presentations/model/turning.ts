import type { Box, TurnedBox } from "./object.ts";
import { type Pull, resized } from "./snap.ts";

type Spot = { readonly x: number; readonly y: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A way across the slide, turned by degrees about nothing. */
function turnedBy({ x, y }: Spot, degrees: number): Spot {
  const sin = Math.sin(radians(degrees));
  const cos = Math.cos(radians(degrees));
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

const middleOf = ({ x, y, w, h }: Box): Spot => ({ x: x + w / 2, y: y + h / 2 });

/** The upright box around a turned one. */
export function boundsOf(box: TurnedBox): Box {
  if (box.turn === 0) return { x: box.x, y: box.y, w: box.w, h: box.h };
  const sin = Math.abs(Math.sin(radians(box.turn)));
  const cos = Math.abs(Math.cos(radians(box.turn)));
  const w = box.w * cos + box.h * sin;
  const h = box.w * sin + box.h * cos;
  const middle = middleOf(box);
  return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
}

/** A turned box with sides pulled by a way across the slide: what is opposite of them stays where it is. */
export function resizedTurned(
  box: TurnedBox,
  pull: Pull,
  by: Spot,
  rule: { least: number; keepRatio: boolean },
): Box {
  const next = resized(box, pull, turnedBy(by, -box.turn), rule);
  const before = middleOf(box);
  const after = middleOf(next);
  // The new middle in the turned box's own directions, back on the slide.
  const gone = turnedBy({ x: after.x - before.x, y: after.y - before.y }, box.turn);
  return { ...next, x: before.x + gone.x - next.w / 2, y: before.y + gone.y - next.h / 2 };
}

/** The angles that a turned object is drawn to, in degrees, and from how far. */
const SNAP_STEP = 45;
const SNAP_REACH = 4;

/** How far a box is turned when its handle, above its middle, is held at a spot. */
export function turnTo(box: Box, at: Spot, { steps, free }: { steps: boolean; free: boolean }): number {
  const middle = middleOf(box);
  const turn = (Math.atan2(at.x - middle.x, middle.y - at.y) * 180) / Math.PI;
  if (steps) return Math.round(turn / 15) * 15;
  const near = Math.round(turn / SNAP_STEP) * SNAP_STEP;
  return !free && Math.abs(turn - near) <= SNAP_REACH ? near : Math.round(turn);
}
