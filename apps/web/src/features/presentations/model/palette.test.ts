import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { paletteOf } from "../stage/look.ts";
import { beginOwnColours, changeLook, deckOf, lookOf } from "./deck-doc.ts";
import { lookFrom } from "./look.ts";
import { contrast, type Hex, isHex, type OwnColours, ownPalette, THEME_COLOURS } from "./palette.ts";

/** Colours that members choose: usual ones, hardly different ones, and the middle of everything. */
const CHOSEN: readonly OwnColours[] = [
  { ground: "#ffffff", ink: "#101010", accent: "#0066cc", second: "#ff8800" },
  { ground: "#000000", ink: "#ffffff", accent: "#00ff88", second: "#ff00ff" },
  { ground: "#ffffff", ink: "#ffffff", accent: "#ffffff", second: "#ffffff" },
  { ground: "#777777", ink: "#777777", accent: "#787878", second: "#767676" },
  { ground: "#ffee00", ink: "#ffdd00", accent: "#eeff00", second: "#ffff88" },
  { ground: "#7f1d1d", ink: "#1e3a8a", accent: "#14532d", second: "#581c87" },
];

describe("ownPalette", () => {
  test.each(CHOSEN)("texts and shapes of $ground, $ink, $accent, $second are readable", (own) => {
    const { ground, surface, tint, ink, soft, accent, second, on_accent } = ownPalette(own);
    for (const [text, below] of [
      [ink, ground],
      [ink, surface],
      [ink, tint],
      [soft, ground],
      [accent, ground],
      [on_accent, accent],
    ] as const)
      expect(contrast(text, below)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(second, ground)).toBeGreaterThanOrEqual(3);
    for (const colour of [ground, surface, tint, ink, soft, accent, second, on_accent])
      expect(isHex(colour)).toBe(true);
  });

  test("colours that are readable stay as they were chosen", () => {
    const own: OwnColours = { ground: "#ffffff", ink: "#222222", accent: "#0055aa", second: "#b45309" };
    expect(ownPalette(own)).toMatchObject(own);
  });
});

test("contrast: black on white is 21, a colour on itself 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#336699", "#336699")).toBe(1);
});

describe("the look of a deck", () => {
  test("decks of earlier days keep their theme and faces", () => {
    const look = lookFrom((name) => ({ theme: "sun", font: "plain" })[name]);
    expect(look).toMatchObject({ theme: "sun", headFace: "instrument", textFace: "instrument" });
    expect(lookFrom(() => undefined)).toMatchObject({ theme: "paper", headFace: "bricolage" });
    expect(paletteOf(look)).toBe(THEME_COLOURS.sun);
  });

  test("values of other parties are checked", () => {
    const doc = new Y.Doc();
    const values: Record<string, unknown> = {
      theme: "own",
      head_face: "url(https://evil.test)",
      text_face: 7,
      own_ground: "#fff;background:url(https://evil.test)",
      own_ink: "#ABCDEF",
      own_accent: "red",
      own_second: { toString: () => "#000000" },
    };
    for (const [name, value] of Object.entries(values)) deckOf(doc).set(name, value);
    const look = lookOf(doc);
    expect(look).toMatchObject({ theme: "own", headFace: "bricolage", textFace: "instrument" });
    const { ground, ink, accent, second } = THEME_COLOURS.paper;
    expect(look.own).toEqual({ ground, ink, accent, second });
  });

  test("own colours begin as those of the theme, and are kept while another theme is shown", () => {
    const doc = new Y.Doc();
    changeLook(doc, { theme: "plum" });
    beginOwnColours(doc);
    expect(lookOf(doc)).toMatchObject({ theme: "own", own: { ground: THEME_COLOURS.plum.ground } });
    const picked: Hex = "#123456";
    changeLook(doc, { own_ground: picked });
    changeLook(doc, { theme: "sky" });
    expect(paletteOf(lookOf(doc))).toBe(THEME_COLOURS.sky);
    beginOwnColours(doc);
    expect(lookOf(doc)).toMatchObject({ theme: "own", own: { ground: picked } });
  });

  test("two members who change two colours at once keep both", () => {
    const [one, other] = [new Y.Doc(), new Y.Doc()];
    beginOwnColours(one);
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
    changeLook(one, { own_ink: "#111111" });
    changeLook(other, { own_accent: "#222222" });
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
    expect(lookOf(one).own).toMatchObject({ ink: "#111111", accent: "#222222" });
  });
});
