import { describe, expect, test } from "vitest";
import { type Text, textsOf } from "./all-texts.ts";
import { ALL_LANGUAGES, type Language } from "./languages.ts";
import { LATIN_WORDS, RULES, type Rule, SPECIFIED } from "./wording.ts";

/** Without what members may search for in help: keywords name other products' words on purpose. */
const isWorded = ({ key }: Text) => !key.endsWith(".keywords");

const texts = new Map<Language, Text[]>();
for (const language of ALL_LANGUAGES) texts.set(language, (await textsOf(language)).filter(isWorded));

const violations = (language: Language, { pattern, except, only }: Rule): string[] =>
  (texts.get(language) ?? [])
    .filter(({ key }) => !except?.test(key) && (only?.test(key) ?? true))
    .filter(({ key }) => !SPECIFIED.has(key))
    .filter(({ text }) => pattern.test(text))
    .map(({ key, text }) => `${key}: ${pattern.exec(text)?.[0]}`);

describe.each(RULES)("$name", (rule) => {
  test.each(rule.languages)("%s", (language) => {
    expect(violations(language, rule)).toEqual([]);
  });
});

test.each(["ru", "hi", "zh", "ar"] as const)("%s: a Latin word is a name or on the list", (language) => {
  // Law, legal forms and sample businesses are German, and examples name people.
  const quoting = /^(faq|businessplans\/examples|plans\/templates|presentations\/templates|ai\.assistants)/;
  const words = (texts.get(language) ?? [])
    .filter(({ key }) => !quoting.test(key))
    .flatMap(({ text }) =>
      [
        ...text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, " ").matchAll(/\p{Script=Latin}[\p{Script=Latin}\d]*/gu),
      ].map(([word]) => word),
    );
  expect([...new Set(words)].filter((word) => !LATIN_WORDS.has(word)).sort()).toEqual([]);
});
