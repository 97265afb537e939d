import { LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import type { templates as german } from "@kompagnon/messages/presentations/de.ts";
import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import { readDeck } from "../model/deck.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "../model/kinds.ts";
import { hasText } from "../model/object.ts";
import { plainText } from "../model/text.ts";
import { fillFrom } from "./fill.ts";
import { TEMPLATES, type TemplateKey } from "./templates.ts";

const keys = Object.keys(TEMPLATES) as TemplateKey[]; // Object.keys forgets the literal keys

describe.each(Object.keys(LANGUAGE_NAMES))("in %s", (language) => {
  test.each(keys)("the template %s fills its slides with its words", async (key) => {
    const { templates }: { templates: typeof german } = await import(
      /* @vite-ignore */ `@kompagnon/messages/presentations/${language}.ts`
    );
    const texts = templates[key];
    const words: Readonly<Record<string, string>> = "slides" in texts ? texts.slides : {};
    const doc = new Y.Doc();
    fillFrom(doc, key, words, language === "ar");
    const { slides } = readDeck(doc);
    if (key === "empty") return expect(slides).toHaveLength(1);
    expect(slides).toHaveLength(Object.keys(words).length);
    const all = slides.flatMap(({ objects }) => objects);
    const textsOf = (one: (typeof all)[number]): string[] => {
      if (hasText(one)) return [plainText(one.text)];
      if (one.kind === "table") return one.rows.flat();
      return one.kind === "chart" ? one.points.map(({ label }) => label) : [];
    };
    const shown = all.flatMap(textsOf).join("\n");
    // Every line of the words is on some slide; the marks of lists are drawn by the list.
    for (const line of Object.values(words).flatMap((text) => text.split("\n")))
      expect(shown).toContain(line.replace(/^• /, ""));
    const wordless = all.filter((one) => one.kind === "text" && plainText(one.text) === "");
    expect(wordless).toEqual([]);
    // What is written lies on its slide.
    for (const one of all.filter(hasText).filter(({ kind }) => kind === "text")) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(SLIDE_WIDTH);
      expect(one.y + one.h).toBeLessThanOrEqual(SLIDE_HEIGHT);
    }
  });
});
