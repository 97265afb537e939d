import { expect, test } from "vitest";
import { withoutMailLines } from "./texts.ts";

test("withoutMailLines: leaves out the lines of the daily mail in all plural forms, but for the match's", () => {
  const texts = {
    someone: "Jemand",
    match: { title: "Match", line: "Match mit {{name}}" },
    message: { title: "Nachricht", line_one: "Eine", line_other: "Viele" },
    decision: { accepted: { title: "Ja", text: "Willkommen", line: "Angenommen" } },
  };
  expect(withoutMailLines(texts)).toEqual({
    someone: "Jemand",
    match: { title: "Match", line: "Match mit {{name}}" },
    message: { title: "Nachricht" },
    decision: { accepted: { title: "Ja", text: "Willkommen" } },
  });
});
