import { describe, expect, test } from "vitest";
import { hueOf, initialsOf } from "./avatar.tsx";
import { money, relativeTime } from "./format.tsx";

const NOW = Date.UTC(2026, 10, 20, 12);
const ago = (ms: number, language = "de") => relativeTime(NOW - ms, NOW, language);

describe("relative times", () => {
  test("speak of minutes, hours, days, months and years", () => {
    expect(ago(59_000)).toBeNull();
    expect(ago(60_000)).toBe("vor 1 Minute");
    expect(ago(3 * 3_600_000)).toBe("vor 3 Stunden");
    expect(ago(24 * 3_600_000)).toBe("gestern");
    expect(ago(45 * 24 * 3_600_000)).toBe("letzten Monat");
    expect(ago(800 * 24 * 3_600_000)).toBe("vor 2 Jahren");
  });
  test("are short without a lone letter for a unit", () => {
    const short = (language: string) => relativeTime(NOW - 37 * 60_000, NOW, language, "short");
    expect(short("de")).toBe("vor 37 Min.");
    expect(short("en")).toBe("37 min. ago");
    for (const language of ["de", "en", "fr", "it", "es", "pt", "ru", "hi", "zh", "ar"])
      expect(short(language), language).not.toMatch(/37\s?\p{L}(?!\p{L})\.?(\s|$)/u);
  });
  test("use the language's own words", () => {
    expect(ago(5 * 60_000, "en")).toBe("5 minutes ago");
    expect(ago(2 * 24 * 3_600_000, "ar")).toContain("أمس");
  });
});

test("money is given in cents", () => {
  expect(money(1999, "de").replace(/\s/g, " ")).toBe("19,99 €");
  expect(money(1999, "en")).toBe("€19.99");
});

test("initials take the first and last word, whole characters", () => {
  expect(initialsOf("lena maria vogt")).toBe("LV");
  expect(initialsOf("Zoë")).toBe("Z");
  expect(initialsOf("  ")).toBe("?");
  expect(initialsOf("𝒜dam")).toBe("𝒜");
});

test("the same id always has the same hue", () => {
  expect(hueOf("0198c0de")).toBe(hueOf("0198c0de"));
  expect(new Set(["a", "b", "c", "d"].map(hueOf)).size).toBe(4);
});
