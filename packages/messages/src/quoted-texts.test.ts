import { expect, test } from "vitest";
import { textsOf } from "./all-texts.ts";
import { FEATURES, namespaceOf } from "./features.ts";
import { ALL_LANGUAGES, DEFAULT_LANGUAGE } from "./languages.ts";
import { type Catalogue, loadFeature } from "./load-feature.ts";
import { withQuotedTexts } from "./quoted-texts.ts";

const load = async (): Promise<Record<string, Catalogue>> => ({
  pages: { security: { title: "Sicherheit" } },
  staff: { ban: "Sperren" },
});

test("withQuotedTexts: puts in the texts that are named by key, of pages and of other parts", async () => {
  const texts = {
    help: { body: "Unter „$t(settings:security.title)“ oder „$t(settings/staff:ban)“.", title: "Hilfe" },
  };
  expect(await withQuotedTexts("de", texts, load)).toEqual({
    help: { body: "Unter „Sicherheit“ oder „Sperren“.", title: "Hilfe" },
  });
});

test.each(["$t(settings:security)", "$t(settings:missing)", "$t(settings/missing:ban)"])(
  "withQuotedTexts: rejects %s, which is no text",
  async (text) => {
    await expect(withQuotedTexts("de", { text }, load)).rejects.toThrow("No text settings");
  },
);

/** Quotes of a language in its marks. */
const quotesIn = (text: string) =>
  [...text.matchAll(/[„“«]([^„“”«»]+)[“”»]/gu)].map(([, quote]) => quote ?? "");
const isQuoting = (name: string) => /\/(help|mails)$/.test(name);
/** Quotes that only look like ours: the name of a group's first channel, a menu of the phone, an article named after a field. */
const FOREIGN: ReadonlySet<string> = new Set([
  "groups/help.groups_channels.body: Allgemein",
  "notifications/help.push.body: Teilen",
  "profiles/help.profile.title: Über mich",
]);

/** The texts as they are written, keys in them. */
const written = async (language: (typeof ALL_LANGUAGES)[number]) =>
  (
    await Promise.all(
      FEATURES.map(async (feature) =>
        Object.entries(await loadFeature(language, feature)).map(
          ([part, texts]) => [namespaceOf(feature, part), texts] as const,
        ),
      ),
    )
  )
    .flat()
    .filter(([name]) => isQuoting(name))
    .flatMap(([name, topics]) =>
      Object.entries(topics).flatMap(([topic, fields]) =>
        typeof fields === "string"
          ? []
          : Object.entries(fields).map(([field, text]) => ({
              key: `${name}.${topic}.${field}`,
              text: String(text),
            })),
      ),
    )
    .filter(({ key }) => !key.endsWith(".keywords"));

test("a German article or mail names a button or title that it quotes by key", async () => {
  const others = (await textsOf(DEFAULT_LANGUAGE)).filter(({ key }) => !/\/(help|mails)\.|^faq/.test(key));
  const known = new Set(others.map(({ text }) => text));
  const literal = (await written(DEFAULT_LANGUAGE)).flatMap(({ key, text }) =>
    quotesIn(text)
      .filter((quote) => known.has(quote))
      .map((quote) => `${key}: ${quote}`),
  );
  expect(literal.filter((one) => !FOREIGN.has(one))).toEqual([]);
});

test.each(ALL_LANGUAGES)(
  "every text that %s quotes by key exists, and German quotes it there too",
  async (language) => {
    const keysIn = (text: string) => [...text.matchAll(/\$t\(([^)]*)\)/g)].map(([, key]) => key);
    const german = new Map((await written(DEFAULT_LANGUAGE)).map(({ key, text }) => [key, keysIn(text)]));
    for (const { key, text } of await written(language))
      expect(german.get(key), key).toEqual(expect.arrayContaining(keysIn(text)));
    // Throws where one does not exist.
    expect((await textsOf(language)).filter(({ text }) => text.includes("$t("))).toEqual([]);
  },
);
