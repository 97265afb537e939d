import { FEATURES } from "@kompagnon/messages/features.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import { loadTexts } from "@kompagnon/messages/load.ts";
import { type Catalogue, loadFeature } from "@kompagnon/messages/load-feature.ts";
import { expect, test } from "vitest";
import { blocksOf } from "./article-body.tsx";
import { ARTICLES, articleNamed, queryWith, SECTIONS } from "./sections.ts";

test.each(ALL_LANGUAGES)(
  "help centre: every article is in exactly one section and reads well in %s",
  async (language) => {
    const { help = {} } = await loadTexts(language, "help");
    const { sections } = help;
    const all = await Promise.all(
      FEATURES.map(async (feature) => (await loadFeature(language, feature))["help"]),
    );
    const articles: Catalogue = Object.assign({}, ...all);
    if (typeof sections !== "object") throw new Error("no sections");
    expect([...ARTICLES].sort()).toEqual(Object.keys(articles).sort());
    expect(SECTIONS.map(({ key }) => key).sort()).toEqual(Object.keys(sections).sort());
    for (const [key, article] of Object.entries(articles)) {
      const body = typeof article === "object" ? article["body"] : undefined;
      const blocks = blocksOf(typeof body === "string" ? body : "");
      expect(blocks.length, key).toBeGreaterThan(1);
      const texts = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : block.items));
      expect(
        texts.every((text) => text.trim() !== "" && !/^(\d+\.|-) /.test(text)),
        key,
      ).toBe(true);
    }
  },
);

test("an address names an article or nothing, and keeps what else it says", () => {
  expect(articleNamed("passkeys")).toBe("passkeys");
  for (const name of [null, "", "constructor", "nothing"]) expect(articleNamed(name)).toBeNull();
  const search = new URLSearchParams("tab=help&article=match");
  expect(queryWith(search, "pause")).toBe("?tab=help&article=pause");
  expect(queryWith(search, null)).toBe("?tab=help");
});
