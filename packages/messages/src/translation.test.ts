import { expect, test } from "vitest";
import type { Translation } from "./translation.ts";

const german = {
  nav: { home: "Übersicht" },
  matches_one: "{{count}} Match",
  matches_other: "{{count}} Matches",
} as const;
type German = typeof german;

// What does not compile is checked by the type checker: a line below without its error fails the build.
const nav = { home: "x" };
const whole = { nav, matches_one: "", matches_other: "" } satisfies Translation<German, "en">;
const arabic = {
  nav,
  matches_zero: "",
  matches_one: "",
  matches_two: "",
  matches_few: "",
  matches_many: "",
  matches_other: "",
} satisfies Translation<German, "ar">;
const chinese = { nav, matches_other: "" } satisfies Translation<German, "zh">;

const refused = [
  // @ts-expect-error a key is missing
  { nav } satisfies Translation<German, "en">,
  // @ts-expect-error a key of a topic is missing
  { nav: {}, matches_one: "", matches_other: "" } satisfies Translation<German, "en">,
  // @ts-expect-error there is one key too many
  { nav, matches_one: "", matches_other: "", other: "" } satisfies Translation<German, "en">,
  // @ts-expect-error Russian tells four forms apart
  { nav, matches_one: "", matches_other: "" } satisfies Translation<German, "ru">,
  // @ts-expect-error Chinese has one form only
  { nav, matches_one: "", matches_other: "" } satisfies Translation<German, "zh">,
];

test("a catalogue has exactly the plural forms of its language", () => {
  expect(Object.keys(whole)).toHaveLength(3);
  expect(Object.keys(arabic)).toHaveLength(7);
  expect(Object.keys(chinese)).toHaveLength(2);
  expect(refused).toHaveLength(5);
});
