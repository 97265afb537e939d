import { expect, test } from "vitest";
import { fittingNames, typedMention, withMention } from "./use-mentions.ts";

test("a mention begins with an @ that has no word or address before it", () => {
  expect(typedMention("Hallo @Le", 9)).toEqual({ from: 6, words: "Le" });
  expect(typedMention("@", 1)).toEqual({ from: 0, words: "" });
  for (const text of ["a@b", "lena@", "@Lena ", "https://x.de/@le", ""])
    expect(typedMention(text, text.length)).toBeNull();
  expect(typedMention("@Lena und", 3)).toEqual({ from: 0, words: "Le" });
});

test("names are found by their beginning and put in with a space", () => {
  const people = ["Lena", "Leonie", "Jonas"].map((username) => ({ username }));
  expect(fittingNames(people, "le").map(({ username }) => username)).toEqual(["Lena", "Leonie"]);
  const text = "Hallo @Le und so";
  expect(withMention(text, 9, { from: 6, words: "Le" }, "Lena")).toEqual({
    text: "Hallo @Lena und so",
    cursor: 12,
  });
});
