import { DECIDE_OFFSET, DECIDE_SPEED, OVERLAY_OFFSET } from "@kompagnon/contract/matching/rules.ts";

/** Right is Deal and left is No Deal, in every language: the deck is a place, not a line of text. */
export type Direction = "left" | "right";
/** Where the finger was: pixels, and when in ms. */
export type Sample = { x: number; y: number; at: number };

/** The last part of a drag that its speed is measured over, in ms; a finger that rested longer has none. */
const SPEED_WINDOW = 90;
/** The distance in px after which the card tilts by another degree, up to the maximum. */
const PX_PER_DEGREE = 18;
const TILT_MAX = 16;

/**
 * What letting go means: past the offset or the speed it is a decision (spec: account, section 9). Someone who
 * pulls back what is already far out has changed their mind.
 */
export function verdict(offset: number, speed: number): Direction | null {
  const pullsBack = Math.abs(offset) > OVERLAY_OFFSET && offset * speed < 0;
  if (Math.abs(speed) > DECIDE_SPEED) {
    if (pullsBack) return null;
    return speed > 0 ? "right" : "left";
  }
  if (Math.abs(offset) > DECIDE_OFFSET) return offset > 0 ? "right" : "left";
  return null;
}

/** How strongly the stamp of a side shows, 0 to 1, for an offset towards that side. */
export const stampOpacity = (offset: number): number =>
  Math.min(1, Math.max(0, (offset - OVERLAY_OFFSET) / (DECIDE_OFFSET - OVERLAY_OFFSET)));

/** The tilt in degrees; `grip` is 1 when held by the upper half and -1 by the lower. */
export const tilt = (offset: number, grip: 1 | -1): number =>
  Math.min(TILT_MAX, Math.max(-TILT_MAX, offset / PX_PER_DEGREE)) * grip;

/** The finger's speed in px/s when it lets go at `now`. */
export function speedOf(samples: readonly Sample[], now: number): { x: number; y: number } {
  const recent = samples.filter(({ at }) => now - at <= SPEED_WINDOW);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.at === first.at) return { x: 0, y: 0 };
  const seconds = (last.at - first.at) / 1000;
  return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
}
