import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { SharedText } from "#features/documents/shared-text/shared-text.ts";
import { isNewer } from "../editor/deck-editor.tsx";
import { putPiece, readPiece, stepAside, writePiece } from "./clipboard.ts";
import { openDeck, readDeck } from "./deck.ts";
import {
  addObjects,
  addSlides,
  changeObjects,
  copySlide,
  deckOf,
  editorOrigin,
  makeCell,
  makeNotes,
  moveSlide,
  objectMap,
  removeObjects,
  removeSlides,
  sharedCell,
  sharedNotes,
  slidesOf,
} from "./deck-doc.ts";
import { OBJECTS_MAX, SLIDES_MAX } from "./kinds.ts";
import { layered, levelled, withGroups } from "./layers.ts";
import { byOrder, isKey, keyBetween, keysBetween } from "./order.ts";
import { makeText, plainText, readText } from "./text.ts";

/** Two documents that have told each other everything. */
function meet(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
}
function deckWith(...texts: string[]): { doc: Y.Doc; slides: string[] } {
  const doc = new Y.Doc();
  const slides = addSlides(
    doc,
    texts.map((text) => ({ objects: [{ kind: "text", x: 10, y: 20, w: 300, h: 80, text }] })),
  );
  return { doc, slides };
}
/** Writes as a field does that shows what is there. */
const writeNotes = (doc: Y.Doc, id: string, next: string) => {
  const text = sharedNotes(doc, id) ?? makeNotes(doc, id);
  if (text) new SharedText(text, { max: 5_000, origin: editorOrigin }).input(next, next.length);
};
const textsOf = (doc: Y.Doc): string[] =>
  readDeck(doc).slides.map(({ objects: [first] }) => (first && "text" in first ? plainText(first.text) : ""));

describe("keys in order", () => {
  test("there is always room between two, before the first and after the last", () => {
    let keys = [keyBetween(null, null)];
    for (let nth = 0; nth < 300; nth += 1) {
      const at = (nth * 7) % (keys.length + 1);
      const key = keyBetween(keys[at - 1] ?? null, keys[at] ?? null);
      expect(isKey(key)).toBe(true);
      keys = [...keys.slice(0, at), key, ...keys.slice(at)];
      expect(keys).toEqual([...keys].sort());
    }
    expect(new Set(keys).size).toBe(301);
  });
  test("keys stay short when slides are added at the end, and several at once are in order", () => {
    let last: string | null = null;
    for (let nth = 0; nth < 200; nth += 1) last = keyBetween(last, null);
    expect(last?.length).toBeLessThan(12);
    const many = keysBetween("A", "B", 50);
    expect(many).toEqual([...many].sort());
    expect(many[0]?.localeCompare("A")).toBeGreaterThan(0);
  });
  test("two at the same place are ordered by their ids", () => {
    expect(
      [
        { id: "b", order: "V" },
        { id: "a", order: "V" },
      ]
        .sort(byOrder)
        .map(({ id }) => id),
    ).toEqual(["a", "b"]);
    expect(keyBetween("V", "V") > "V").toBe(true);
  });
});

describe("slides", () => {
  test("are added, moved, copied and taken away; one always stays", () => {
    const { doc, slides } = deckWith("eins", "zwei", "drei");
    moveSlide(doc, slides[2] ?? "", 0);
    expect(textsOf(doc)).toEqual(["drei", "eins", "zwei"]);
    const copy = copySlide(doc, slides[0] ?? "");
    expect(textsOf(doc)).toEqual(["drei", "eins", "eins", "zwei"]);
    removeSlides(doc, [copy ?? "", ...slides]);
    expect(textsOf(doc)).toHaveLength(1);
  });
  test("that two people add and move at once are all there, in one order for both", () => {
    const { doc, slides } = deckWith("eins", "zwei", "drei");
    const other = new Y.Doc();
    meet(doc, other);
    moveSlide(doc, slides[0] ?? "", 2);
    addSlides(
      other,
      [{ objects: [{ kind: "text", x: 0, y: 0, w: 10, h: 10, text: "neu" }] }],
      slides[1] ?? null,
    );
    meet(doc, other);
    expect(textsOf(doc)).toEqual(textsOf(other));
    expect(textsOf(doc).sort()).toEqual(["drei", "eins", "neu", "zwei"]);
  });
  test("keep to the bounds", () => {
    const doc = new Y.Doc();
    const all = addSlides(
      doc,
      Array.from({ length: SLIDES_MAX + 5 }, () => ({ objects: [] })),
    );
    expect(all).toHaveLength(SLIDES_MAX);
    expect(copySlide(doc, all[0] ?? "")).toBeNull();
    const box = { kind: "shape", x: 0, y: 0, w: 10, h: 10 } as const;
    expect(
      addObjects(
        doc,
        all[0] ?? "",
        Array.from({ length: OBJECTS_MAX + 1 }, () => box),
      ),
    ).toHaveLength(OBJECTS_MAX);
  });
  test("notes that two write at once keep the words of both", () => {
    const {
      doc,
      slides: [slide = ""],
    } = deckWith("eins");
    writeNotes(doc, slide, "guten Tag");
    const other = new Y.Doc();
    meet(doc, other);
    writeNotes(doc, slide, "Einen guten Tag");
    writeNotes(other, slide, "guten Tag zusammen");
    meet(doc, other);
    expect(readDeck(doc).slides[0]?.notes).toBe("Einen guten Tag zusammen");
  });
});

