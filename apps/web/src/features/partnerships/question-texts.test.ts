import { QUESTION_KEYS, questionOf } from "@kompagnon/contract/partnerships/questions.ts";
import { questions } from "@kompagnon/messages/partnerships/de.ts";
import { expect, test } from "vitest";

// Every other language has what the German texts have: a missing one does not compile.
test("every question has a title, a way to begin talking, and a name for each of its options", () => {
  const known: Record<string, Record<string, string>> = questions;
  for (const key of QUESTION_KEYS) {
    const asked = questionOf(key);
    const options = "options" in asked ? asked.options : [];
    expect(Object.keys(known[key] ?? {}).sort(), key).toEqual(["talk", "title", ...options].sort());
  }
  expect(Object.keys(known).sort()).toEqual([...QUESTION_KEYS].sort());
});
