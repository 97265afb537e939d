import { expect, test } from "vitest";
import { lineText } from "./model.ts";

test("what people write on one line has no breaks, and nothing that turns the line around", () => {
  const line = lineText(20);
  expect(line.parse(" Nordlicht\n\n GmbH ")).toBe("Nordlicht GmbH");
  expect(line.parse("abc\u202edef\u2066ghi")).toBe("abcdefghi");
  expect(line.parse("\u202e\u2069")).toBe("");
  // Marks of direction are part of how Arabic and Hebrew are written next to numbers.
  expect(line.parse("א\u200f 12")).toBe("א\u200f 12");
  expect(line.safeParse("a".repeat(21)).success).toBe(false);
});
