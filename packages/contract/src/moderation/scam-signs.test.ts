import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../wire/model.ts";
import { scamSigns } from "./scam-signs.ts";
import type { SignCorpus } from "./test-corpus/de.ts";

const corpusOf = async (language: string): Promise<SignCorpus> =>
  (await import(`./test-corpus/${language}.ts`)).corpus;

describe.each(LANGUAGES)("in %s", (language) => {
  test("no honest text is under suspicion", async () => {
    const { honest } = await corpusOf(language);
    expect(honest.length).toBeGreaterThanOrEqual(30);
    expect(honest.filter((text) => scamSigns(text).length > 0)).toEqual([]);
  });

  test("scams show their sign", async () => {
    const { scams } = await corpusOf(language);
    expect(scams.length).toBeGreaterThanOrEqual(15);
    expect(scams.filter(([sign, text]) => !scamSigns(text).includes(sign))).toEqual([]);
  });
});

describe("evasions", () => {
  test.each([
    ["letters of another script", "Vеrdоpplе dein Geld in sieben Tagen"],
    ["digits for letters", "V3rdopple dein G3ld in sieben Tagen"],
    ["letters one by one", "V e r d o p p l e dein Geld in sieben Tagen"],
    ["invisible letters", "Ver\u200bdop\u200bple dein Ge\u00adld in sieben Tagen"],
    ["wide letters", "Ｖｅｒｄｏｐｐｌｅ dein Geld in sieben Tagen"],
    ["accents", "Vérdópple déin Gèld in sieben Tagen"],
    ["Latin letters in Russian", "Удвоим ваши дeньги за неделю, гарaнтируем"],
  ])("by %s change nothing", (_, text) => {
    expect(scamSigns(text)).toEqual(["promised_returns"]);
  });
});

test("the worst texts are read to their end", () => {
  const worst = ["a ", "a.", "1,", "%", "garantiert ", "ä\u0301", "zahl ", "保", "0 % ", "а", "a\u200b"];
  for (const piece of worst) {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    // One that took the square of its length would run out of the test's time.
    expect(Array.isArray(scamSigns(text)), piece).toBe(true);
  }
});
