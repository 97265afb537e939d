import { FRAME, type Position, pan, zoomStep, zoomTo } from "./geometry.ts";

/** This much wheel, in pixels, is one step of the zoom. */
const WHEEL_STEP = 60;
/** A line of a wheel that counts lines, in pixels. */
const WHEEL_LINE = 20;
/** An arrow key moves the picture this far, with Shift five times, in frame pixels. */
const KEY_PAN = 8;

type Change = (change: (position: Position) => Position) => void;
type Point = { x: number; y: number };

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Dragging with one finger or the mouse, pinching with two, and the wheel. Answers how to stop. */
export function listenToFrame(frame: HTMLElement, change: Change): () => void {
  const down = new Map<number, Point>();
  const control = new AbortController();
  const { signal } = control;
  let wheeled = 0;

  const lift = ({ pointerId }: PointerEvent) => down.delete(pointerId);
  const move = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) return;
    const before = [...down.values()];
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...down.values()];
    const perPixel = FRAME.width / frame.clientWidth;
    const from = middle(before);
    const to = middle(after);
    const pinch = after.length === 2 && spread(before) > 0 ? spread(after) / spread(before) : 1;
    change((position) =>
      pan(
        pinch === 1 ? position : zoomTo(position, position.zoom * pinch),
        (to.x - from.x) * perPixel,
        (to.y - from.y) * perPixel,
      ),
    );
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    wheeled += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1);
    if (Math.abs(wheeled) < WHEEL_STEP) return;
    const direction = wheeled < 0 ? 1 : -1;
    wheeled = 0;
    change((position) => zoomTo(position, zoomStep(position.zoom, direction)));
  };

  frame.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || down.size === 2) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      frame.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  frame.addEventListener("pointermove", move, { signal });
  for (const end of ["pointerup", "pointercancel"] as const) frame.addEventListener(end, lift, { signal });
  frame.addEventListener("wheel", wheel, { signal, passive: false });
  return () => control.abort();
}

/** What a key does to the position; null if it is none of ours. Arrows move the picture, plus and minus zoom. */
export function keyChange({
  key,
  shiftKey,
}: {
  key: string;
  shiftKey: boolean;
}): ((position: Position) => Position) | null {
  const far = KEY_PAN * (shiftKey ? 5 : 1);
  if (key === "ArrowLeft") return (position) => pan(position, -far, 0);
  if (key === "ArrowRight") return (position) => pan(position, far, 0);
  if (key === "ArrowUp") return (position) => pan(position, 0, -far);
  if (key === "ArrowDown") return (position) => pan(position, 0, far);
  if (key === "+" || key === "=") return (position) => zoomTo(position, zoomStep(position.zoom, 1));
  if (key === "-" || key === "_") return (position) => zoomTo(position, zoomStep(position.zoom, -1));
  return null;
}
