/** The view of a picture: zoom, quarter turns, and position. */
export type View = { zoom: number; turns: number; x: number; y: number };
/** As it is first shown. */
export const START: View = { zoom: 1, turns: 0, x: 0, y: 0 };

const FACTOR = 1.25;
const SMALLEST = 0.5;
const LARGEST = 8;
const STEP = 40;

/** A step larger or smaller. */
export const zoomed = (view: View, by: 1 | -1): View => ({
  ...view,
  zoom: Math.min(LARGEST, Math.max(SMALLEST, view.zoom * FACTOR ** by)),
});
/** A quarter further. */
export const rotated = (view: View): View => ({ ...view, turns: (view.turns + 1) % 4 });
/** Moves the view by a number of pixels. */
export const moved = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y });

/** What a key does; null where it means nothing here. */
export function viewAfter(view: View, key: string): View | null {
  const deeds: Record<string, () => View> = {
    "+": () => zoomed(view, 1),
    "=": () => zoomed(view, 1),
    "-": () => zoomed(view, -1),
    r: () => rotated(view),
    R: () => rotated(view),
    0: () => START,
    ArrowLeft: () => moved(view, STEP, 0),
    ArrowRight: () => moved(view, -STEP, 0),
    ArrowUp: () => moved(view, 0, STEP),
    ArrowDown: () => moved(view, 0, -STEP),
  };
  return deeds[key]?.() ?? null;
}
