import { expect, test } from "vitest";
import { editDistance, filterQuery, nameTyped, ngramsQuery } from "#features/people/finding/finding.ts";

test.each([
  ["Anna Lena", "annalena"],
  ["JÜRGEN", "jurgen"],
  ["shop 24", null],
  ["x".repeat(21), null],
  ["?", null],
])("%j begins the name %j", (typed, key) => {
  expect(nameTyped(typed)).toBe(key);
});

test.each([
  ["martin", "martin", 0],
  ["matrin", "martin", 1],
  ["martn", "martin", 1],
  ["maartin", "martin", 1],
  ["marvin", "martin", 1],
  ["", "abc", 3],
  ["nina", "anni", 3],
] as const)("from %s to %s it is %i", (a, b, count) => {
  expect(editDistance(a, b)).toBe(count);
});

test("a name and itself without each of its letters are its traces", () => {
  expect(ngramsQuery("anna")).toBe("'~anna' | '~nna' | '~ana' | '~ann'");
});

test("filters ask for the language and any of the models", () => {
  expect(filterQuery({})).toBeNull();
  expect(filterQuery({ language: "de" })).toBe("'=language=de'");
  expect(filterQuery({ language: "hi", bm: ["smma", "trading"] })).toBe(
    "'=language=hi' & ('=model=smma' | '=model=trading')",
  );
});
