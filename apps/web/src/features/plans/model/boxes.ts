/** A card's place and size on the board. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** Lines that a moved card is aligned to; null if there are none. */
export type Guides = { readonly x: number | null; readonly y: number | null };

/** Start, middle and end of a box along one axis. */
const marks = (at: number, size: number): readonly number[] => [at, at + size / 2, at + size];

/** The nearest of the others' marks within reach of one of these: by how far to move, and where the line is. */
function nearest(
  own: readonly number[],
  others: Iterable<number>,
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

/** The snapped position of a moved card: aligned to others within reach. */
export function snap(
  moved: Box,
  others: readonly Box[],
  reach: number,
): { x: number; y: number; guides: Guides } {
  const x = nearest(
    marks(moved.x, moved.width),
    others.flatMap((box) => marks(box.x, box.width)),
    reach,
  );
  const y = nearest(
    marks(moved.y, moved.height),
    others.flatMap((box) => marks(box.y, box.height)),
    reach,
  );
  return {
    x: moved.x + (x?.by ?? 0),
    y: moved.y + (y?.by ?? 0),
    guides: { x: x?.at ?? null, y: y?.at ?? null },
  };
}

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
