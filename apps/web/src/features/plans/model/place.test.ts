import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import type { Box } from "./boxes.ts";
import { pieceOf, putPiece } from "./clipboard.ts";
import { CARDS_MAX, REACH } from "./kinds.ts";
import { belowAll, boxesOf, firstView, freePlace, placeCard } from "./place.ts";
import { readPlan } from "./plan.ts";
import { addCards, cardAt, connect } from "./plan-doc.ts";

const box = (x: number, y: number): Box => ({ x, y, width: 240, height: 132 });
const overlaps = (boxes: readonly Box[]) =>
  boxes.flatMap((a, nth) =>
    boxes
      .slice(nth + 1)
      .filter(
        (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      ),
  );

describe("freePlace", () => {
  test("a free place stays as it was wished", () => {
    expect(freePlace([], box(40, 50))).toEqual({ x: 40, y: 50 });
    expect(freePlace([box(0, 0)], box(400, 0))).toEqual({ x: 400, y: 0 });
  });
  test("a taken place leads to the nearest free one, below first", () => {
    expect(freePlace([box(0, 0)], box(0, 0))).toEqual({ x: 0, y: 148 });
    expect(freePlace([box(0, 0), box(0, 148)], box(0, 0))).toEqual({ x: 0, y: -148 });
  });
  test("at the edge of the board it stays within it", () => {
    const { x, y } = freePlace([box(REACH, REACH)], box(REACH * 2, REACH * 2));
    expect(Math.max(x, y)).toBeLessThanOrEqual(REACH);
    expect(overlaps([box(REACH, REACH), box(x, y)])).toEqual([]);
  });
});

describe("firstView", () => {
  const ROOM = { width: 390, height: 640 };
  /** Three columns; the first one is lower than the others. */
  const planOf = (way: [from: string, to: string] | null, below = 600) => {
    const doc = new Y.Doc();
    addCards(doc, [{ id: "a", x: 0, y: 200 }, { id: "b", x: 330, y: 0 }, { id: "c", x: 660, y: below }]); // biome-ignore format: three cards
    if (way) connect(doc, ...way, "leads");
    return readPlan(doc);
  };
  test("a plan that is larger begins at its first column, with its edge in view", () => {
    expect(firstView(planOf(["a", "b"]), ROOM, false)).toEqual({ x: 16, y: 16 - 200 * 0.85, zoom: 0.85 });
  });
  test("a plan that is only wider begins at its top", () => {
    expect(firstView(planOf(null, 100), ROOM, false)).toMatchObject({ y: 16 });
  });
  test("begins at the right where its cards lead to the left, or the page is read so", () => {
    const fromRight = { x: 390 - 16 - 900 * 0.85, y: 16 - 600 * 0.85 };
    expect(firstView(planOf(["b", "a"]), ROOM, false)).toMatchObject(fromRight);
    expect(firstView(planOf(null), ROOM, true)).toMatchObject(fromRight);
    expect(firstView(planOf(["a", "b"]), ROOM, true)).toMatchObject({ x: 16 });
  });
  test("is not needed where all cards are in view, or there are none", () => {
    expect(firstView(planOf(null), { width: 1280, height: 720 }, false)).toBeNull();
    expect(firstView(readPlan(new Y.Doc()), ROOM, false)).toBeNull();
  });
});

describe("new cards", () => {
  test("one after the other at one place, none lies on another, and each near it", () => {
    const doc = new Y.Doc();
    addCards(doc, [{ kind: "image", ratio: 0.6, x: 30, y: -60 }]);
    for (let nth = 0; nth < 60; nth += 1)
      placeCard(doc, { kind: nth % 7 === 0 ? "image" : "task", ratio: 0.8 }, { x: 0, y: 0 });
    const boxes = boxesOf(readPlan(doc).cards.values());
    expect(boxes.length).toBe(61);
    expect(overlaps(boxes)).toEqual([]);
    expect(Math.max(...boxes.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(3000);
  });
  test("a full plan takes no card", () => {
    const doc = new Y.Doc();
    addCards(
      doc,
      Array.from({ length: CARDS_MAX }, (_, nth) => ({ x: (nth % 45) * 250, y: Math.floor(nth / 45) * 140 })),
    );
    expect(placeCard(doc, { kind: "task" }, { x: 5000, y: 3000 })).toBeNull();
  });
  test("below all cards, where lines begin", () => {
    const doc = new Y.Doc();
    addCards(doc, [{ x: -100, y: 0 }, { x: 500, y: 300 }]); // biome-ignore format: two cards
    const { cards } = readPlan(doc);
    expect(belowAll(cards.values(), false)).toEqual({ x: -100, y: 464 });
    expect(belowAll(cards.values(), true)).toEqual({ x: 500, y: 464 });
    expect(belowAll([], false)).toEqual({ x: 0, y: 0 });
  });
  test("a copy is not laid over what was copied", () => {
    const doc = new Y.Doc();
    addCards(doc, [{ id: "a", x: 0, y: 0 }, { id: "b", x: 260, y: 40 }, { id: "c", x: 0, y: 200 }]); // biome-ignore format: three cards
    const ids = putPiece(doc, pieceOf(readPlan(doc), new Set(["a", "b"])), { x: 32, y: 32 }, true);
    expect(overlaps(boxesOf(readPlan(doc).cards.values()))).toEqual([]);
    const [a, b] = ids.map((id) => cardAt(doc, id));
    expect([(b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0)]).toEqual([260, 40]);
  });
});
