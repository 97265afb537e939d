import { expect, test } from "vitest";
import { changesIn, problemsOf, profileChange, readDraft, recordChange, type Values } from "./draft.ts";

const saved: Values = {
  username: "Mira",
  age: "31",
  location: "",
  bio: "b".repeat(900),
  idea: "",
  target: "",
  models: ["dropshipping", "smma"],
  skills: [],
  goal: "side-income",
  jobs: null,
  newsletter: false,
};

test("only what differs is a change; the order of chosen things is none", () => {
  expect(changesIn({ username: "Mira", models: ["smma", "dropshipping"], bio: "kurz" }, saved)).toEqual({
    bio: "kurz",
  });
});

test("an old long bio stays in peace until it is touched", () => {
  expect(problemsOf(changesIn({ bio: saved.bio, location: "Bern" }, saved))).toEqual({});
  expect(problemsOf(changesIn({ bio: `${saved.bio}!` }, saved))).toEqual({ bio: "bio_too_long" });
  expect(profileChange({ location: "Bern" })).toEqual({ location: "Bern" });
});

test.each([
  ["12", "invalid_age"],
  ["121", "invalid_age"],
  ["zwölf", "invalid_age"],
  ["13", undefined],
  ["٢٥", undefined],
])("age %s", (age, problem) => expect(problemsOf({ age }).age).toBe(problem));

test("an age is changed but not taken away, a goal cleared, an answer given", () => {
  expect(problemsOf({ age: " " }).age).toBe("age_locked");
  expect(profileChange({ age: "٢٥" })).toEqual({ age: 25 });
  expect(recordChange({ goal: null, models: [], jobs: true })).toEqual({
    goals: [],
    business_models: [],
    jobs: true,
  });
  expect(recordChange({ bio: "x" })).toBeNull();
  expect(profileChange({ goal: null })).toBeNull();
});

test("names are letters, 3 to 20", () => {
  expect(problemsOf({ username: "Al" }).username).toBe("username_invalid");
  expect(problemsOf({ username: "Zoë" })).toEqual({});
});

test("a kept draft comes back, nonsense does not", () => {
  const draft = { bio: "neu", models: ["smma"], goal: null, jobs: false } as const;
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  expect(readDraft('{"bio":7,"models":["nichts"],"goal":"x","evil":1}')).toEqual({ models: [] });
  expect(readDraft("[1")).toEqual({});
  expect(readDraft("null")).toEqual({});
});