describe("a document is read value by value", () => {
  test("accepts any value", () => {
    const doc = new Y.Doc();
    deckOf(doc).set("theme", { no: "theme" });
    slidesOf(doc).set("no slide", 5);
    slidesOf(doc).set(
      "x",
      new Y.Map([
        ["order", 7],
        ["ground", "url(x)"],
        ["notes", ["a"]],
        ["objects", "none"],
      ]),
    );
    const {
      slides: [slide = ""],
    } = { slides: addSlides(doc, [{ objects: [] }]) };
    const wrong = {
      kind: "rocket",
      x: Number.NaN,
      y: 1e9,
      w: -4,
      h: "10",
      size: 3000,
      colour: "red;",
      text: 4,
    };
    const objects = slidesOf(doc).get(slide) as Y.Map<Y.Map<unknown>>;
    objects.get("objects")?.set("a", new Y.Map(Object.entries(wrong)));
    objects.get("objects")?.set(
      "b",
      new Y.Map<unknown>([
        ["kind", "chart"],
        ["points", [["a", 1], 5, [{}, "x"]]],
      ]),
    );
    objects.get("objects")?.set(
      "c",
      new Y.Map<unknown>([
        ["kind", "table"],
        ["rows", 1e9],
        ["columns", null],
      ]),
    );
    const deck = readDeck(doc);
    expect(deck.theme).toBe("paper");
    expect(deck.slides).toHaveLength(2);
    const found = new Map(deck.slides.flatMap((one) => one.objects).map((one) => [one.id, one]));
    expect(found.get("a")).toMatchObject({
      kind: "text",
      x: 0,
      y: 4000,
      w: 8,
      h: 100,
      size: 28,
      colour: "ink",
      text: [],
    });
    expect(found.get("b")).toMatchObject({
      points: [
        { label: "a", value: 1 },
        { label: "", value: 0 },
      ],
    });
    expect(found.get("c")).toMatchObject({ rows: { length: 20 } });
  });
  test("text keeps what the editor knows, and of the rest its place", () => {
    const doc = new Y.Doc();
    const fragment = makeText("Titel\n• eins\n• zwei");
    doc.getMap("texts").set("one", fragment);
    const script = new Y.XmlElement("script");
    script.insert(0, [new Y.XmlText("alert(1)")]);
    fragment.push([script]);
    const blocks = readText(fragment);
    expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "bullets", "unknown"]);
    expect(plainText(blocks)).toBe("Titel\neins\nzwei");
  });

  test("unknown nodes keep their place among the others, in lines and in lists", () => {
    const fragment = new Y.Doc().getXmlFragment("t");
    const words = (text: string) => {
      const element = new Y.XmlElement("paragraph");
      element.insert(0, [new Y.XmlText(text)]);
      return element;
    };
    const callout = new Y.XmlElement("callout");
    callout.insert(0, [words("im Kasten")]);
    const line = words("davor ");
    line.insert(1, [new Y.XmlElement("formula"), new Y.XmlText(" danach")]);
    const embedding = words("");
    const list = new Y.XmlElement("bullet_list");
    const item = new Y.XmlElement("list_item");
    item.insert(0, [words("Punkt")]);
    list.insert(0, [item, new Y.XmlElement("check_item")]);
    fragment.insert(0, [callout, line, embedding, list]);
    (embedding.get(0) as Y.XmlText).insertEmbed(0, { chart: 1 });
    const blocks = readText(fragment);
    const shape = (all: typeof blocks): unknown[] =>
      all.map((block) => ("items" in block ? block.items.map(shape) : block.kind));
    expect(shape(blocks)).toEqual([
      "unknown",
      "paragraph",
      "unknown",
      "paragraph",
      "unknown",
      [["paragraph"], ["unknown"]],
    ]);
    expect(plainText(blocks)).toBe("davor \n danach\nPunkt\n");
    // A copy has what is known of it.
    const copy = new Y.Doc().getMap("copy");
    copy.set("text", makeText(blocks));
    expect(plainText(readText(copy.get("text")))).toBe("davor \n danach\nPunkt\n");
  });
});

