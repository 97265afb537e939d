import { expect, test } from "vitest";
import { isolate, withoutIsolates } from "./isolate.ts";

const LAYLA = "\u0644\u064a\u0644\u0649";
const marked = (text: string) => `\u2068${text}\u2069`;

test.each([
  ["a Latin name in German", "de", "Lena", "Lena"],
  ["an Arabic name in German", "de", LAYLA, marked(LAYLA)],
  ["a Hebrew name in Chinese", "zh", "\u05d0\u05d1", marked("\u05d0\u05d1")],
  ["a name of both directions in German", "de", `Lena ${LAYLA}`, marked(`Lena ${LAYLA}`)],
  ["a Latin name in Arabic", "ar", "Lena", marked("Lena")],
  ["a Chinese name in Arabic", "ar", "\u6797", marked("\u6797")],
  ["an Arabic name in Arabic", "ar", LAYLA, LAYLA],
  ["a number with a sign in Arabic", "ar", "19.99 €", "19.99 €"],
  ["Arabic digits in German", "de", "\u0661\u0662", "\u0661\u0662"],
  ["an amount with a Latin unit in Arabic", "ar", "5 MB", marked("5 MB")],
  ["an isolated name in German", "de", marked(LAYLA), marked(LAYLA)],
  [
    "a list of isolated names in Arabic",
    "ar",
    `${marked("Lena")}\u060c ${LAYLA}`,
    `${marked("Lena")}\u060c ${LAYLA}`,
  ],
  ["several lines", "ar", "• Lena\n• Jonas", "• Lena\n• Jonas"],
  ["an address", "ar", "https://kompagnon.test/a", "https://kompagnon.test/a"],
  ["nothing", "ar", "", ""],
] as const)("isolate: %s", (_, language, text, expected) => {
  expect(isolate(language, text)).toBe(expected);
});

test("withoutIsolates: removes the marks and nothing else", () => {
  expect(withoutIsolates(`${marked(LAYLA)}: \u20664242\u2069`)).toBe(`${LAYLA}: 4242`);
});
