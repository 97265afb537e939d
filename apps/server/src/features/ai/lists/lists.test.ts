import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { describe, expect, test } from "vitest";
import { namesFromTemplates } from "./name-templates.ts";
import { SHAPES, wordsIn } from "./shapes.ts";
import { slogansFromTemplates } from "./slogan-templates.ts";
import { themeOf } from "./theme.ts";

const ABOUT = {
  de: "Wir machen handgemachte Kerzen aus Resten und verkaufen sie auf Märkten.",
  en: "We make candles from leftovers and sell them at markets.",
  fr: "Nous faisons des bougies et les vendons au marché.",
  it: "Facciamo candele e le vendiamo al mercato.",
  es: "Hacemos velas y las vendemos en mercados.",
  pt: "Fazemos velas e vendemos em mercados.",
  ru: "Мы делаем свечи и продаём их на рынке.",
  hi: "हम मोमबत्तियाँ बनाते हैं और बाज़ार में बेचते हैं।",
  zh: "我们用剩余材料制作蜡烛，在市场上出售。",
  ar: "نصنع شموعًا ونبيعها في السوق.",
} as const;

describe.each(LANGUAGES)("from templates in %s", (language) => {
  test.each([ABOUT[language], "", "💥 123 !!"])("about %j", (text) => {
    // Every template comes by in as many rounds.
    for (let round = 0; round < 20; round++) {
      const slogans = slogansFromTemplates(text, language).map((one) => one.text);
      expect(new Set(slogans).size).toBe(12);
      for (const slogan of slogans) {
        const words = wordsIn(slogan, language);
        expect([slogan, words >= 3 && words <= 6]).toEqual([slogan, true]);
        expect(slogan).not.toContain("*");
      }
      const names = namesFromTemplates(text, language).map((one) => one.text);
      expect(names.length).toBeGreaterThanOrEqual(10);
      for (const name of names) expect(name).toMatch(/^[\p{L}\p{M} ]{3,30}$/u);
    }
  });
});

test("what a description is about: its telling words, most telling first", () => {
  expect(themeOf(ABOUT.de, "de")[0]).toBe("Kerzen");
  expect(themeOf("We make candles. Candles from leftovers.", "en")[0]).toBe("candles");
  expect(themeOf("Was ist das und wie?", "de")).toEqual([]);
});

describe("a model's list", () => {
  const slogans = (...all: string[]) => JSON.stringify({ slogans: all });
  const ten = Array.from({ length: 10 }, (_, at) => `Drei Worte ${"abcdefghij"[at]}`);

  test("is read without marks, repetitions and what does not fit", () => {
    const messy = slogans(
      ...ten.map((one, at) => `${at + 1}. „${one}“`),
      "Zu kurz",
      "Viel zu lang für einen Slogan dieser Art",
      "Drei Worte A",
    );
    expect(SHAPES.slogan.read(messy, "de")?.map(({ text }) => text)).toEqual(ten);
    expect(SHAPES.slogan.read(`\`\`\`json\n${messy}\n\`\`\``, "de")).toHaveLength(10);
  });

  test("is none with too little in it, or when it is no list", () => {
    expect(SHAPES.slogan.read(slogans(...ten.slice(1)), "de")).toBeNull();
    for (const wrong of ["", "{", "null", "[]", '{"slogans": 3}', "Gerne! Hier sind Slogans:"])
      expect(SHAPES.slogan.read(wrong, "de")).toBeNull();
    expect(SHAPES.name.read('{"names": [{"name": "Eins"}]}', "de")).toBeNull();
  });

  test("has at most twenty, and no name of only signs", () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ name: `Name ${at}`, why: "weil" }));
    const found = SHAPES.name.read(JSON.stringify({ names: [{ name: "!!!", why: "" }, ...many] }), "de");
    expect(found).toHaveLength(20);
    expect(found?.[0]).toEqual({ text: "Name 0", why: "weil" });
  });

  test("is parsed in bounded time, whatever it contains", () => {
    const worst = [
      `${'"'.repeat(20_000)}x`,
      "`".repeat(24_000),
      `1. ${" ".repeat(20_000)}x`,
      "```json ".repeat(3_000),
    ];
    for (const one of worst) {
      expect(SHAPES.slogan.read(slogans(one), "de")).toBeNull();
      expect(SHAPES.name.read(one, "zh")).toBeNull();
    }
  });
});
