import { scamSigns } from "@kompagnon/contract/moderation/scam-signs.ts";
import { expect, test } from "vitest";
import { POSTS } from "#features/posts/sample/posts.ts";
import { CONVERSATIONS } from "#sample/conversations.ts";
import { PEOPLE } from "#sample/people.ts";

/** Every text in something, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test("nothing that the sample community says is under suspicion", () => {
  const texts = textsIn([POSTS, CONVERSATIONS, PEOPLE]);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => scamSigns(text).length > 0)).toEqual([]);
});
