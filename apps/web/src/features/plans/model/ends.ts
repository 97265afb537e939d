import type { Box } from "./snap.ts";

/** The side of a card at which a connection leaves or arrives. */
export type Side = "left" | "right" | "top" | "bottom";
export type End = { readonly x: number; readonly y: number; readonly side: Side };

const at = ({ x, y, width, height }: Box, side: Side): End => ({
  side,
  x: side === "left" ? x : side === "right" ? x + width : x + width / 2,
  y: side === "top" ? y : side === "bottom" ? y + height : y + height / 2,
});

/** Where a connection leaves one card and arrives at another: at the sides that face each other, however they lie. */
export function endsOf(from: Box, to: Box): { from: End; to: End } {
  const beside = to.x >= from.x + from.width || to.x + to.width <= from.x;
  if (beside)
    return to.x > from.x
      ? { from: at(from, "right"), to: at(to, "left") }
      : { from: at(from, "left"), to: at(to, "right") };
  return to.y > from.y
    ? { from: at(from, "bottom"), to: at(to, "top") }
    : { from: at(from, "top"), to: at(to, "bottom") };
}
