import { expect, test } from "vitest";
import * as Y from "yjs";
import { readDeck } from "./deck.ts";
import { addObjects, addSlides, copySlide, editorOrigin, objectMap, slidesOf } from "./deck-doc.ts";
import { seenOn, takePictureOff } from "./pictures.ts";

const box = { kind: "picture", x: 0, y: 0, w: 100, h: 50 } as const;
const sun = (alt?: string) => ({ ...box, asset: "sun", ...(alt && { alt }) });
const pictures = (doc: Y.Doc) =>
  readDeck(doc).slides.map(({ objects }) =>
    objects.map((object) => (object.kind === "picture" ? object.asset : object.kind)),
  );

/** Three slides: two pictures, one of them twice; none; the first one again. */
function aDeck() {
  const doc = new Y.Doc();
  const [first = "", , third = ""] = addSlides(doc, [
    { objects: [sun(), { ...box, asset: "moon" }, sun("Aufgang")] },
    { objects: [{ ...box, kind: "text", text: "sun" }] },
    { objects: [sun("Untergang")] },
  ]);
  return { doc, first, third };
}

test("a picture is counted once a slide, also on slides that were copied, and called as its first object that says something", () => {
  const { doc, first } = aDeck();
  expect(seenOn(readDeck(doc), "sun")).toEqual({ slides: [1, 3], alt: "Aufgang" });
  copySlide(doc, first);
  expect(seenOn(readDeck(doc), "sun")).toEqual({ slides: [1, 2, 4], alt: "Aufgang" });
  expect(seenOn(readDeck(doc), "moon")).toEqual({ slides: [1, 2], alt: "" });
  expect(seenOn(readDeck(doc), "stars")).toEqual({ slides: [], alt: "" });
});

test("a picture is taken off every slide and no other is; undo does not put it back", () => {
  const { doc, first } = aDeck();
  copySlide(doc, first);
  const undo = new Y.UndoManager([slidesOf(doc)], { trackedOrigins: new Set([editorOrigin]) });
  const [added = ""] = addObjects(doc, first, [sun()]);
  takePictureOff(doc, "sun");
  const without = [null, "moon", null];
  expect(pictures(doc)).toEqual([[...without, null], without, ["text"], [null]]);
  expect(undo.undoStack).toHaveLength(1);
  undo.undo();
  expect(pictures(doc)).toEqual([without, without, ["text"], [null]]);
  undo.redo();
  expect(objectMap(doc, first, added)).not.toBeNull();
});

test("invalid content of a deck breaks neither function", () => {
  const { doc, first } = aDeck();
  slidesOf(doc).set("strange", 3);
  slidesOf(doc).set("stranger", new Y.Map([["objects", "none"]]));
  const objects = (slidesOf(doc).get(first) as Y.Map<unknown>).get("objects") as Y.Map<unknown>; // made by `addSlides`
  objects.set("odd", "sun");
  takePictureOff(doc, "sun");
  expect(seenOn(readDeck(doc), "sun").slides).toEqual([]);
});
