import { expect, test } from "vitest";
import { isSimple } from "./text-length.ts";

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
