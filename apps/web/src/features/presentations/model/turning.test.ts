import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { putPiece, readPiece, writePiece } from "./clipboard.ts";
import { readDeck } from "./deck.ts";
import { addSlides, changeObjects, objectMap } from "./deck-doc.ts";
import { levelled } from "./layers.ts";
import { readObject, turnOf } from "./object.ts";
import { boundsOf, resizedTurned, turnTo } from "./turning.ts";

const rule = { least: 8, keepRatio: false };

describe("turnOf", () => {
  test.each([
    [0, 0],
    [45, 45],
    [180, 180],
    [-180, 180],
    [181, -179],
    [359, -1],
    [-725, -5],
    [12.6, 13],
    [1e12, -80],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    ["90", 0],
    [null, 0],
  ])("%s is %s degrees", (value, degrees) => {
    expect(turnOf(value)).toBe(degrees);
  });
});

describe("turned objects", () => {
  const deck = () => {
    const doc = new Y.Doc();
    const [slide = ""] = addSlides(doc, [{ objects: [{ kind: "shape", x: 100, y: 100, w: 200, h: 100 }] }]);
    const first = () => {
      const [object] = readDeck(doc).slides[0]?.objects ?? [];
      if (!object) throw new Error("there is one");
      return object;
    };
    return { doc, slide, first };
  };

  test("objects of earlier days are upright, and stay without the value", () => {
    const { doc, slide, first } = deck();
    expect(first().turn).toBe(0);
    changeObjects(doc, slide, new Map([[first().id, { turn: 0 }]]));
    expect(objectMap(doc, slide, first().id)?.has("turn")).toBe(false);
  });

  test("an angle is stored within one turn, and goes along with a copy", () => {
    const { doc, slide, first } = deck();
    changeObjects(doc, slide, new Map([[first().id, { turn: 400 }]]));
    expect(first().turn).toBe(40);
    const piece = readPiece(writePiece([first()])) ?? [];
    putPiece(doc, slide, piece, { by: 10, keepsAssets: true });
    expect(readDeck(doc).slides[0]?.objects.map(({ turn }) => turn)).toEqual([40, 40]);
  });

  test("are aligned by what is seen of them", () => {
    const { first } = deck();
    const object = { ...first(), turn: 90 };
    const [[, place] = []] = levelled([object], "left", { x: 0, y: 0, w: 1600, h: 900 });
    // Upright it is 100 wide about its middle at 200.
    expect(place).toEqual({ x: -50 });
  });
});

test("boundsOf: the box around a turned one has the same middle", () => {
  const bounds = boundsOf({ x: 100, y: 100, w: 200, h: 100, turn: 90 });
  expect(bounds.x).toBeCloseTo(150, 6);
  expect(bounds.y).toBeCloseTo(50, 6);
  expect([bounds.w, bounds.h].map(Math.round)).toEqual([100, 200]);
});

test("resizedTurned: the side opposite of the pulled one stays in its place", () => {
  // Turned by 90 degrees its end looks down: pulled down by 60 it is 60 longer.
  const box = { x: 100, y: 100, w: 200, h: 100, turn: 90 };
  const next = resizedTurned(box, { x: 1, y: 0 }, { x: 0, y: 60 }, rule);
  expect(Math.round(next.w)).toBe(260);
  expect(next.h).toBe(100);
  expect(boundsOf({ ...next, turn: 90 }).y).toBeCloseTo(boundsOf(box).y, 6);
});

test.each([
  [{ x: 200, y: 0 }, 0],
  [{ x: 900, y: 150 }, 90],
  [{ x: 200, y: 900 }, 180],
  [{ x: -900, y: 150 }, -90],
])("turnTo: a handle at $x, $y turns a box to %s degrees", (at, degrees) => {
  expect(turnTo({ x: 100, y: 100, w: 200, h: 100 }, at, { steps: false, free: false })).toBe(degrees);
});

test("turnTo: goes in steps of 15 degrees with the shift key, and past the usual angles with alt", () => {
  const box = { x: 0, y: 0, w: 100, h: 100 };
  const at = { x: 50 + 1000 * Math.sin(0.81), y: 50 - 1000 * Math.cos(0.81) }; // 46.4 degrees
  expect(turnTo(box, at, { steps: true, free: false })).toBe(45);
  expect(turnTo(box, at, { steps: false, free: false })).toBe(45);
  expect(turnTo(box, at, { steps: false, free: true })).toBe(46);
});

test("readObject: an angle of another party is no more than an angle", () => {
  const object = readObject("a", (name) => ({ kind: "line", turn: "45deg);color:red" })[name]);
  expect(object.turn).toBe(0);
});
