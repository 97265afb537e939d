import { expect, test } from "vitest";
import { POSTS } from "#features/posts/sample/posts.ts";
import { languageIn } from "#platform/language-in.ts";

test("the language of nearly all sample posts is detected", () => {
  const recognized = POSTS.filter(({ text }) => languageIn(text) !== null);
  expect(recognized.length / POSTS.length).toBeGreaterThan(0.9);
});
