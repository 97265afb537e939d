import { emoji as rule } from "@kompagnon/contract/chats/model.ts";
import { expect, test } from "vitest";
import { emojiGroups, findEmojis } from "./emoji-picker.tsx";

const groups = emojiGroups();
const all = groups.flatMap(({ emojis }) => emojis);
const found = (words: string) =>
  findEmojis(groups, words).flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji));

test("every emoji is one that the contract takes, has words, and comes once", () => {
  for (const { emoji, words } of all) {
    expect(rule.safeParse(emoji).success, emoji).toBe(true);
    expect(words.length, emoji).toBeGreaterThan(1);
  }
  expect(new Set(all.map(({ emoji }) => emoji)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(300);
});

test("words find in German and English, by their beginning and without accents", () => {
  expect(found("rakete")).toEqual(["🚀"]);
  expect(found("rocket")).toEqual(["🚀"]);
  expect(found("Österr")).toEqual(["🇦🇹"]);
  expect(found("osterr")).toEqual(["🇦🇹"]);
  expect(found("herz rot")).toEqual(["❤️"]);
  expect(found("xyz")).toEqual([]);
  expect(found("")).toHaveLength(all.length);
});
