import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { editOf, SharedText } from "./shared-text.ts";

/** A member with a field: a document of their own, the field's text, and its caret. */
class Writer {
  readonly doc = new Y.Doc();
  readonly shared: SharedText;
  field = "";
  caret = 0;
  typed = "";
  #composing: string | null = null;
  readonly #letters: string;

  constructor(letters: string, state: Uint8Array) {
    this.#letters = letters;
    Y.applyUpdate(this.doc, state);
    this.shared = new SharedText(this.doc.getText("t"), { max: 10_000, origin: this });
    this.field = this.shared.shown;
    this.shared.listen((carry) => {
      this.caret = carry(this.caret);
      this.field = this.shared.shown;
    });
  }

  #edit(next: string, caret: number): void {
    this.field = next;
    this.caret = caret;
    if (this.#composing !== null) return;
    this.caret = this.shared.input(next, caret);
    this.field = this.shared.shown;
  }

  type(): void {
    const letter = this.#letters[this.typed.length % this.#letters.length] ?? "";
    this.typed += letter;
    this.#edit(
      this.field.slice(0, this.caret) + letter + this.field.slice(this.caret),
      this.caret + letter.length,
    );
  }
  erase(): void {
    if (this.caret > 0)
      this.#edit(this.field.slice(0, this.caret - 1) + this.field.slice(this.caret), this.caret - 1);
  }
  move(to: number): void {
    if (this.#composing === null) this.caret = to % (this.field.length + 1);
  }
  compose(): void {
    this.#composing = this.field;
    this.shared.hold();
  }
  finish(): void {
    if (this.#composing === null) return;
    this.#composing = null;
    this.#edit(this.field, this.caret);
  }
}

const sync = (from: Writer, to: Writer): void =>
  Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc, Y.encodeStateVector(to.doc)));
const inOrder = (text: string, letters: string): string =>
  [...text].filter((one) => letters.includes(one)).join("");

const two = (start: string): [Writer, Writer] => {
  const doc = new Y.Doc();
  doc.getText("t").insert(0, start);
  const state = Y.encodeStateAsUpdate(doc);
  return [new Writer("ABCDEFGHIJKLMNOPQRSTUVWXYZ", state), new Writer("abcdefghijklmnopqrstuvwxyz", state)];
};
const step = (...what: string[]) =>
  fc.record({ who: fc.nat(1), what: fc.constantFrom(...what), at: fc.nat(40) });

describe("two people in one text", () => {
  test("each member's text keeps its order, wherever the other writes", () => {
    fc.assert(
      fc.property(
        fc.array(step("type", "type", "type", "send", "compose", "finish"), { maxLength: 80 }),
        fc.nat(10),
        fc.nat(10),
        (steps, first, second) => {
          const writers = two("0123456789");
          writers[0].move(first);
          writers[1].move(second);
          for (const { who, what } of steps) {
            const [me, other] = who === 0 ? writers : [writers[1], writers[0]];
            if (what === "type") me.type();
            else if (what === "send") sync(me, other);
            else if (what === "compose") me.compose();
            else me.finish();
          }
          for (const one of writers) one.finish();
          sync(writers[0], writers[1]);
          sync(writers[1], writers[0]);
          const text = writers[0].field;
          expect(writers[1].field).toBe(text);
          expect(inOrder(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")).toBe(writers[0].typed);
          expect(inOrder(text, "abcdefghijklmnopqrstuvwxyz")).toBe(writers[1].typed);
          expect(inOrder(text, "0123456789")).toBe("0123456789");
        },
      ),
      { numRuns: 500 },
    );
  });

  test("random edits with two carets: both fields show the shared text, and neither erases the other's input", () => {
    fc.assert(
      fc.property(
        fc.array(step("type", "type", "erase", "move", "send", "compose", "finish"), { maxLength: 120 }),
        (steps) => {
          const writers = two("Anfang");
          for (const { who, what, at } of steps) {
            const [me, other] = who === 0 ? writers : [writers[1], writers[0]];
            if (what === "type") me.type();
            else if (what === "erase") me.erase();
            else if (what === "move") me.move(at);
            else if (what === "send") sync(me, other);
            else if (what === "compose") me.compose();
            else me.finish();
          }
          for (const one of writers) one.finish();
          sync(writers[0], writers[1]);
          sync(writers[1], writers[0]);
          for (const one of writers) {
            expect(one.field).toBe(writers[0].doc.getText("t").toString());
            expect(one.caret).toBeLessThanOrEqual(one.field.length);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("a letter that equals its neighbour is put where the caret is", () => {
    expect(editOf("aaa", "aaaa", 1)).toEqual({ head: 0, removed: 0, inserted: "a" });
    expect(editOf("aaa", "aaaa", 4)).toEqual({ head: 3, removed: 0, inserted: "a" });
  });

  test("no half of an emoji is left over", () => {
    const { head, removed, inserted } = editOf("x🚀y", "x🚁y", 3);
    expect([head, removed, inserted]).toEqual([1, 2, "🚁"]);
    const [one] = two("👍");
    one.move(2);
    one.shared.input("", 0);
    expect(one.shared.shown).toBe("");
  });

  test("what is longer than the text may be is cut at its caret, and the rest stays", () => {
    const doc = new Y.Doc();
    doc.getText("t").insert(0, "12345");
    const shared = new SharedText(doc.getText("t"), { max: 7, origin: null });
    expect(shared.input("1abcd2345", 5)).toBe(3);
    expect(shared.shown).toBe("1ab2345");
  });
});
