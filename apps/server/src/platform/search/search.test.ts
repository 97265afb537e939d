import { fold } from "@kompagnon/contract/search/fold.ts";
import { describe, expect, test } from "vitest";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";
import { isFoundIn, wordSearchOf } from "#platform/search/word-search.ts";

describe("a search among words", () => {
  test.each([
    ["Berlin", "'berlin':*"],
    ["KI und Straße", "'ki' & 'und':* & 'strasse':*"],
    ["und KI", "'und':* & 'ki':*"],
    ["e-commerce", "'e' & 'commerce':*"],
    ["O'Reilly\\ & (x):*", "'o' & 'reilly':* & 'x':*"],
    ["电商", "'电商'"],
    ["电", "'电':*"],
    ["वीडियो", "'वीडियो':*"],
    ['"zwei worte"', "'zwei' & 'worte'"],
    ['"zwei wor', "'zwei' & 'wor':*"],
  ])("%s asks for %s", (q, query) => expect(wordSearchOf(q)?.query).toBe(query));

  test.each([
    ['"zwei worte"', ["% zwei worte %"]],
    ['"zwei wor', ["% zwei wor%"]],
    ["zwei worte", []],
    ["北京大学", ["%北京大学%"]],
    ['"用ChatGPT写"', ["%用 chatgpt 写%"]],
  ])("%s has words in order: %j", (q, phrases) => expect(wordSearchOf(q)?.phrases).toEqual(phrases));

  test.each(["", "!!! 🎉 '|&:*", '""', "\ud800"])("%j has no word in it", (q) =>
    expect(wordSearchOf(q)).toBeNull(),
  );

  test("has at most twelve words, of at most a hundred letters", () => {
    expect(wordSearchOf("a b c d e f g h i j k l m n o")?.query.split(" & ")).toHaveLength(12);
    expect(wordSearchOf("x".repeat(150))?.query).toBe(`'${"x".repeat(100)}':*`);
  });

  test.each([
    ["Neue Straße in Köln", "koln stra", true],
    ["Neue Straße in Köln", '"straße in köln"', true],
    ["Neue Straße in Köln", '"köln in straße"', false],
    ["我们在北京大学", "北京大学", true],
    ["我们在北京大学", "京北", false],
    ["Neue Straße", "gasse", false],
  ])("%s by %s is %s", (text, q, found) => expect(isFoundIn(text, q)).toBe(found));
});

describe("a search for fragments", () => {
  /** As the database's patterns, which know \\U and code points. */
  const isCandidate = (text: string, pattern: string): boolean =>
    new RegExp(
      pattern.replace(/\\U([0-9a-f]{8})/g, (_, code: string) => `\\u{${code}}`),
      "u",
    ).test(text);

  test.each([
    ["Straße", "strasse"],
    ["STRASSE", "straße"],
    ["STRAẞE", "strasse"],
    ["ﬁnal oﬃce", "final"],
    ["ﬁnal oﬃce", "office"],
    ["Café", "cafe"],
    ["مُحَمَّد ﻻ", "محمد"],
    ["مُحَمَّد ﻻ", "لا"],
    ["ｶﾞｷ が", "ガキ"],
    ["ＡＢＣ　１２３", '"abc 123"'],
    ["soft\u00adhyphen", "softhyphen"],
    ["Ёлка йод", "елка"],
    ["Ёлка йод", "йод"],
    ["ज़ैनब", "जैनब"],
    ["zwei\n  Zeilen", '"zwei zeilen"'],
    ["٢٠٢٦ ½ ㎏", "2026"],
    ["٢٠٢٦ ½ ㎏", "kg"],
    ["100%_sicher", "%_"],
  ])("%s is a candidate for %s", (text, q) => {
    const search = fragmentSearchOf(q);
    expect(fold(text)).toContain(fold(q).replaceAll('"', ""));
    for (const pattern of search?.candidates ?? ["no search"]) expect(isCandidate(text, pattern)).toBe(true);
  });

  test("leaves out what is far from it, and escapes what a pattern would read as its own", () => {
    const [pattern = ""] = fragmentSearchOf("strasse")?.candidates ?? [];
    expect(["Strand", "Trasse", "Gasse"].filter((text) => isCandidate(text, pattern))).toEqual([]);
    expect(fragmentSearchOf("100% [a]_\\")?.exact).toEqual(["%100\\%%", "%[a]\\_\\\\%"]);
  });

  test("of nothing is none", () => expect(fragmentSearchOf(' "" ')).toBeNull());
});
