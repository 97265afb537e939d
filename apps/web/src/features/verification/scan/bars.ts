import type { Bar } from "../camera/picture.ts";

/** How far an arrow key moves or resizes, and the least size, as shares of the picture. */
const STEP = 0.01;
const LEAST = 0.02;
const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
/** Positions are shares with three places: adding steps leaves no crumbs. */
const neat = (value: number): number => Math.round(value * 1000) / 1000;

/** A bar between two corners, in any order, inside the picture. */
export function barBetween(id: number, from: readonly [number, number], to: readonly [number, number]): Bar {
  const [x1, x2] = [from[0], to[0]].map((x) => within(x, 0, 1)).toSorted((a, b) => a - b);
  const [y1, y2] = [from[1], to[1]].map((y) => within(y, 0, 1)).toSorted((a, b) => a - b);
  const x = x1 ?? 0;
  const y = y1 ?? 0;
  return { id, x: neat(x), y: neat(y), width: neat((x2 ?? 0) - x), height: neat((y2 ?? 0) - y) };
}

/** Whether a bar is large enough to be meant. */
export const isMeant = ({ width, height }: Bar): boolean => width >= LEAST && height >= LEAST;

/** A bar after a key: arrows move it, with Shift they resize it; null where the key means nothing to it. */
export function barAfter(bar: Bar, key: string, resize: boolean): Bar | null {
  const steps: Record<string, readonly [number, number]> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  };
  const step = steps[key];
  if (!step) return null;
  const [dx, dy] = step;
  if (resize)
    return {
      ...bar,
      width: neat(within(bar.width + dx, LEAST, 1 - bar.x)),
      height: neat(within(bar.height + dy, LEAST, 1 - bar.y)),
    };
  return {
    ...bar,
    x: neat(within(bar.x + dx, 0, 1 - bar.width)),
    y: neat(within(bar.y + dy, 0, 1 - bar.height)),
  };
}
