import { describe, expect, test } from "vitest";
import { SHAPES } from "./shapes.ts";

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
