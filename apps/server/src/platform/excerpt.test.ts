import { expect, test } from "vitest";
import { excerptOf } from "#platform/excerpt.ts";

const long = `${"Wort ".repeat(60)}Kerzen aus Bienenwachs ${"Ende ".repeat(60)}`;

test("a short text stands as it is, in one line", () => {
  expect(excerptOf(" Zwei\n\nZeilen ", "zeilen")).toBe("Zwei Zeilen");
});

test("a long one shows where the word is, and begins with a whole word", () => {
  const excerpt = excerptOf(long, "#BIENENWACHS");
  expect(excerpt).toMatch(/^…Wort .*Kerzen aus Bienenwachs .*…$/u);
  expect([...excerpt].length).toBeLessThanOrEqual(142);
});

test("without the word as typed it is the beginning", () => {
  expect(excerptOf(long, "kommtnichtvor")).toMatch(/^Wort Wort.*…$/u);
});

test("characters are never cut apart", () => {
  const excerpt = excerptOf(`${"👩🏽‍🚀".repeat(200)} ziel`, "ziel");
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt).toContain("ziel");
});
