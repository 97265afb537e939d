import { isHonestName } from "@kompagnon/contract/wire/names.ts";
import { describe, expect, test } from "vitest";
import { confusableForm, isReserved } from "#platform/names/names.ts";

describe("a name", () => {
  test.each([
    ["Lena", "LENA"],
    ["Lena", "Lеna"], // Cyrillic е
    ["Lena", "Ｌｅｎａ"],
    ["paypal", "раураl"],
    ["Ιrene", "Irene"], // Greek Ι
    ["Ian", "lan"],
    ["Zoë", "Zoë"],
    ["Straße 7", "straße  7"],
  ])("%s looks like %s", (one, other) => expect(confusableForm(one)).toBe(confusableForm(other)));

  test.each([
    ["Lena", "Lina"],
    ["Лена", "Lena"],
    ["Zoë", "Zoe"],
    ["田中", "田申"],
  ])("%s does not look like %s", (one, other) => expect(confusableForm(one)).not.toBe(confusableForm(other)));

  test.each([
    "Lena",
    "Zoë",
    "Nguyễn",
    "Đặng",
    "Алёна",
    "Ελένη",
    "محمد",
    "שרה",
    "नीलम",
    "ज़ैनब",
    "田中さくら",
    "김민준",
    "陳小明",
    "สมชาย",
    "Bäcker & Söhne",
    "Crypto на русском",
    "🚀 Dropshipping",
    "👩‍💻 Coding",
    "❤️ Marketing",
    "SEO 2026",
  ])("%s is honest", (name) => expect(isHonestName(name)).toBe(true));

  test.each([
    ["two scripts in a word", "Lеna"],
    ["fullwidth letters", "Ｌｅｎａ"],
    ["mathematical letters", "𝐋𝐞𝐧𝐚"],
    ["a joiner inside", "Le\u034Fna"],
    ["a zero width space", "Le\u200Bna"],
    ["a filler alone", "\u3164\u3164\u3164"],
    ["marks alone", "\u0301\u0301\u0301"],
    ["piled marks", "Le\u0301\u0302\u0303na"],
    ["another direction", "Le\u202Ena"],
    ["a variation selector", "Le\uFE0Fna"],
    ["a mark in front", "\u0301Lena"],
    ["nothing to read", "!!! 123"],
    ["a script of the past", "𐤋𐤍𐤀"],
  ])("with %s is refused", (_, name) => expect(isHonestName(name)).toBe(false));
});

describe("a reserved name", () => {
  test.each([
    "Admin",
    "ADMIN",
    "Support",
    "Moderator",
    "Kompagnon",
    "KompagnonTeam",
    "SupportTeam",
    "Аdmin",
    "Модератор",
    "客服",
    "الدعم",
    "Kompаgnon",
    "Kompagnon-Support",
  ])("is %s", (name) => expect(isReserved(name, "Kompagnon")).toBe(true));
  test.each(["Badminton", "Adminka", "Teamfuchs", "Lena", "Modest", "Helpi", "Alleycat"])(
    "is not %s",
    (name) => expect(isReserved(name, "Kompagnon")).toBe(false),
  );
});
