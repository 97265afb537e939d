import { expect, test } from "vitest";
import { outlookOf } from "./finance.ts";
import {
  EMPTY_NUMBERS,
  GROWTH_MAX,
  GROWTH_MIN,
  LINES_MAX,
  MONTHS,
  PLAN_CENTS_MAX,
  type PlanNumbers,
  QUANTITY_MAX,
} from "./rules.ts";

/** Numbers that look random and are the same in every run (mulberry32). */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
}
const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function anyNumbers(seed: number): PlanNumbers {
  const between = dice(seed);
  const cents = () => between(0, PLAN_CENTS_MAX);
  const once = () => ({ name: "", cents: cents(), month: between(1, MONTHS) });
  return {
    revenue: many(between(0, LINES_MAX), () => ({
      name: "",
      price_cents: cents(),
      quantity: between(0, QUANTITY_MAX),
      growth_percent: between(GROWTH_MIN, GROWTH_MAX),
      from_month: between(1, MONTHS),
    })),
    fixed: many(between(0, LINES_MAX), () => ({ name: "", cents: cents() })),
    variable_percent: between(0, 100),
    drawings_cents: cents(),
    investments: many(between(0, LINES_MAX), once),
    funding: many(between(0, LINES_MAX), once),
    start_cents: cents(),
  };
}
const total = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

test("whatever the numbers are: all is whole cents, and the end is the start with all that came and went", () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const numbers = anyNumbers(seed);
    const { months, years, shortfall, break_even, lowest_month } = outlookOf(numbers);
    expect(months).toHaveLength(MONTHS);
    const values = [...months, ...years].flatMap((one) => Object.values(one));
    if (!values.every(Number.isSafeInteger)) throw new Error(`not whole cents: ${seed}`);
    const flow = months.reduce(
      (sum, one) =>
        sum + one.revenue - one.variable - one.fixed - one.drawings - one.investments + one.funding,
      0,
    );
    expect(months.at(-1)?.cash).toBe(numbers.start_cents + flow);
    expect(years.at(-1)?.cash).toBe(months.at(-1)?.cash);
    for (const key of ["revenue", "profit", "funding", "investments"] as const)
      expect(years.reduce((sum, year) => sum + year[key], 0)).toBe(
        months.reduce((sum, one) => sum + one[key], 0),
      );
    expect(years.reduce((sum, { funding }) => sum + funding, 0)).toBe(total(numbers.funding));
    expect(shortfall).toBe(Math.max(0, -Math.min(...months.map(({ cash }) => cash))));
    expect(months[lowest_month - 1]?.cash).toBe(Math.min(...months.map(({ cash }) => cash)));
    if (break_even !== null) {
      expect(months[break_even - 1]?.profit).toBeGreaterThanOrEqual(0);
      expect(months.slice(0, break_even - 1).some(({ revenue, profit }) => revenue > 0 && profit >= 0)).toBe(
        false,
      );
    }
  }
});

test("the largest plan stays exact", () => {
  const line = {
    name: "",
    price_cents: PLAN_CENTS_MAX,
    quantity: QUANTITY_MAX,
    growth_percent: GROWTH_MAX,
    from_month: 1,
  };
  const { years } = outlookOf({ ...EMPTY_NUMBERS, revenue: many(LINES_MAX, () => line) });
  expect(
    years.every(({ revenue, cash }) => Number.isSafeInteger(revenue) && Number.isSafeInteger(cash)),
  ).toBe(true);
});

test("a small shop: it grows once a year, carries itself from the third month, and lacks money before", () => {
  const { months, years, break_even, shortfall, lowest_month } = outlookOf({
    revenue: [{ name: "Tassen", price_cents: 2_000, quantity: 100, growth_percent: 50, from_month: 3 }],
    fixed: [{ name: "Shop", cents: 50_000 }],
    variable_percent: 40,
    drawings_cents: 20_000,
    investments: [{ name: "Kamera", cents: 80_000, month: 1 }],
    funding: [{ name: "Kredit", cents: 100_000, month: 4 }],
    start_cents: 100_000,
  });
  expect(months[0]).toMatchObject({ revenue: 0, profit: -50_000, cash: -50_000 });
  expect(months[1]?.cash).toBe(-120_000);
  expect(months[2]).toMatchObject({ revenue: 200_000, variable: 80_000, profit: 70_000, cash: -70_000 });
  expect({ break_even, shortfall, lowest_month }).toEqual({
    break_even: 3,
    shortfall: 120_000,
    lowest_month: 2,
  });
  expect(years.map(({ revenue }) => revenue)).toEqual([2_000_000, 3_600_000, 5_400_000]);
});

test("nothing typed yet: nothing comes, nothing goes, nothing is missing", () => {
  const { years, break_even, shortfall } = outlookOf(EMPTY_NUMBERS);
  expect(years.map(({ cash }) => cash)).toEqual([0, 0, 0]);
  expect([break_even, shortfall]).toEqual([null, 0]);
});
