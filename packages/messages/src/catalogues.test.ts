import { describe, expect, test } from "vitest";
import { FEATURES, namespaceOf } from "./features.ts";
import { ALL_LANGUAGES, directionOf, localeOf, pickLanguage } from "./languages.ts";
import { type Catalogue, loadFeature } from "./load-feature.ts";

/** Texts by dotted key. */
function flat(catalogue: Catalogue, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+\/?>/g) ?? [])].sort();
const SUFFIX = /_(zero|one|two|few|many|other)$/;

const parts = (
  await Promise.all(
    FEATURES.map(async (feature) =>
      Object.entries(await loadFeature("de", feature)).map(([part, german]) => ({
        name: namespaceOf(feature, part),
        feature,
        part,
        german: flat(german),
      })),
    ),
  )
).flat();

describe.each(FEATURES)("%s", (feature) => {
  test.each(ALL_LANGUAGES)("says the same parts in %s as in German", async (language) => {
    expect(Object.keys(await loadFeature(language, feature)).sort()).toEqual(
      parts
        .filter((one) => one.feature === feature)
        .map(({ part }) => part)
        .sort(),
    );
  });
});

describe.each(parts)("the part $name", ({ feature, part, german }) => {
  test.each(ALL_LANGUAGES)("holds the German keys and placeholders in %s", async (language) => {
    const texts = flat((await loadFeature(language, feature))[part] ?? {});
    const stem = (key: string) => key.replace(SUFFIX, "");
    expect(new Set([...texts.keys()].map(stem))).toEqual(new Set([...german.keys()].map(stem)));
    const empty: string[] = [];
    const different: object[] = [];
    for (const [key, text] of texts) {
      if (text.trim() === "") empty.push(key);
      const source = german.get(key) ?? german.get(`${stem(key)}_other`) ?? "";
      const wanted = placeholders(source);
      // A form for exactly one, two or none may say the number in words.
      const may = /_(zero|one|two)$/.test(key) ? wanted.filter((name) => name !== "{{count}}") : wanted;
      const found = placeholders(text).filter((name) => may.includes(name) || !wanted.includes(name));
      if (found.join() !== may.join()) different.push({ key, found, expected: may });
    }
    expect(empty).toEqual([]);
    expect(different).toEqual([]);
  });

  test.each(ALL_LANGUAGES)("has the plural forms that %s tells apart", async (language) => {
    const texts = flat((await loadFeature(language, feature))[part] ?? {});
    const categories = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories.sort();
    const forms = Object.groupBy(
      [...texts.keys()].filter((key) => SUFFIX.test(key)),
      (key) => key.replace(SUFFIX, ""),
    );
    for (const [name, keys = []] of Object.entries(forms)) {
      const found = keys.map((key) => key.slice(name.length + 1)).sort();
      if (found.includes("other")) expect(found, `${language} ${name}`).toEqual(categories);
    }
  });
});

// An error code, a mail's name, a kind of notification and an article's address come without their feature's name.
test.each([
  ["error code", ["errors", "checks"]],
  ["mail", ["mails"]],
  ["notification", ["notifications"]],
  ["article", ["help"]],
])("no %s has texts of two features", (_, names) => {
  const all = parts
    .filter(({ part }) => names.includes(part))
    .flatMap(({ german }) => [...new Set([...german.keys()].map((key) => key.split(".")[0]))]);
  expect(all).toEqual([...new Set(all)]);
});

test("localeOf: Portuguese is formatted and counted as in Portugal, every other language by its own code", () => {
  expect(ALL_LANGUAGES.map(localeOf)).toEqual(ALL_LANGUAGES.map((one) => (one === "pt" ? "pt-PT" : one)));
  expect(new Intl.PluralRules(localeOf("pt")).select(0)).toBe("other");
  expect(new Intl.NumberFormat(localeOf("pt")).format(1234.5)).toBe("1234,5");
});

test("a language is picked by the first locale that is spoken here", () => {
  expect(pickLanguage(["nl-NL", "pt-BR", "en"])).toBe("pt");
  expect(pickLanguage(["zh-Hant-TW"])).toBe("zh");
  expect(pickLanguage(["toString", "xx"])).toBeNull();
  expect(ALL_LANGUAGES.filter((language) => directionOf(language) === "rtl")).toEqual(["ar"]);
});