describe("objects", () => {
  test("are changed within bounds; cells of a table by two people at once", () => {
    const {
      doc,
      slides: [slide = ""],
    } = deckWith("eins");
    const [id = ""] = addObjects(doc, slide, [
      { kind: "table", x: 0, y: 0, w: 900, h: 300, cells: [["a", "b"]] },
    ]);
    const other = new Y.Doc();
    meet(doc, other);
    const put = (one: Y.Doc, cell: string, text: string) =>
      sharedCell(one, { slide, id }, cell)?.insert(1, text);
    put(doc, "0:0", " links");
    put(other, "0:1", " rechts");
    meet(doc, other);
    changeObjects(doc, slide, new Map([[id, { x: -1e9, w: 1, rows: 1, columns: 2 }]]));
    const table = readDeck(doc).slides[0]?.objects.find((one) => one.id === id);
    expect(table).toMatchObject({ x: -4000, w: 8, rows: [["a links", "b rechts"]] });
  });
  test("two who write in one cell of a table keep both texts, in an empty and in a new one as well", () => {
    const {
      doc,
      slides: [slide = ""],
    } = deckWith("eins");
    const [id = ""] = addObjects(doc, slide, [
      { kind: "table", x: 0, y: 0, w: 900, h: 300, rows: 1, columns: 2, cells: [["Umsatz"]] },
    ]);
    changeObjects(doc, slide, new Map([[id, { rows: 2 }]]));
    const other = new Y.Doc();
    meet(doc, other);
    for (const cell of ["0:0", "0:1", "1:1"]) {
      sharedCell(doc, { slide, id }, cell)?.insert(0, "<");
      const theirs = sharedCell(other, { slide, id }, cell);
      theirs?.insert(theirs.length, ">");
    }
    meet(doc, other);
    const rowsIn = (one: Y.Doc) => readDeck(one).slides[0]?.objects.find((object) => object.id === id);
    expect(rowsIn(doc)).toMatchObject({
      rows: [
        ["<Umsatz>", expect.stringMatching(/^(<>|><)$/)],
        ["", expect.stringMatching(/^(<>|><)$/)],
      ],
    });
    expect(rowsIn(other)).toEqual(rowsIn(doc));
  });

  test("a cell of an earlier table becomes a shared text with what it held", () => {
    const {
      doc,
      slides: [slide = ""],
    } = deckWith("eins");
    const [id = ""] = addObjects(doc, slide, [
      { kind: "table", x: 0, y: 0, w: 9, h: 9, rows: 1, columns: 1 },
    ]);
    const cells = objectMap(doc, slide, id)?.get("cells");
    if (cells instanceof Y.Map) cells.set("0:0", "alt");
    expect(sharedCell(doc, { slide, id }, "0:0")).toBeNull();
    makeCell(doc, { slide, id }, "0:0")?.insert(3, " und neu");
    const table = readDeck(doc).slides[0]?.objects.find((one) => one.id === id);
    expect(table).toMatchObject({ rows: [["alt und neu"]] });
  });

  test("a store reads again only what changed", () => {
    const {
      doc,
      slides: [slide = "", second = ""],
    } = deckWith("eins", "zwei");
    const [id = ""] = addObjects(doc, slide, [{ kind: "icon", x: 0, y: 0, w: 50, h: 50 }]);
    const store = openDeck(doc);
    let times = 0;
    store.listen(() => {
      times += 1;
    });
    const before = store.read();
    changeObjects(doc, slide, new Map([[id, { x: 5 }]]));
    const after = store.read();
    expect(times).toBe(1);
    expect(after.slides[1]).toBe(before.slides.find(({ id: one }) => one === second));
    expect(after.slides[0]?.objects[0]).toBe(before.slides[0]?.objects[0]);
    expect(after.slides[0]?.objects[1]).toMatchObject({ x: 5 });
    const text = objectMap(doc, slide, after.slides[0]?.objects[0]?.id ?? "")?.get("text");
    (text as Y.XmlFragment).insert(0, [new Y.XmlElement("paragraph")]);
    expect(times).toBe(2);
  });
  test("undo takes back a move and typed text separately, and no other member's work", () => {
    const {
      doc,
      slides: [slide = ""],
    } = deckWith("eins");
    const undo = new Y.UndoManager([slidesOf(doc)], {
      trackedOrigins: new Set([editorOrigin]),
      captureTimeout: 0,
    });
    const id = readDeck(doc).slides[0]?.objects[0]?.id ?? "";
    changeObjects(doc, slide, new Map([[id, { x: 200 }]]));
    doc.transact(() => objectMap(doc, slide, id)?.set("y", 99), "someone else");
    removeObjects(doc, slide, [id]);
    undo.undo();
    undo.undo();
    expect(readDeck(doc).slides[0]?.objects[0]).toMatchObject({ x: 10, y: 99 });
  });
  test("layers, levels and groups", () => {
    const {
      doc,
      slides: [slide = ""],
    } = deckWith("eins");
    const box = { kind: "shape", y: 0, w: 100, h: 50 } as const;
    const ids = addObjects(doc, slide, [
      { ...box, x: 0, group: "g" },
      { ...box, x: 400, group: "g" },
      { ...box, x: 900 },
    ]);
    const now = () =>
      readDeck(doc).slides[0] ?? { id: "", order: "", ground: "ground" as const, notes: "", objects: [] };
    const names = () =>
      now()
        .objects.slice(1)
        .map(({ id }) => ids.indexOf(id));
    changeObjects(doc, slide, layered(now(), new Set([ids[2] ?? ""]), "backward"));
    expect(names()).toEqual([0, 2, 1]);
    changeObjects(doc, slide, layered(now(), new Set([ids[0] ?? ""]), "front"));
    expect(names()).toEqual([2, 1, 0]);
    expect([...withGroups(now(), [ids[0] ?? ""])].sort()).toEqual([ids[0], ids[1]].sort());
    const level = levelled(now().objects.slice(1), "right", { x: 0, y: 0, w: 1600, h: 900 });
    expect([...level.values()]).toEqual([{ x: 900 }, { x: 900 }, { x: 900 }]);
  });
  test("go through the clipboard, with groups of their own and without pictures of another deck", () => {
    const {
      doc,
      slides: [slide = ""],
    } = deckWith("eins");
    addObjects(doc, slide, [
      { kind: "picture", x: 5, y: 5, w: 50, h: 50, asset: "abc", group: "g" },
      { kind: "table", x: 5, y: 5, w: 50, h: 50, rows: 1, columns: 2, cells: [["a", "b"]], group: "g" },
      { kind: "chart", x: 5, y: 5, w: 50, h: 50, points: [["a", 1]] },
    ]);
    const there = readDeck(doc).slides[0]?.objects ?? [];
    const piece = readPiece(writePiece(there)) ?? [];
    expect(stepAside(piece, there)).toBe(32);
    const put = putPiece(doc, slide, piece, { by: 32, keepsAssets: false });
    const copies = readDeck(doc).slides[0]?.objects.filter(({ id }) => put.includes(id)) ?? [];
    expect(copies.map(({ kind }) => kind)).toEqual(there.map(({ kind }) => kind));
    expect(copies[0]).toMatchObject({ x: 42, text: [{ kind: "paragraph" }] });
    expect(copies[1]).toMatchObject({ asset: null });
    expect(copies[2]).toMatchObject({ rows: [["a", "b"]] });
    expect(copies[3]).toMatchObject({ points: [{ label: "a", value: 1 }] });
    expect(copies[1]?.group).toBe(copies[2]?.group);
    expect(copies[1]?.group).not.toBe("g");
    for (const text of ["hallo", '{"kompagnon-slide-objects":1', '{"kompagnon-slide-objects":1,"objects":3}'])
      expect(readPiece(text)).toBeNull();
  });
});

test("a deck in which a newer version has written is known by its number", () => {
  const doc = new Y.Doc();
  expect(isNewer(doc)).toBe(false);
  for (const [version, newer] of [
    [1, false],
    [2, true],
    ["9", false],
  ] as const) {
    doc.getMap("deck").set("version", version);
    expect(isNewer(doc)).toBe(newer);
  }
});
