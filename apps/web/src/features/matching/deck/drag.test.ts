import { expect, test } from "vitest";
import { speedOf, stampOpacity, tilt, verdict } from "./drag.ts";

test("an offset past 160 or a speed past 300 decides, right for Deal", () => {
  expect(verdict(161, 0)).toBe("right");
  expect(verdict(-161, 0)).toBe("left");
  expect(verdict(160, 0)).toBeNull();
  expect(verdict(20, 301)).toBe("right");
  expect(verdict(-20, -301)).toBe("left");
  expect(verdict(100, 300)).toBeNull();
});

test("a card that is pulled back is not decided", () => {
  expect(verdict(200, -500)).toBeNull();
  expect(verdict(200, -200)).toBe("right");
  expect(verdict(-90, 400)).toBeNull();
});

test("the stamps show past 30 px and are full at the decision", () => {
  expect(stampOpacity(30)).toBe(0);
  expect(stampOpacity(95)).toBe(0.5);
  expect(stampOpacity(160)).toBe(1);
  expect(stampOpacity(900)).toBe(1);
  expect(stampOpacity(-100)).toBe(0);
});

test("the card tilts with the offset, the other way when held below", () => {
  expect(tilt(90, 1)).toBe(5);
  expect(tilt(90, -1)).toBe(-5);
  expect(tilt(-9000, 1)).toBe(-16);
});

test("speed counts the last moments only", () => {
  const moving = [
    { x: 0, y: 0, at: 0 },
    { x: 100, y: 0, at: 950 },
    { x: 130, y: 8, at: 1000 },
  ];
  expect(speedOf(moving, 1010)).toEqual({ x: 600, y: 160 });
  expect(speedOf(moving, 1200)).toEqual({ x: 0, y: 0 });
  expect(speedOf([], 0)).toEqual({ x: 0, y: 0 });
});
