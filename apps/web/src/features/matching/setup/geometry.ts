import {
  PAN_MAX,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  ZOOM_MAX,
  ZOOM_MIN,
  ZOOM_STEP,
} from "@kompagnon/contract/matching/rules.ts";

/** Where the picture lies in the frame: pixels of the 384x600 frame away from its centre, and 1 for 100 %. */
export type Position = { x: number; y: number; zoom: number };
export type Size = { width: number; height: number };
export type Rectangle = Size & { x: number; y: number };

/** Centred, filling the frame. */
export const START: Position = { x: 0, y: 0, zoom: 1 };
export const FRAME: Size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const tidy = (zoom: number) => Math.round(zoom * 100) / 100;

/** The stops of the zoom: 100 % and every 20 % from there, up to 300 % and down to 50 % (spec: account, section 2). */
export const ZOOM_STOPS: readonly number[] = (() => {
  const stops = [1];
  for (let zoom = tidy(1 - ZOOM_STEP); zoom > ZOOM_MIN; zoom = tidy(zoom - ZOOM_STEP)) stops.unshift(zoom);
  for (let zoom = tidy(1 + ZOOM_STEP); zoom < ZOOM_MAX; zoom = tidy(zoom + ZOOM_STEP)) stops.push(zoom);
  return [ZOOM_MIN, ...stops, ZOOM_MAX];
})();

/** The next stop in a direction; the ends stay. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? ZOOM_STOPS.find((stop) => stop > zoom + 0.001)
      : ZOOM_STOPS.findLast((stop) => stop < zoom - 0.001);
  return next ?? clamp(zoom, ZOOM_MIN, ZOOM_MAX);
}

/** The stop that is nearest to a zoom, as its place among the stops. */
export const nearestStop = (zoom: number): number =>
  ZOOM_STOPS.reduce(
    (best, stop, place) => (Math.abs(stop - zoom) < Math.abs((ZOOM_STOPS[best] ?? 0) - zoom) ? place : best),
    0,
  );

/** Moves the picture by frame pixels; each axis stays within ±300. */
export const pan = (position: Position, dx: number, dy: number): Position => ({
  ...position,
  x: clamp(position.x + dx, -PAN_MAX, PAN_MAX),
  y: clamp(position.y + dy, -PAN_MAX, PAN_MAX),
});

/** Sets the zoom, within 50 % and 300 %; what is in the middle of the frame stays there. */
export function zoomTo(position: Position, requestedZoom: number): Position {
  const zoom = clamp(requestedZoom, ZOOM_MIN, ZOOM_MAX);
  const share = zoom / position.zoom;
  return pan({ x: 0, y: 0, zoom }, position.x * share, position.y * share);
}

/** Where the whole picture is drawn: at 100 % it just covers the frame. */
export function placed(picture: Size, { x, y, zoom }: Position, frame: Size = FRAME): Rectangle {
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const width = picture.width * cover;
  const height = picture.height * cover;
  return { x: (frame.width - width) / 2 + x, y: (frame.height - height) / 2 + y, width, height };
}

/** Whether a placed picture leaves part of the frame empty. */
export const leavesGaps = ({ x, y, width, height }: Rectangle, frame: Size = FRAME): boolean =>
  x > 0.01 || y > 0.01 || x + width < frame.width - 0.01 || y + height < frame.height - 0.01;
