import type { Box } from "./snap.ts";

/** The side of a card at which a connection leaves or arrives. */
export type Side = "left" | "right" | "top" | "bottom";
export type End = { readonly x: number; readonly y: number; readonly side: Side };

/** How far along the box a side's middle lies, across and down. */
const MIDDLES: Record<Side, { across: number; down: number }> = {
  left: { across: 0, down: 0.5 },
  right: { across: 1, down: 0.5 },
  top: { across: 0.5, down: 0 },
  bottom: { across: 0.5, down: 1 },
};
const at = ({ x, y, width, height }: Box, side: Side): End => {
  const { across, down } = MIDDLES[side];
  return { side, x: x + width * across, y: y + height * down };
};

/** Where a connection leaves one card and arrives at another: at the sides that face each other, however they lie. */
export function endsOf(from: Box, to: Box): { from: End; to: End } {
  const apart = to.x >= from.x + from.width || to.x + to.width <= from.x;
  if (apart)
    return to.x > from.x
      ? { from: at(from, "right"), to: at(to, "left") }
      : { from: at(from, "left"), to: at(to, "right") };
  return to.y > from.y
    ? { from: at(from, "bottom"), to: at(to, "top") }
    : { from: at(from, "top"), to: at(to, "bottom") };
}
