import { FEATURES, namespaceOf, SERVER_PARTS } from "@kompagnon/messages/features.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { ALL_LANGUAGES, type Language, localeOf } from "@kompagnon/messages/languages.ts";
import { type Catalogue, loadFeature } from "@kompagnon/messages/load-feature.ts";
import { withQuotedTexts } from "@kompagnon/messages/quoted-texts.ts";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { createLoadingTranslator, formatMessage } from "./translator.ts";

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5];
const MOMENT = new Date("2026-11-22T10:00:00Z");
const isServers = (part: string) => SERVER_PARTS.some((one) => one === part);

/** All that pages say in a language, by part. */
async function partsOf(language: Language): Promise<Record<string, Catalogue>> {
  const all = await Promise.all(
    FEATURES.map(async (feature) => {
      const parts = Object.entries(await loadFeature(language, feature)).filter(([part]) => !isServers(part));
      return Promise.all(
        parts.map(
          async ([part, texts]) =>
            [namespaceOf(feature, part), await withQuotedTexts(language, texts)] as const,
        ),
      );
    }),
  );
  return Object.fromEntries(all.flat());
}

/** A key, and the numbers that it is asked for with. */
type Asked = { key: string; counts: readonly (number | undefined)[] };
const ANY_NUMBER = [undefined, ...COUNTS];
/** What does not depend on a number is found without one and with one. */
const ONE_NUMBER = [undefined, 5];
const FORM = /_(zero|one|two|few|many|other)$/;

/** The keys of all texts, those with plural forms also by their requested key. */
function keysOf(texts: Catalogue, before = ""): Asked[] {
  return Object.entries(texts).flatMap(([name, value]): Asked[] => {
    if (typeof value !== "string") return keysOf(value, `${before}${name}.`);
    const key = `${before}${name}`;
    if (FORM.test(name))
      return [
        { key, counts: ONE_NUMBER },
        { key: key.replace(FORM, ""), counts: ANY_NUMBER },
      ];
    return [{ key, counts: value.includes("{{count") ? ANY_NUMBER : ONE_NUMBER }];
  });
}
/** Each key once, with all numbers that any of its forms is asked for with. */
const askedOf = (texts: Catalogue): Asked[] => [
  ...new Map(
    keysOf(texts)
      .sort((one, other) => one.counts.length - other.counts.length)
      .map((request) => [request.key, request]),
  ).values(),
];

/** Something for each gap of any text; `$` and braces, which a replacement might take for its own. */
const valuesFor = (texts: string): Record<string, unknown> =>
  Object.fromEntries(
    [...texts.matchAll(/\{\{\s*([^},\s]+)(, datetime)?/g)].map(([, name = "", moment]) => [
      name,
      moment ? MOMENT : `«${name} $& {{x}}»`,
    ]),
  );

/** What i18next is given: it does not isolate. */
const isolated = (language: Language, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolate(language, value) : value,
    ]),
  );

test.each(ALL_LANGUAGES)("pages say in %s exactly what i18next says", async (language) => {
  const resources = await partsOf(language);
  const oracle = createInstance();
  await oracle.init({
    lng: localeOf(language),
    resources: { [localeOf(language)]: resources },
    fallbackLng: false,
    ns: Object.keys(resources),
    interpolation: { escapeValue: false },
  });
  let compared = 0;
  const different: object[] = [];
  for (const [part, texts] of Object.entries(resources)) {
    const t = oracle.getFixedT(localeOf(language), part as never); // any part
    const values = valuesFor(JSON.stringify(texts));
    for (const { key, counts } of askedOf(texts)) {
      for (const count of counts) {
        const given = { ...values, ...(count !== undefined && { count }) };
        compared++;
        const ours = formatMessage(language, texts, key, given) ?? key;
        const theirs = String(t(key as never, isolated(language, given) as never));
        if (ours !== theirs) different.push({ key: `${part}:${key}`, ours, theirs });
      }
    }
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(10_000);
});

test.each([
  ["an Arabic name in German", "de", "\u0644\u064a\u0644\u0649", "\u2068\u0644\u064a\u0644\u0649\u2069 (3)"],
  ["a Latin name in German", "de", "Lena", "Lena (3)"],
  ["a Latin name in Arabic", "ar", "Lena", "\u2068Lena\u2069 (3)"],
] as const)("say: isolates %s, never a number", (_, language, name, expected) => {
  expect(formatMessage(language, { key: "{{name}} ({{n}})" }, "key", { name, n: 3 })).toBe(expected);
});

test("say: zero takes the plural in Portuguese, as in Portugal", () => {
  const texts = {
    people_one: "{{count}} pessoa",
    people_many: "{{count}} de pessoas",
    people_other: "{{count}} pessoas",
  };
  expect(formatMessage("pt", texts, "people", { count: 0 })).toBe("0 pessoas");
  expect(formatMessage("pt", texts, "people", { count: 1 })).toBe("1 pessoa");
});

test("texts load when they are requested, and all of them again in a new language", async () => {
  const speaker = createLoadingTranslator("de");
  expect(speaker.has("de", ["ui"])).toBe(false);
  await speaker.load("de", ["ui", "posts"]);
  const heard: string[] = [];
  speaker.onLanguage(() => heard.push(speaker.language));
  const t = speaker.getFixedT("de", ["posts", "ui"]);
  expect(t("cancel")).toBe("Abbrechen");
  expect(t("ui:cancel")).toBe("Abbrechen");
  expect(t("nothing.here")).toBe("nothing.here");
  expect(speaker.getFixedT("de", ["posts", "ui"])).toBe(t);
  // The last wish counts, however long an earlier one takes.
  await Promise.all([speaker.changeLanguage("fr"), speaker.changeLanguage("en")]);
  expect(heard).toEqual(["en"]);
  expect(speaker.has("en", ["ui", "posts"])).toBe(true);
  expect(speaker.getFixedT("en", "ui")("cancel")).toBe("Cancel");
});
