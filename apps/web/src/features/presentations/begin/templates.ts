import type { PageTexts } from "@kompagnon/messages/features.ts";
import type { NewSlide } from "../model/deck-doc.ts";
import type { Font, Theme } from "../model/kinds.ts";
import { type Filling, type Layout, slideFrom } from "../model/layouts.ts";

type Texts = PageTexts["presentations/templates"];
/** A template by its name. */
export type TemplateKey = keyof Texts;
type SlideKey<K extends TemplateKey> = Texts[K] extends { slides: infer Slides }
  ? keyof Slides & string
  : never;
type Template<Key extends string> = {
  readonly theme: Theme;
  readonly font: Font;
  readonly slides: Readonly<Record<Key, Filling & { readonly layout: Layout }>>;
};

/** The templates of decks. The texts of their slides are in the catalogues, under the same names. */
export const TEMPLATES: { readonly [K in TemplateKey]: Template<SlideKey<K>> } = {
  pitch: {
    theme: "paper",
    font: "display",
    slides: {
      cover: { layout: "cover" },
      problem: { layout: "cards", icons: ["package", "clock", "money"] },
      solution: { layout: "picture" },
      market: { layout: "number" },
      growth: { layout: "chart", values: [42, 67, 118, 205] },
      plan: { layout: "steps" },
      team: { layout: "people" },
      closing: { layout: "closing" },
    },
  },
  team: {
    theme: "coral",
    font: "display",
    slides: {
      cover: { layout: "cover" },
      people: { layout: "people" },
      quote: { layout: "quote" },
      values: { layout: "cards", icons: ["heart", "handshake", "sparkles"] },
      closing: { layout: "closing" },
    },
  },
  offer: {
    theme: "sky",
    font: "plain",
    slides: {
      cover: { layout: "cover" },
      aim: { layout: "text" },
      services: { layout: "cards", icons: ["pen", "globe", "users"] },
      prices: { layout: "table", columns: 3 },
      steps: { layout: "steps" },
      closing: { layout: "closing" },
    },
  },
  review: {
    theme: "sun",
    font: "display",
    slides: {
      cover: { layout: "cover" },
      numbers: { layout: "numbers" },
      chart: { layout: "chart", chart: "line", values: [1.8, 2.1, 2.4, 2.9] },
      learned: { layout: "columns" },
      next: { layout: "text" },
    },
  },
  brand: {
    theme: "plum",
    font: "display",
    slides: {
      cover: { layout: "cover" },
      promise: { layout: "quote" },
      colours: { layout: "cards", swatches: ["accent", "second", "tint", "ink"] },
      voice: { layout: "cards", icons: ["message", "heart", "target"] },
      rules: { layout: "columns" },
    },
  },
  workshop: {
    theme: "night",
    font: "plain",
    slides: {
      cover: { layout: "cover" },
      agenda: { layout: "steps" },
      rules: { layout: "cards", icons: ["pen", "check", "message"] },
      question: { layout: "columns" },
      time: { layout: "number" },
      closing: { layout: "closing" },
    },
  },
  empty: { theme: "paper", font: "display", slides: {} },
};

/** A slide's words: lines, but for the list below a heading, whose lines belong together. */
function wordsOf(lines: string): string[] {
  const words: string[] = [];
  for (const line of lines.split("\n")) {
    const last = words.at(-1);
    if (line.startsWith("• ") && last?.startsWith("• ")) words[words.length - 1] = `${last}\n${line}`;
    else words.push(line);
  }
  return words;
}

/** The slides of a template in the words of a language; an empty one begins with a title. */
export function slidesFrom(
  key: TemplateKey,
  words: Readonly<Record<string, string>>,
  rtl: boolean,
): NewSlide[] {
  const found: readonly [string, Filling & { layout: Layout }][] = Object.entries(TEMPLATES[key].slides);
  if (found.length === 0) return [slideFrom("cover", [], { rtl })];
  return found.map(([name, { layout, ...filling }]) =>
    slideFrom(layout, wordsOf(words[name] ?? ""), { ...filling, rtl }),
  );
}
