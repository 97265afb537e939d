import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import { loadFeature } from "@kompagnon/messages/load-feature.ts";
import { expect, test } from "vitest";
import { linkedWords } from "./legal-words.tsx";

const PAGES = ["terms", "privacy"] as const;

test("marks become links, the words around them stay, and other marks are words", () => {
  expect(
    linkedWords("Ich stimme <terms>den Regeln</terms> zu, <b>ja</b>: <privacy>Daten</privacy>", PAGES),
  ).toEqual([
    { words: "Ich stimme ", page: null, at: 0 },
    { words: "den Regeln", page: "terms", at: 11 },
    { words: " zu, <b>ja</b>: ", page: null, at: 36 },
    { words: "Daten", page: "privacy", at: 52 },
  ]);
  expect(linkedWords("", PAGES)).toEqual([]);
  expect(linkedWords("ohne", PAGES)).toEqual([{ words: "ohne", page: null, at: 0 }]);
});

test.each(ALL_LANGUAGES)("what sign-up and Google's button say links both pages in %s", async (language) => {
  const { login } = await loadFeature(language, "accounts");
  for (const part of ["fields", "google"]) {
    const section = login?.[part];
    const text = typeof section === "object" ? section["terms"] : undefined;
    const pages = linkedWords(typeof text === "string" ? text : "", PAGES).map(({ page }) => page);
    expect(pages.filter((page) => page !== null).sort(), part).toEqual(["privacy", "terms"]);
  }
});
