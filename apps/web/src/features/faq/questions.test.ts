import { FAQ_CHECKED_ON } from "@kompagnon/contract/faq/rules.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import { loadFeature } from "@kompagnon/messages/load-feature.ts";
import { expect, test } from "vitest";
import { blocksOf } from "../help/article-body.tsx";
import { SECTIONS } from "./questions.ts";
import { LAW, OFFICES } from "./sources.ts";

const allQuestions = SECTIONS.flatMap(({ questions }) => questions);

test("every question is in one section and has one to three https sources", () => {
  const keys = allQuestions.map(([key]) => key);
  expect(keys.length).toBeGreaterThanOrEqual(40);
  expect(new Set(keys).size).toBe(keys.length);
  expect(Date.parse(FAQ_CHECKED_ON)).toBeLessThan(Date.now());
  for (const [key, ...sources] of allQuestions) {
    expect(sources.length, key).toBeGreaterThan(0);
    expect(sources.length, key).toBeLessThanOrEqual(3);
  }
  const used = new Set(allQuestions.flatMap(([, ...sources]) => sources.map(({ href }) => href)));
  for (const { name, href } of [...Object.values(LAW), ...Object.values(OFFICES)]) {
    expect(new URL(href).protocol, name).toBe("https:");
    expect(used, name).toContain(href);
  }
});

test.each(ALL_LANGUAGES)("every question is asked and answered in %s", async (language) => {
  const { pages = {}, questions = {} } = await loadFeature(language, "faq");
  expect(Object.keys(questions).sort()).toEqual(allQuestions.map(([key]) => key).sort());
  expect(Object.keys(pages["section"] ?? {}).sort()).toEqual(SECTIONS.map(({ key }) => key).sort());
  for (const [key, texts] of Object.entries(questions)) {
    if (typeof texts === "string") throw new Error(key);
    const { q, a } = texts;
    if (typeof q !== "string" || typeof a !== "string") throw new Error(key);
    expect(/[?？؟]$/.test(q), `${key}: ${q}`).toBe(true);
    const length = language === "zh" ? a.length * 3 : a.length;
    expect(length, key).toBeGreaterThan(200);
    expect(length, key).toBeLessThan(1_100);
    // Paragraphs only: nothing that would be drawn as the sign that it is written with.
    expect(blocksOf(a).every(({ kind }) => kind === "paragraph")).toBe(true);
  }
});
