import { expect, test } from "vitest";
import { lineText } from "./model.ts";
import { isSimple } from "./text-length.ts";

test("what people write on one line has no breaks, and nothing that turns the line around", () => {
  const line = lineText(20);
  expect(line.parse(" Nordlicht\n\n GmbH ")).toBe("Nordlicht GmbH");
  expect(line.parse("abc\u202edef\u2066ghi")).toBe("abcdefghi");
  expect(line.parse("\u202e\u2069")).toBe("");
  // Marks of direction are part of how Arabic and Hebrew are written next to numbers.
  expect(line.parse("א\u200f 12")).toBe("א\u200f 12");
  expect(line.safeParse("a".repeat(21)).success).toBe(false);
});

const FORBIDDEN = /[\p{Cc}--[\n\t]]|\p{M}|\p{Cs}|\p{Noncharacter_Code_Point}/v;
const BRACKETS = /[[\]]/;

test("a simple character stays the same, alone and next to any simple one", () => {
  const simple = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(isSimple);
  expect(simple).toContain("ß");
  expect(simple).not.toContain("\r");
  for (const one of simple) {
    expect(FORBIDDEN.test(one)).toBe(false);
    if (!BRACKETS.test(one)) expect(BRACKETS.test(one.normalize("NFKD"))).toBe(false);
  }
  const all = simple.join("");
  expect(all.normalize("NFC")).toBe(all);
  expect(all.split("").reverse().join("").normalize("NFC")).toBe(all.split("").reverse().join(""));
});
