import { expect, test } from "vitest";
import { POSTS } from "#features/posts/sample/posts.ts";
import { languageIn } from "#platform/language-in.ts";

test("the languages of nearly all sample posts are told apart", () => {
  const told = POSTS.filter(({ text }) => languageIn(text) !== null);
  expect(told.length / POSTS.length).toBeGreaterThan(0.9);
});
