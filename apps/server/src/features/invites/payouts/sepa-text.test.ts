import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEPA_NAME_MAX, sepaText } from "#features/invites/payouts/sepa-text.ts";

describe("sepaText", () => {
  test.each([
    ["Groß & Söhne", "Gross + Soehne"],
    ["Łukasz Øre", "Lukasz Oere"],
    ["Ægir Ångström", "Aegir Aangstroem"],
    ["José Müller-Peña", "Jose Mueller-Pena"],
    ["o\u0308 decomposed", "oe decomposed"],
    ["Иван Петров", "Ivan Petrov"],
    ["Γιώργος", "Giorgos"],
    ["王小明", "WangXiaoMing"],
    ["O’Brien", "O'Brien"],
    ["  a\n b  ", "a b"],
    ["<Nm>x</Nm>", "Nm x /Nm"],
  ])("%s is written as %s", (name, written) => {
    expect(sepaText(name)).toBe(written);
  });

  test.each(["", "   ", "…", "---", "\u200b"])("%j cannot be written", (name) => {
    expect(sepaText(name)).toBeNull();
  });

  test("writes any text in the characters and the length that banks take, or not at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
        const written = sepaText(text);
        if (written === null) return;
        expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+]([A-Za-z0-9/\-?:().,'+ ]*[A-Za-z0-9/\-?:().,'+])?$/);
        expect(written.length).toBeLessThanOrEqual(SEPA_NAME_MAX);
      }),
    );
  });
});
