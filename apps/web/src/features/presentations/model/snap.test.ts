import { expect, test } from "vitest";
import { carried, meets, resized, snapMove, snapPull } from "./snap.ts";

const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

test("a moved box snaps to the slide and to others within reach", () => {
  expect(snapMove(box(598, 300, 400, 100), [], 7)).toEqual({
    box: box(600, 300, 400, 100),
    guides: { x: 800, y: null },
  });
  const { box: moved, guides } = snapMove(box(305, 512, 100, 60), [box(300, 100, 80, 40)], 7);
  expect([moved.x, guides.x]).toEqual([300, 300]);
  expect(snapMove(box(320, 520, 100, 60), [box(300, 100, 80, 40)], 7).box.x).toBe(320);
});

test("a pulled side snaps; the other side stays", () => {
  const { by, guides } = snapPull(box(100, 100, 396, 50), { x: 1, y: 0 }, [box(500, 300, 20, 20)], 7);
  expect([by.x, by.y, guides.x]).toEqual([4, 0, 500]);
});

test("resizing keeps the far corner, the ratio if requested, and the minimum size", () => {
  const rule = { least: 8, keepRatio: false };
  expect(resized(box(100, 100, 200, 100), { x: -1, y: -1 }, { x: 50, y: 20 }, rule)).toEqual(
    box(150, 120, 150, 80),
  );
  expect(resized(box(100, 100, 200, 100), { x: 1, y: 0 }, { x: -500, y: 0 }, rule)).toEqual(
    box(100, 100, 8, 100),
  );
  expect(
    resized(box(0, 0, 200, 100), { x: 1, y: 1 }, { x: 200, y: 0 }, { least: 8, keepRatio: true }),
  ).toEqual(box(0, 0, 400, 200));
});

test("what lay in a frame lies in it when it has grown", () => {
  expect(carried(box(50, 10, 20, 20), box(0, 0, 100, 100), box(100, 0, 200, 50))).toEqual(
    box(200, 5, 40, 10),
  );
});

test("boxes that touch by a part meet, those side by side do not", () => {
  expect(meets(box(0, 0, 10, 10), box(9, 9, 10, 10))).toBe(true);
  expect(meets(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(false);
});
