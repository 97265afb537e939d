import { expect, test } from "vitest";
import { POSTS } from "#features/posts/sample/posts.ts";
import { languageIn } from "#platform/language-in.ts";

test("the language of nearly all sample posts is detected", () => {
  const told = POSTS.filter(({ text }) => languageIn(text) !== null);
  expect(told.length / POSTS.length).toBeGreaterThan(0.9);
});
