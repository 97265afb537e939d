import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { docOf, restoreRoots } from "./restore.ts";

const ROOTS = { cards: "map", order: "array", title: "text", body: "xml" } as const;

function filled(): Y.Doc {
  const doc = new Y.Doc();
  const card = new Y.Map<unknown>([["x", 1]]);
  doc.getMap("cards").set("a", card);
  doc.getMap("cards").set("b", new Y.Map([["x", 2]]));
  card.set("text", new Y.Text("words"));
  doc.getArray("order").push(["a", "b"]);
  doc.getText("title").insert(0, "Plan");
  doc.getXmlFragment("body").insert(0, [new Y.XmlElement("p")]);
  return doc;
}
const shown = (doc: Y.Doc) => [
  doc.getMap("cards").toJSON(),
  doc.getArray("order").toJSON(),
  doc.getText("title").toString(),
  doc.getXmlFragment("body").toString(),
];

describe("going back to a version", () => {
  it("brings everything back, and takes away what came since", () => {
    const doc = filled();
    const before = shown(doc);
    const version = docOf(Y.encodeStateAsUpdate(doc));
    doc.getMap("cards").delete("a");
    doc.getMap("cards").set("c", new Y.Map([["x", 3]]));
    doc.getArray("order").delete(0, 1);
    doc.getText("title").insert(4, " B");
    doc.getXmlFragment("body").delete(0, 1);
    expect(shown(doc)).not.toEqual(before);
    restoreRoots(doc, version, ROOTS);
    expect(shown(doc)).toEqual(before);
  });

  it("leaves alone what is the same", () => {
    const doc = filled();
    const version = docOf(Y.encodeStateAsUpdate(doc));
    const b = doc.getMap("cards").get("b");
    doc.getMap("cards").set("a", new Y.Map([["x", 9]]));
    restoreRoots(doc, version, ROOTS);
    expect(doc.getMap("cards").get("b")).toBe(b);
    const state = Y.encodeStateAsUpdate(doc);
    restoreRoots(doc, version, ROOTS);
    expect(Y.encodeStateAsUpdate(doc)).toEqual(state);
  });
});
