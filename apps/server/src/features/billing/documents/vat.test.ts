import { PRICE_CENTS } from "@kompagnon/contract/billing/rules.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { taxCountry, vatRate, vatWithin } from "#features/billing/documents/vat.ts";
import { money } from "#features/billing/rights/mails.ts";

test.each([
  ["a pass in Germany", 1_999, "DE", false, 319],
  ["six months in Germany", 9_999, "DE", false, 1_596],
  ["a pass in France without the One-Stop-Shop", 1_999, "FR", false, 319],
  ["a pass in France under it", 1_999, "FR", true, 333],
  ["a pass in Finland, whose rate has a half", 1_999, "FI", true, 406],
  ["a pass outside of the Union", 1_999, "CH", true, 319],
  ["what goes back", -1_999, "DE", false, -319],
])("%s holds so much tax", (_what, cents, country, oneStopShop, tax) => {
  expect(vatWithin(cents, vatRate(taxCountry(country, oneStopShop)))).toBe(tax);
});

test.each([
  ["a French buyer without the One-Stop-Shop", "FR", false, "DE"],
  ["a French buyer under it", "FR", true, "FR"],
  ["a Swiss buyer under it", "CH", true, "DE"],
  ["an unknown country", null, true, "DE"],
  ["a name that objects have", "constructor", true, "DE"],
])("%s is taxed in the right country", (_, buyer, oneStopShop, country) => {
  expect(taxCountry(buyer, oneStopShop)).toBe(country);
});

test("tax is whole cents, the nearest there are, and gives back what it took", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 0, max: 2_700 }),
      (cents, rate) => {
        const tax = vatWithin(cents, rate);
        expect(Number.isInteger(tax)).toBe(true);
        expect(vatWithin(-cents, rate)).toBe(-tax);
        // Half a cent at most: 2 * |tax * (10000 + rate) - cents * rate| <= 10000 + rate, in integers.
        const off = BigInt(tax) * BigInt(10_000 + rate) - BigInt(cents) * BigInt(rate);
        expect(2n * (off < 0n ? -off : off) <= BigInt(10_000 + rate)).toBe(true);
      },
    ),
    { numRuns: 5_000 },
  );
});

test.each([
  ["de", "99,99 €"],
  ["en", "€99.99"],
  ["fr", "99,99 €"],
  ["it", "99,99 €"],
  ["es", "99,99 €"],
  ["pt", "99,99 €"],
  ["ru", "99,99 €"],
  ["hi", "€99.99"],
  ["zh", "€99.99"],
  ["ar", "99.99 €"],
] as const)("six months are written in %s as %s", (language, written) => {
  // Marks of direction and the kinds of narrow spaces are the language's own business.
  const plain = money(PRICE_CENTS["6m"], language)
    .replace(/[\u200e\u200f]/g, "")
    .replace(/\s/g, " ");
  expect(plain).toBe(written);
});
