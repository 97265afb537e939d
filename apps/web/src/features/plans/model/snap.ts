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
