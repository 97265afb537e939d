import { expect, test } from "vitest";
import type { Draft } from "./draft.ts";
import { countOf, missingIn, toNewPost } from "./use-publishing.ts";

const draft = (change: Partial<Draft> = {}): Draft => ({
  clientId: "0198f0a0-0000-7000-8000-000000000001",
  text: "",
  hiring: null,
  dm: false,
  group: null,
  embeddable: true,
  media: [],
  ...change,
});

test("a plain post has no actions", () => {
  expect(toNewPost(draft({ text: "Hallo" }), [], null)).toEqual({
    client_id: "0198f0a0-0000-7000-8000-000000000001",
    content: "Hallo",
    media: [],
    embeddable: true,
  });
});

test("an offer leaves empty roles out and counts at least one", () => {
  const offered = draft({ hiring: { count: "0", roles: [" Schnitt ", "", "Ton"] }, dm: true, group: "g" });
  expect(toNewPost(offered, ["m"], "q")).toMatchObject({
    media: ["m"],
    quote: "q",
    actions: { hiring: { count: 1, roles: ["Schnitt", "Ton"] }, dm: true, groupJoin: { groupId: "g" } },
  });
});

test.each([
  ["3", 3],
  ["", 1],
  ["abc", 1],
  ["-4", 1],
  ["2.9", 2],
  ["9999", 50],
])("%j people are %i", (typed, count) => expect(countOf(typed)).toBe(count));

test("what is missing", () => {
  expect(missingIn(draft(), [])).toBe("words");
  expect(missingIn(draft({ text: "  \n" }), [])).toBe("words");
  expect(missingIn(draft({ text: "a", hiring: { count: "1", roles: [" "] } }), [])).toBe("roles");
  expect(missingIn(draft({ text: "a", group: "" }), [])).toBe("group");
  expect(missingIn(draft({ text: "a", group: "g" }), [])).toBeNull();
});
