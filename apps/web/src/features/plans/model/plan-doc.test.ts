import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { SharedText } from "#features/documents/shared-text/shared-text.ts";
import { pieceOf, putPiece, readPiece, writePiece } from "./clipboard.ts";
import { openPlan, readPlan } from "./plan.ts";
import {
  addCards,
  cardAt,
  cardsOf,
  changeCard,
  connect,
  edgesOf,
  editorOrigin,
  makeSharedText,
  removeCards,
  sharedText,
} from "./plan-doc.ts";

/** Writes as a field does that shows what is there. */
const writeText = (doc: Y.Doc, id: string, next: string) => {
  const text = sharedText(doc, id, "text") ?? makeSharedText(doc, id, "text");
  if (text) new SharedText(text, { max: 5_000, origin: editorOrigin }).input(next, next.length);
};
const docWith = (...ids: string[]): Y.Doc => {
  const doc = new Y.Doc();
  addCards(
    doc,
    ids.map((id, index) => ({ id, kind: "task" as const, title: id, x: index * 300, y: 0 })),
  );
  return doc;
};
/** Two documents that tell each other all they know. */
const meet = (a: Y.Doc, b: Y.Doc) => {
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
};

describe("a plan's document", () => {
  test("holds what was written, and forgets a value that is set to null", () => {
    const doc = docWith("a");
    changeCard(doc, "a", { due: "2027-02-28", planned: 1250, status: "active" });
    expect(cardAt(doc, "a")).toMatchObject({ due: "2027-02-28", planned: 1250, status: "active" });
    changeCard(doc, "a", { due: null });
    expect(cardAt(doc, "a")?.due).toBeNull();
  });

  test("invalid content: cards are left out, values are empty", () => {
    const doc = docWith("a", "b");
    const odd = new Y.Map<unknown>();
    cardsOf(doc).set("odd", odd);
    for (const [name, value] of Object.entries({
      kind: "bomb",
      title: 7,
      x: Number.NaN,
      y: 1e12,
      due: "2027-02-30",
      planned: -5,
      probability: 99,
      sent: { team: "../x", task: "t" },
      owner: "<script>",
      text: "kept",
    }))
      odd.set(name, value);
    cardsOf(doc).set("string", "no card");
    cardsOf(doc).set("bad id!", new Y.Map());
    edgesOf(doc).set("e1", new Y.Map(Object.entries({ from: "a", to: "gone", kind: "leads" })));
    edgesOf(doc).set("e2", new Y.Map(Object.entries({ from: "a", to: "a" })));
    edgesOf(doc).set("e3", new Y.Map(Object.entries({ from: "a", to: "b", kind: "eats" })));
    const { cards, edges } = readPlan(doc);
    expect([...cards.keys()]).toEqual(["a", "b", "odd"]);
    expect(cards.get("odd")).toMatchObject({
      kind: "note",
      title: "",
      x: 0,
      y: 100_000,
      due: null,
      planned: 0,
      probability: 5,
      sent: null,
      owner: null,
      text: "kept",
    });
    expect([...edges.values()]).toEqual([{ id: "e3", from: "a", to: "b", kind: "leads" }]);
  });

  test("two who write one text at once keep the words of both", () => {
    const one = docWith("a");
    const two = new Y.Doc();
    writeText(one, "a", "Wir fangen an.");
    meet(one, two);
    writeText(one, "a", "Heute: Wir fangen an.");
    writeText(two, "a", "Wir fangen an. Endlich!");
    meet(one, two);
    expect(cardAt(one, "a")?.text).toBe("Heute: Wir fangen an. Endlich!");
    expect(cardAt(two, "a")?.text).toBe(cardAt(one, "a")?.text);
  });

  test("two who connect the same cards at once make one connection; it goes with its card", () => {
    const one = docWith("a", "b", "c");
    const two = new Y.Doc();
    meet(one, two);
    expect(connect(one, "a", "b", "leads")).toBe(true);
    expect(connect(two, "a", "b", "blocks")).toBe(true);
    connect(one, "b", "c", "leads");
    expect(connect(one, "a", "a", "leads")).toBe(false);
    expect(connect(one, "a", "nobody", "leads")).toBe(false);
    meet(one, two);
    expect(readPlan(one).edges.size).toBe(2);
    removeCards(one, new Set(["b"]));
    expect(edgesOf(one).size).toBe(0);
  });

  test("undo takes back the member's own changes and leaves those of others", () => {
    const one = docWith("a", "b");
    const two = new Y.Doc();
    meet(one, two);
    const undo = new Y.UndoManager([cardsOf(one), edgesOf(one)], { trackedOrigins: new Set([editorOrigin]) });
    changeCard(one, "a", { title: "mine" });
    changeCard(two, "b", { title: "theirs" });
    meet(one, two);
    undo.undo();
    expect([cardAt(one, "a")?.title, cardAt(one, "b")?.title]).toEqual(["a", "theirs"]);
    undo.redo();
    expect(cardAt(one, "a")?.title).toBe("mine");
  });
});

describe("a plan that is followed", () => {
  test("tells once a transaction, and leaves what did not change as it was", () => {
    const doc = docWith("a", "b");
    const plan = openPlan(doc);
    let changes = 0;
    const stop = plan.listen(() => {
      changes += 1;
    });
    const before = plan.read();
    doc.transact(() => {
      changeCard(doc, "a", { title: "new" });
      writeText(doc, "a", "words");
    });
    expect(changes).toBe(1);
    expect(plan.read().cards.get("a")).toMatchObject({ title: "new", text: "words" });
    expect(plan.read().cards.get("b")).toBe(before.cards.get("b"));
    expect(plan.read().edges).toBe(before.edges);
    connect(doc, "a", "b", "leads");
    expect(plan.read().edges.size).toBe(1);
    removeCards(doc, new Set(["a"]));
    expect([plan.read().cards.size, plan.read().edges.size]).toEqual([1, 0]);
    stop();
    changeCard(doc, "b", { title: "unheard" });
    expect(plan.read().cards.get("b")?.title).toBe("b");
    plan.listen(() => undefined);
    expect(plan.read().cards.get("b")?.title).toBe("unheard");
  });
});

describe("copies", () => {
  test("pasted cards: placed at the position, connected to each other, without references to their plan", () => {
    const doc = docWith("a", "b", "c");
    connect(doc, "a", "b", "blocks");
    connect(doc, "b", "c", "leads");
    changeCard(doc, "a", { asset: "picture", sent: { team: "t", task: "k" } });
    const piece = readPiece(writePiece(pieceOf(readPlan(doc), new Set(["a", "b"]))));
    const other = new Y.Doc();
    const ids = putPiece(other, piece ?? { cards: [], edges: [] }, { x: 1000, y: 50 }, false);
    const { cards, edges } = readPlan(other);
    expect(ids.map((id) => [cards.get(id)?.title, cards.get(id)?.x, cards.get(id)?.y])).toEqual([
      ["a", 1000, 50],
      ["b", 1300, 50],
    ]);
    expect([...edges.values()]).toMatchObject([{ from: ids[0], to: ids[1], kind: "blocks" }]);
    expect(cards.get(ids[0] ?? "")).toMatchObject({ asset: null, sent: null });
    expect(readPiece("an ordinary text")).toBeNull();
    expect(readPiece('{"kompagnon-plan-cards":1,')).toBeNull();
    expect(readPiece('{"kompagnon-plan-cards":1,"cards":[1,{"id":"<"},{"id":"ok"}]}')?.cards.length).toBe(1);
  });
});
