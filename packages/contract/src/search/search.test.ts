import { describe, expect, test } from "vitest";
import { mentionKeysIn, namesIn, tagsIn } from "../wire/mentions.ts";
import { firstHitIn, hitsIn } from "./hits.ts";
import { matches, termsOf } from "./terms.ts";

const shown = (text: string, q: string): string =>
  hitsIn(text, q)
    .map((stretch) => (stretch.hit ? `[${stretch.text}]` : stretch.text))
    .join("");

describe("terms", () => {
  test.each([
    ["zwei worte", ["zwei", "worte"]],
    ['"zwei worte" drei', ['"zwei worte"', "drei"]],
    ["„zwei worte“ «noch zwei»", ['"zwei worte"', '"noch zwei"']],
    ['eins "zwei dr', ["eins", '"zwei dr']],
    ['"" " "', []],
  ])("of %s", (q, terms) => {
    const written = termsOf(q).map(({ text, kind }) =>
      kind === "word" ? text : `"${text}${kind === "phrase" ? '"' : ""}`,
    );
    expect(written).toEqual(terms);
  });

  test.each([
    ["Die Straße", "strasse die", true],
    ["Die Straße", '"strasse die"', false],
    ["Café de Flore", "CAFE flo", true],
    ["北京大学", "大学", true],
    ["Ёлка", "елка", true],
    ["Lena", "", true],
    ["Lena", "lina", false],
  ])("a list filter: %s by %s is %s", (text, q, found) => expect(matches(text, q)).toBe(found));
});

describe("hits", () => {
  test.each([
    ["Der Dackel, dackel.", "DACKEL", "Der [Dackel], [dackel]."],
    ["a.b (c", "a.b (", "[a.b] [(]c"],
    ["Große Straße", "strasse", "Große [Straße]"],
    ["Ge\u0301rer", "ger", "[Ge\u0301r]er"],
    ["soft\u00adhyphen", "softhy", "[soft\u00adhy]phen"],
    ["我们在北京大学", "北京", "我们在[北京]大学"],
    ["चैट", "चै", "[चै]ट"],
    ["abc", " ", "abc"],
  ])("%s by %s", (text, q, expected) => expect(shown(text, q)).toBe(expected));

  test("begin where the author's spelling does", () => {
    expect(firstHitIn("ﬁne Straße", "strasse")).toBe(4);
    expect(firstHitIn("nichts", "x")).toBe(0);
  });
});

describe("mentions", () => {
  test.each([
    ["你好@田中さくら请看", "田中さくら"],
    ["谢谢@Lena请看", "lena"],
    ["สวัสดี@Lenaครับ", "lena"],
    ["สวัสดี@สมชายครับ", "สมชาย"],
    ["(@Élodie), @ÉLODIE!", "elodie"],
    ["@Groß", "gross"],
    ["@ज़ैनब नमस्ते", "जैनब"],
  ])("%s may mean %s", (text, key) => expect(mentionKeysIn(text).flat()).toContain(key));

  test.each([
    "mail an a@lena.de und x.@lena",
    "nichts @ nirgends @123",
    "@Lena1",
    "@Lena_x",
    "/@lena",
    "@ab",
  ])("%s means no member", (text) => expect(mentionKeysIn(text)).toEqual([]));

  test("the longest name comes first, and a word of one script is not cut", () => {
    expect(namesIn("Lena请看")).toEqual(["Lena请看", "Lena请", "Lena"]);
    expect(namesIn("Lenara")).toEqual(["Lenara"]);
    expect(namesIn("a".repeat(21))).toEqual([]);
  });
});

describe("hashtags", () => {
  test.each([
    ["我的网店#电商 刚开张", ["电商"]],
    ["使用#Shopify开店", ["shopify开店", "shopify"]],
    ["เปิดร้าน#ธุรกิจ วันนี้", ["ธุรกิจ"]],
    ["#Café #CAFE #café", ["cafe"]],
    ["#Straße", ["strasse"]],
    ["a#b &#39; #123", []],
  ])("of %s", (text, tags) => expect(tagsIn(text)).toEqual(tags));
});
