import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { readDeck } from "../../model/deck.ts";
import { addSlides, changeLook, type NewObject, type NewSlide } from "../../model/deck-doc.ts";
import type { Picture } from "./page.ts";
import { writePptx } from "./write.ts";

const PICTURE: Picture = { bytes: new Uint8Array([1, 2, 3]), type: "jpeg", width: 400, height: 100 };
const parser = new DOMParser();

/** The files of a deck's package as text, each of them read as XML. */
function packageOf(slides: readonly NewSlide[], title = "Deck"): Record<string, string> {
  const doc = new Y.Doc();
  changeLook(doc, { theme: "sky" });
  addSlides(doc, slides);
  const file = writePptx({
    title,
    deck: readDeck(doc),
    pictureOf: ({ kind }) => (kind === "picture" || kind === "icon" ? PICTURE : null),
    nameOf: ({ kind }) => kind,
    unknown: "?",
    sayNumber: String,
    now: new Date("2026-11-27T10:00:00Z"),
  });
  const files = unzipSync(file);
  const texts = Object.entries(files).filter(([name]) => /\.(?:xml|rels)$/.test(name));
  return Object.fromEntries(
    texts.map(([name, bytes]) => {
      const text = strFromU8(bytes);
      const parsed = parser.parseFromString(text, "application/xml");
      expect([name, parsed.querySelector("parsererror")?.textContent ?? null]).toEqual([name, null]);
      return [name, text];
    }),
  );
}
const slideOf = (...objects: NewObject[]): string => packageOf([{ objects }])["ppt/slides/slide1.xml"] ?? "";
const box = { x: 100, y: 100, w: 400, h: 200 };

