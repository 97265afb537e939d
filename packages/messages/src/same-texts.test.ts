import { expect, test } from "vitest";
import { textsOf } from "./all-texts.ts";
import { ALL_LANGUAGES, DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import { DIFFERENCES } from "./same-texts.ts";

/** More than these in a language, and the list is a second catalogue. */
const DIFFERENCES_MAX = 45;
/** Shorter words mean too many things. */
const LENGTH_MIN = 12;

/** Articles name what they are about, buttons what happens; forms of counted texts come with their noun. */
const isCompared = ({ key, text }: { key: string; text: string }) =>
  (text.length >= LENGTH_MIN || /\s/u.test(text)) &&
  !/\/help\.|\.keywords$|_(zero|one|two|few|many|other)$/.test(key);

const german = Map.groupBy((await textsOf(DEFAULT_LANGUAGE)).filter(isCompared), ({ text }) => text);

/** The German texts that are said in several ways in a language, with these ways. */
async function differencesIn(language: Language): Promise<Map<string, Map<string, string[]>>> {
  const texts = new Map((await textsOf(language)).map(({ key, text }) => [key, text]));
  const all = [...german].map(([text, places]) => {
    const ways = Map.groupBy(
      places.map(({ key }) => key),
      (key) => texts.get(key) ?? "",
    );
    return [text, ways] as const;
  });
  return new Map(all.filter(([, ways]) => ways.size > 1));
}

test.each(ALL_LANGUAGES)(
  "one German text has one text in %s, unless it is listed why not",
  async (language) => {
    const found = await differencesIn(language);
    const listed = Object.keys(DIFFERENCES).filter((text) => DIFFERENCES[text]?.languages.includes(language));
    const unlisted = [...found].filter(([text]) => !listed.includes(text));
    expect(unlisted.map(([text, ways]) => ({ text, ways: Object.fromEntries(ways) }))).toEqual([]);
    expect(listed.filter((text) => !found.has(text))).toEqual([]);
    expect(listed.length).toBeLessThanOrEqual(DIFFERENCES_MAX);
  },
);
