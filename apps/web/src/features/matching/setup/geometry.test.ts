import { expect, test } from "vitest";
import { leavesGaps, nearestStop, pan, placed, START, ZOOM_STOPS, zoomStep, zoomTo } from "./geometry.ts";

test("the picture is panned by at most 300 px per axis", () => {
  expect(pan(START, 120, -80)).toEqual({ x: 120, y: -80, zoom: 1 });
  expect(pan(pan(START, 299, 0), 5, -900)).toEqual({ x: 300, y: -300, zoom: 1 });
});

test("the zoom has stops from 50 % to 300 %, 20 % apart from 100 %", () => {
  expect(ZOOM_STOPS).toEqual([0.5, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3]);
  expect(zoomStep(1, 1)).toBe(1.2);
  expect(zoomStep(1, -1)).toBe(0.8);
  expect(zoomStep(1.31, 1)).toBe(1.4);
  expect(zoomStep(1.31, -1)).toBe(1.2);
  expect(zoomStep(3, 1)).toBe(3);
  expect(zoomStep(0.5, -1)).toBe(0.5);
  expect(ZOOM_STOPS[nearestStop(1.27)]).toBe(1.2);
});

test("a pinch stays within the limits", () => {
  expect(zoomTo(START, 9).zoom).toBe(3);
  expect(zoomTo(START, 0).zoom).toBe(0.5);
});

test("zooming keeps what is in the middle of the frame in the middle", () => {
  const picture = { width: 1000, height: 1000 };
  const middle = (position: Parameters<typeof placed>[1]) => {
    const { x, y, width, height } = placed(picture, position);
    return [(192 - x) / width, (300 - y) / height];
  };
  const before = pan(START, 60, -40);
  const [x = 0, y = 0] = middle(before);
  const [zoomedX, zoomedY] = middle(zoomTo(before, 2));
  expect(zoomedX).toBeCloseTo(x);
  expect(zoomedY).toBeCloseTo(y);
});

test("at 100 % a picture of any shape covers the frame, centred", () => {
  expect(placed({ width: 384, height: 600 }, START)).toEqual({ x: 0, y: 0, width: 384, height: 600 });
  expect(placed({ width: 1200, height: 600 }, START)).toEqual({ x: -408, y: 0, width: 1200, height: 600 });
  expect(placed({ width: 96, height: 600 }, START)).toEqual({ x: 0, y: -900, width: 384, height: 2400 });
});

test("gaps are known below 100 % and at the rim, not otherwise", () => {
  const picture = { width: 384, height: 600 };
  expect(leavesGaps(placed(picture, START))).toBe(false);
  expect(leavesGaps(placed(picture, zoomTo(START, 0.8)))).toBe(true);
  expect(leavesGaps(placed(picture, pan(START, 1, 0)))).toBe(true);
  expect(leavesGaps(placed(picture, pan(zoomTo(START, 2), 150, -150)))).toBe(false);
});