describe("writePptx", () => {
  test("every part has a type, every relation a target, and no part is named that is not there", () => {
    const chart = { kind: "chart", ...box, points: [["a", 1]] } as const;
    const files = packageOf([
      { objects: [{ kind: "picture", ...box }, chart], notes: "Sag das." },
      { objects: [{ kind: "picture", ...box }] },
    ]);
    const types = files["[Content_Types].xml"] ?? "";
    const named = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(named).size).toBe(named.length);
    const parts = Object.keys(files).filter((name) => !/\.rels$|^\[/.test(name));
    expect(named.toSorted()).toEqual(parts.toSorted());
    // One picture, however often it is shown.
    expect(Object.keys(files).filter((name) => name.startsWith("ppt/slides/_rels"))).toHaveLength(2);
    expect(files["ppt/slides/_rels/slide2.xml.rels"]).toContain("../media/image1.jpeg");
    expect(files["ppt/notesSlides/notesSlide1.xml"]).toContain("Sag das.");
    expect(files).not.toHaveProperty("ppt/notesSlides/notesSlide2.xml");
  });

  test("texts and titles in every script arrive; what XML cannot hold is left out", () => {
    const text = "<Preis> & „Größe“ 🚀👩‍💻 北京 नमस्ते \u0007\ufffe\ud800x";
    const files = packageOf([{ objects: [{ kind: "text", ...box, text }], notes: text }], text);
    const escaped = "&lt;Preis&gt; &amp; „Größe“ 🚀👩‍💻 北京 नमस्ते x";
    for (const name of ["ppt/slides/slide1.xml", "ppt/notesSlides/notesSlide1.xml", "docProps/core.xml"])
      expect(files[name]).toContain(escaped);
  });

  test("a slide's title is its title, once; other texts are boxes", () => {
    const title = { kind: "text", ...box, role: "title", text: "T" } as const;
    const xml = slideOf(title, { ...title, text: "U" }, { kind: "text", ...box, text: "V" });
    expect(xml.match(/<p:ph type="title"\/>/g)).toHaveLength(1);
    expect(xml.match(/txBox="1"/g)).toHaveLength(2);
  });

  test("objects keep their places and angles", () => {
    const xml = slideOf({ kind: "shape", ...box, turn: -90, shape: "star" });
    expect(xml).toContain('<a:xfrm rot="16200000"><a:off x="762000" y="762000"/>');
    expect(xml).toContain('prst="star5"');
    expect(slideOf({ kind: "shape", ...box })).not.toContain(" rot=");
  });

  test("colours are those of the theme, by name", () => {
    const files = packageOf([{ objects: [{ kind: "shape", ...box, fill: "accent", stroke: "none" }] }]);
    expect(files["ppt/slides/slide1.xml"]).toContain('<a:schemeClr val="accent1"/>');
    expect(files["ppt/theme/theme1.xml"]).toContain('<a:accent1><a:srgbClr val="0659BF"/></a:accent1>');
  });

  test("each paragraph says once how it is set, whatever its runs look like", () => {
    const doc = new Y.Doc();
    const runs = ["fett", "kursiv"].map((text, nth) => ({
      text,
      bold: nth === 0,
      italic: nth === 1,
      underline: false,
      colour: null,
      size: null,
    }));
    addSlides(doc, [{ objects: [{ kind: "text", ...box, text: [{ kind: "paragraph", runs }] }] }]);
    const file = writePptx({
      title: "",
      deck: readDeck(doc),
      pictureOf: () => null,
      nameOf: () => "",
      unknown: "",
      sayNumber: String,
      now: new Date(),
    });
    const xml = strFromU8(unzipSync(file)["ppt/slides/slide1.xml"] ?? new Uint8Array());
    expect(xml.match(/<a:p>/g)).toHaveLength(1);
    expect(xml.match(/<a:pPr /g)).toHaveLength(1);
    expect(xml.match(/<a:r>/g)).toHaveLength(2);
  });

  test("Arabic is read from right to left, lists have their signs", () => {
    const xml = slideOf({ kind: "text", ...box, text: "مرحبا بكم\n• eins\n• zwei" });
    expect(xml).toMatch(/algn="r" rtl="1"/);
    expect(xml.match(/<a:buChar char="•"\/>/g)).toHaveLength(2);
  });

  test("a picture that fills its frame is cropped, one that is shown whole is smaller", () => {
    const cover = slideOf({ kind: "picture", ...box, fit: "cover" });
    expect(cover).toContain('<a:srcRect l="25000" t="0" r="25000" b="0"/>');
    const contain = slideOf({ kind: "picture", ...box, fit: "contain" });
    expect(contain).toContain('<a:ext cx="3048000" cy="762000"/>');
  });

  test("charts bring their numbers along", () => {
    const points = [
      ["März & April", 42],
      ["Mai", -3.5],
    ];
    for (const chart of ["bar", "line", "pie"]) {
      const files = packageOf([{ objects: [{ kind: "chart", ...box, chart, points }] }]);
      expect(files["ppt/charts/chart1.xml"]).toContain("<c:v>März &amp; April</c:v>");
      expect(files["ppt/charts/chart1.xml"]).toContain("<c:v>-3.5</c:v>");
      expect(files["ppt/charts/_rels/chart1.xml.rels"]).toContain("../embeddings/chart1.xlsx");
    }
  });

  test("tables, lines and empty objects", () => {
    const xml = slideOf(
      {
        kind: "table",
        ...box,
        rows: 2,
        columns: 2,
        cells: [
          ["Kopf", "B"],
          ["1", "2"],
        ],
        header: true,
      },
      { kind: "line", ...box, ends: "both", dashed: true, rising: true },
      { kind: "chart", ...box, points: [] },
      { kind: "text", ...box, text: "" },
    );
    expect(xml.match(/<a:tc>/g)).toHaveLength(4);
    expect(xml).toContain('flipV="1"');
    expect(xml).toContain('<a:headEnd type="arrow"/><a:tailEnd type="arrow"/>');
  });

  test.each(["bar", "line", "pie"])(
    "a turned %s chart is a turned group of shapes, as programs draw charts upright",
    (chart) => {
      const points = [
        ["März & April", 42],
        ["Mai", 3.5],
      ];
      const files = packageOf([{ objects: [{ kind: "chart", ...box, w: 800, turn: 30, chart, points }] }]);
      const xml = files["ppt/slides/slide1.xml"] ?? "";
      expect(files).not.toHaveProperty("ppt/charts/chart1.xml");
      expect(xml).not.toContain("graphicFrame");
      expect(xml).toContain(
        '<a:xfrm rot="1800000"><a:off x="762000" y="762000"/><a:ext cx="6096000" cy="1524000"/><a:chOff x="762000" y="762000"/>',
      );
      for (const words of ["März &amp; April", "42", "3.5"]) expect(xml).toContain(words);
      const shape = { bar: /prst="roundRect"/g, line: /prst="ellipse"/g, pie: /prst="pie"/g }[chart] ?? /-/g;
      expect(xml.match(shape)?.length).toBeGreaterThanOrEqual(2);
    },
  );

  test("a turned table is a turned group of its cells and lines", () => {
    const cells = [
      ["Kopf", "B"],
      ["1", "2"],
    ];
    const xml = slideOf({ kind: "table", ...box, turn: -15, rows: 2, columns: 2, cells, header: true });
    expect(xml).not.toContain("graphicFrame");
    expect(xml).toContain('<a:xfrm rot="20700000">');
    expect(xml.match(/<p:sp>/g)).toHaveLength(4);
    expect(xml.match(/<p:cxnSp>/g)).toHaveLength(2);
    expect(xml).toContain("<a:t>Kopf</a:t>");
    // Each has a number of its own.
    const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
