import { expect, test } from "vitest";
import { bodyOf, type Draft, EMPTY, moved, problemsOf } from "./draft.ts";

const draft = (more: Partial<Draft>): Draft => ({ ...EMPTY, name: "Druckerei", ...more });
const question = (text: string) => ({ key: text, text });

test("questions: sent for groups with applications, trimmed and without empty ones", () => {
  const questions = [question(" Warum? "), question("  "), question("Was noch?")];
  expect(bodyOf(draft({ type: "application", questions })).questions).toEqual(["Warum?", "Was noch?"]);
  expect(bodyOf(draft({ type: "public", questions }))).not.toHaveProperty("questions");
});

test("a name has 3 to 60 characters, a description at most 2000", () => {
  expect(problemsOf(draft({}))).toEqual({});
  expect(problemsOf(draft({ name: " ab " }))).toEqual({ name: "short" });
  expect(problemsOf(draft({ name: "a".repeat(61) }))).toEqual({ name: "long" });
  expect(problemsOf(draft({ description: "a".repeat(2001) }))).toEqual({ description: "long" });
  const long = [question("a".repeat(201))];
  expect(problemsOf(draft({ type: "application", questions: long }))).toEqual({ questions: "long" });
  expect(problemsOf(draft({ type: "private", questions: long }))).toEqual({});
});

test("entries move by one place and not beyond the ends", () => {
  expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "b", "c"]);
});
