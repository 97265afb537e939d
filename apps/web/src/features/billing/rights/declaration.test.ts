import { expect, test } from "vitest";
import { problemsOf, readDeclaration } from "./declaration.tsx";

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("a declaration is read without the spaces around it; what is not there is empty", () => {
  expect(readDeclaration(form({ name: " Mira ", email: " Mira@Example.test" }))).toEqual({
    name: "Mira",
    email: "mira@example.test",
    number: "",
    text: "",
  });
});

test("a name and an address are needed, a reason only for cause", () => {
  const empty = readDeclaration(form({}));
  expect(problemsOf(empty)).toEqual({ name: "name_missing", email: "declarer_email" });
  const whole = readDeclaration(form({ name: "Mira", email: "mira@example.test" }));
  expect(problemsOf(whole)).toEqual({});
  expect(problemsOf(whole, true)).toEqual({ text: "reason_missing" });
});
