import { expect, test } from "vitest";
import { type Block, estimate, place } from "./lines.ts";

/** Every character is as wide as it is high. */
const square = (text: string, size: number) => [...text].length * size;
const block: Block = { x: 0, y: 100, width: 100, sizes: [20, 10], lines: 2 };
const linesOf = (text: string, one: Block = block) => place(text, one, square).lines.map((line) => line.text);

test("a text is as large as it can be in its lines", () => {
  expect(place("ab cd", block, square)).toEqual({ size: 20, lines: [{ text: "ab cd", y: 100 }] });
  expect(place("ab cde fghi", block, square).size).toBe(10);
  expect(linesOf("ab cde fghi")).toEqual(["ab cde", "fghi"]);
});

test("what grows upwards ends where its block does", () => {
  const { lines } = place("abcdef ghijkl", { ...block, sizes: [10], up: true }, square);
  expect(lines).toEqual([
    { text: "abcdef", y: 88 },
    { text: "ghijkl", y: 100 },
  ]);
});

test("a word that is wider than its line is broken, and what has no room at all ends in dots", () => {
  expect(linesOf("abcdefghijklmn")).toEqual(["abcdefghij", "klmn"]);
  expect(linesOf("a".repeat(30))).toEqual(["a".repeat(10), `${"a".repeat(8)}…`]);
});

test("Chinese breaks between its characters and never before a full stop", () => {
  expect(linesOf("一二三四五六七八九十。一")).toEqual(["一二三四五六七八九", "十。一"]);
});

test("an empty text is one empty line", () => {
  expect(linesOf("  ")).toEqual([""]);
});

test("marks above and below letters have no width of their own", () => {
  expect(estimate("é", 10)).toBe(estimate("é".normalize("NFD"), 10));
  expect(estimate("中", 10)).toBe(10);
});
