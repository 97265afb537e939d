import { describe, expect, test } from "vitest";
import { capitalNeedOf, type Month, outlookOf } from "./finance.ts";
import {
  completeNumbers,
  EMPTY_NUMBERS,
  GROWTH_MAX,
  GROWTH_MIN,
  LINE_REVENUE_CENTS_MAX,
  LINES_MAX,
  type Loan,
  MONTHS,
  PLAN_CENTS_MAX,
  type PlanNumbers,
  QUANTITY_MAX,
  SCENARIO_MAX,
  SCENARIOS,
  SEASON_MAX,
  type StoredNumbers,
  VAT_MODES,
  VAT_RATES,
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
  const percent = (min: number, max: number) => between(min * 100, max * 100) / 100;
  const rate = () => VAT_RATES[between(0, 2)] ?? 19;
  const once = () => ({ name: "", cents: cents(), month: between(1, MONTHS) });
  const factors = () => ({ sales_percent: percent(0, SCENARIO_MAX), cost_percent: percent(0, SCENARIO_MAX) });
  const loan = (): Loan => {
    const term_months = between(1, 120);
    return {
      name: "",
      cents: cents(),
      interest_percent: percent(0, 20),
      payout_month: between(1, MONTHS),
      term_months,
      interest_only_months: between(0, term_months - 1),
    };
  };
  return {
    revenue: many(between(0, LINES_MAX), () => ({
      name: "",
      price_cents: cents(),
      quantity: between(0, 1_000),
      growth_percent: percent(GROWTH_MIN, GROWTH_MAX),
      from_month: between(1, MONTHS),
      vat_percent: rate(),
    })),
    fixed: many(between(0, LINES_MAX), () => ({ name: "", cents: cents(), vat_percent: rate() })),
    variable_percent: percent(0, 100),
    variable_vat_percent: rate(),
    drawings_cents: cents(),
    investments: many(between(0, LINES_MAX), () => ({ ...once(), vat_percent: rate() })),
    funding: many(between(0, LINES_MAX), once),
    loans: many(between(0, LINES_MAX), loan),
    start_cents: cents(),
    floor_cents: cents(),
    first_month: between(1, 12),
    seasons: many(12, () => percent(0, SEASON_MAX)),
    ramp_months: between(0, 24),
    ramp_percent: percent(0, 100),
    vat: VAT_MODES[between(0, 3)] ?? "small",
    scenarios: { cautious: factors(), good: factors() },
  };
}
const total = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

test("whatever the numbers are: all is whole cents, and the end is the start with all that came and went", () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const numbers = anyNumbers(seed);
    const scenario = SCENARIOS[seed % 3] ?? "expected";
    const { months, years, shortfall, below_floor, break_even, lowest_month } = outlookOf(numbers, scenario);
    expect(months).toHaveLength(MONTHS);
    const values = [...months, ...years].flatMap((one) => Object.values(one));
    if (!values.every(Number.isSafeInteger)) throw new Error(`not whole cents: ${seed}`);
    const sum = (key: keyof Month) => months.reduce((total, one) => total + one[key], 0);
    const came = sum("revenue") + sum("vat_out") + sum("funding") + sum("loans");
    const went =
      sum("variable") + sum("fixed") + sum("interest") + sum("vat_in") + sum("vat_paid") + sum("drawings");
    const last = months.at(-1);
    expect(last?.cash).toBe(numbers.start_cents + came - went - sum("investments") - sum("repayment"));
    expect(last?.debt).toBe(sum("loans") - sum("repayment"));
    expect(years.at(-1)).toMatchObject({ cash: last?.cash, debt: last?.debt });
    for (const key of ["revenue", "profit", "funding", "investments", "vat_paid", "interest"] as const)
      expect(years.reduce((all, year) => all + year[key], 0)).toBe(sum(key));
    expect(sum("funding")).toBe(total(numbers.funding));
    const least = Math.min(...months.map(({ cash }) => cash));
    expect(shortfall).toBe(Math.max(0, -least));
    expect(below_floor).toBe(Math.max(0, numbers.floor_cents - least));
    expect(months[lowest_month - 1]?.cash).toBe(least);
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
    price_cents: LINE_REVENUE_CENTS_MAX / QUANTITY_MAX,
    quantity: QUANTITY_MAX,
    growth_percent: GROWTH_MAX,
    from_month: 1,
    vat_percent: 19,
  } as const;
  const most = { sales_percent: SCENARIO_MAX, cost_percent: 0 };
  const numbers: PlanNumbers = {
    ...EMPTY_NUMBERS,
    revenue: many(LINES_MAX, () => line),
    seasons: many(12, () => SEASON_MAX),
    vat: "quarterly",
    scenarios: { cautious: most, good: most },
  };
  const { years } = outlookOf(numbers, "good");
  expect(years.flatMap((year) => Object.values(year)).every(Number.isSafeInteger)).toBe(true);
  expect(years[0]?.revenue).toBe(LINES_MAX * LINE_REVENUE_CENTS_MAX * 12 * 3 * 2);
});

/** A plan as it was stored before there were loans, seasons, and taxes. */
const EARLIER: StoredNumbers = {
  revenue: [{ name: "Tassen", price_cents: 2_000, quantity: 100, growth_percent: 50, from_month: 3 }],
  fixed: [{ name: "Shop", cents: 50_000 }],
  variable_percent: 40,
  drawings_cents: 20_000,
  investments: [{ name: "Kamera", cents: 80_000, month: 1 }],
  funding: [{ name: "Kredit", cents: 100_000, month: 4 }],
  start_cents: 100_000,
};

test("a small shop of an earlier version: it grows once a year, carries itself from the third month, and lacks money before", () => {
  const { months, years, break_even, shortfall, lowest_month, lowest_cash } = outlookOf(EARLIER);
  expect(months[0]).toMatchObject({ revenue: 0, profit: -50_000, cash: -50_000 });
  expect(months[1]?.cash).toBe(-120_000);
  expect(months[2]).toMatchObject({ revenue: 200_000, variable: 80_000, profit: 70_000, cash: -70_000 });
  expect({ break_even, shortfall, lowest_month, lowest_cash }).toEqual({
    break_even: 3,
    shortfall: 120_000,
    lowest_month: 2,
    lowest_cash: -120_000,
  });
  expect(years.map(({ revenue }) => revenue)).toEqual([2_000_000, 3_600_000, 5_400_000]);
});

test("the capital that is needed until the lowest month, without what comes later", () => {
  // Two months of 500 € costs and 200 € drawings, and 800 € for a camera; 100 € should be left.
  const numbers = completeNumbers({ ...EARLIER, floor_cents: 10_000 });
  expect(capitalNeedOf(numbers, outlookOf(numbers))).toEqual({
    until: 2,
    investments: 80_000,
    running: 140_000,
    floor: 10_000,
    need: 230_000,
    own: 100_000,
    loans: 0,
    funding: 0,
    sources: 100_000,
    balance: -130_000,
  });
});

test("a plan of an earlier version gets what it lacks, and keeps what it has", () => {
  const numbers = completeNumbers({ ...EARLIER, first_month: 4, vat: undefined });
  expect(numbers).toMatchObject({ first_month: 4, vat: "small", loans: [], ramp_months: 0 });
  expect(numbers.seasons).toEqual(many(12, () => 100));
  expect(numbers.fixed).toEqual([{ name: "Shop", cents: 50_000, vat_percent: 19 }]);
  expect(completeNumbers(numbers)).toEqual(numbers);
});

test("nothing typed yet: nothing comes, nothing goes, and nothing is said of the money", () => {
  const { years, break_even, shortfall, has_payments } = outlookOf(EMPTY_NUMBERS);
  expect(years.map(({ cash }) => cash)).toEqual([0, 0, 0]);
  expect([break_even, shortfall, has_payments]).toEqual([null, 0, false]);
  expect(outlookOf({ ...EMPTY_NUMBERS, start_cents: 500_000 }).has_payments).toBe(false);
  expect(outlookOf({ ...EMPTY_NUMBERS, drawings_cents: 1 }).has_payments).toBe(true);
});

/** 100 pieces at 10 € a month. */
const SALES = {
  name: "",
  price_cents: 1_000,
  quantity: 100,
  growth_percent: 0,
  from_month: 1,
  vat_percent: 19,
} as const;
const planOf = (part: Partial<PlanNumbers>): PlanNumbers => ({ ...EMPTY_NUMBERS, ...part });
const column = (numbers: PlanNumbers, key: keyof Month, until: number) =>
  outlookOf(numbers)
    .months.slice(0, until)
    .map((month) => month[key]);

describe("loans", () => {
  const loan: Loan = {
    name: "",
    cents: 100_000,
    interest_percent: 6,
    payout_month: 2,
    term_months: 6,
    interest_only_months: 3,
  };
  test("interest only, then equal repayments whose cents come out even, then nothing", () => {
    const numbers = planOf({ loans: [loan] });
    // 1,000 € at 6 %: 5.00 € a month; three repayments of 333.33, 333.34 and 333.33 €.
    expect(column(numbers, "loans", 9)).toEqual([0, 100_000, 0, 0, 0, 0, 0, 0, 0]);
    expect(column(numbers, "repayment", 9)).toEqual([0, 0, 0, 0, 33_333, 33_334, 33_333, 0, 0]);
    expect(column(numbers, "interest", 9)).toEqual([0, 500, 500, 500, 500, 333, 167, 0, 0]);
    expect(column(numbers, "debt", 9)).toEqual([0, 100_000, 100_000, 100_000, 66_667, 33_333, 0, 0, 0]);
    expect(outlookOf(numbers).years[0]).toMatchObject({ interest: 2_500, profit: -2_500, cash: -2_500 });
  });
  test("half a cent of interest is rounded up", () => {
    // 1 € at 6 %: 0.5 cents a month.
    expect(column(planOf({ loans: [{ ...loan, cents: 100 }] }), "interest", 4)).toEqual([0, 1, 1, 1]);
  });
  test("several add up, and one that ends later is still owed", () => {
    const long = { ...loan, term_months: 120, interest_only_months: 36 };
    const last = outlookOf(planOf({ loans: [loan, long] })).months.at(-1);
    expect(last).toMatchObject({ debt: 100_000, repayment: 0, interest: 500 });
  });
  test("one repayment at the end of the term", () => {
    const bullet = { ...loan, interest_only_months: 5 };
    expect(column(planOf({ loans: [bullet] }), "repayment", 8)).toEqual([0, 0, 0, 0, 0, 0, 100_000, 0]);
  });
});

describe("value added tax", () => {
  /** 190 € with sales, 60.80 € with costs of 320 €: 129.20 € a month. */
  const taxed: Partial<PlanNumbers> = {
    revenue: [SALES],
    fixed: [
      { name: "", cents: 20_000, vat_percent: 19 },
      { name: "", cents: 50_000, vat_percent: 0 },
    ],
    variable_percent: 12,
  };
  test("each quarter is paid in the second month after it, with its costs taken off", () => {
    const numbers = planOf({ ...taxed, vat: "quarterly" });
    expect(column(numbers, "vat_out", 2)).toEqual([19_000, 19_000]);
    expect(column(numbers, "vat_in", 2)).toEqual([6_080, 6_080]);
    expect(column(numbers, "vat_paid", 9)).toEqual([0, 0, 0, 0, 38_760, 0, 0, 38_760, 0]);
    // Three months of 180 € profit and 129.20 € tax that is not paid yet.
    expect(column(numbers, "cash", 3)).toEqual([30_920, 61_840, 92_760]);
  });
  test("quarters are those of the calendar: a plan from February pays for two months in May", () => {
    const numbers = planOf({ ...taxed, vat: "quarterly", first_month: 2 });
    expect(column(numbers, "vat_paid", 7)).toEqual([0, 0, 0, 25_840, 0, 0, 38_760]);
  });
  test("each month is paid in the month after next", () => {
    expect(column(planOf({ ...taxed, vat: "monthly" }), "vat_paid", 4)).toEqual([0, 0, 12_920, 12_920]);
  });
  test("more paid than taken comes back", () => {
    const investments = [{ name: "", cents: 100_000, month: 1, vat_percent: 19 as const }];
    const numbers = planOf({ investments, vat: "monthly", start_cents: 119_000 });
    expect(column(numbers, "vat_paid", 4)).toEqual([0, 0, -19_000, 0]);
    expect(column(numbers, "cash", 4)).toEqual([0, 0, 19_000, 19_000]);
  });
  test("7 % is rounded to the cent for each line: 0.07 € of 0.99 €", () => {
    const book = { ...SALES, price_cents: 99, quantity: 1, vat_percent: 7 } as const;
    expect(column(planOf({ revenue: [book, book], vat: "monthly" }), "vat_out", 1)).toEqual([14]);
  });
  test.each(["small", "exempt"] as const)("%s: none comes and none is paid", (vat) => {
    const { years } = outlookOf(planOf({ ...taxed, vat }));
    expect(years.map(({ vat_out, vat_in, vat_paid }) => [vat_out, vat_in, vat_paid])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});

describe("sales", () => {
  test("seasons that sum up to twelve usual months keep the year, each in its calendar month", () => {
    const seasons = [50, 50, 100, 100, 100, 100, 100, 100, 100, 100, 100, 200];
    const numbers = planOf({ revenue: [SALES], seasons, first_month: 11 });
    expect(column(numbers, "revenue", 5)).toEqual([100_000, 200_000, 50_000, 50_000, 100_000]);
    expect(outlookOf(numbers).years.map(({ revenue }) => revenue)).toEqual(many(3, () => 1_200_000));
  });
  test("a start-up ramp rises in equal steps from its first percentage, for each line from its own month", () => {
    const lines = [SALES, { ...SALES, from_month: 3 }];
    const numbers = planOf({ revenue: lines, ramp_months: 4, ramp_percent: 20 });
    // 20, 40, 60, 80, 100 %.
    expect(column(numbers, "revenue", 7)).toEqual([
      20_000, 40_000, 80_000, 120_000, 160_000, 180_000, 200_000,
    ]);
  });
  test("decimals: 42.5 % of 0.99 € are 0.42 €, growth of 12.5 % comes once a year", () => {
    const numbers = planOf({
      revenue: [{ ...SALES, price_cents: 99, quantity: 1, growth_percent: 12.5 }],
      variable_percent: 42.5,
    });
    const { months } = outlookOf(numbers);
    expect(months[0]).toMatchObject({ revenue: 99, variable: 42 });
    // 111.375 and 125.296… cents.
    expect([months[12]?.revenue, months[24]?.revenue]).toEqual([111, 125]);
  });
});

describe("scenarios", () => {
  test("sales and costs get their factors; drawings, investments and loans stay", () => {
    const numbers = planOf({
      revenue: [SALES],
      fixed: [{ name: "", cents: 30_000, vat_percent: 0 }],
      variable_percent: 10,
      drawings_cents: 5_000,
      scenarios: {
        cautious: { sales_percent: 62.5, cost_percent: 110 },
        good: { sales_percent: 120, cost_percent: 95 },
      },
    });
    const first = (scenario: (typeof SCENARIOS)[number]) => outlookOf(numbers, scenario).months[0];
    expect(first("cautious")).toMatchObject({
      revenue: 62_500,
      variable: 6_875,
      fixed: 33_000,
      cash: 17_625,
    });
    expect(first("expected")).toMatchObject({ revenue: 100_000, variable: 10_000, fixed: 30_000 });
    expect(first("good")).toMatchObject({
      revenue: 120_000,
      variable: 11_400,
      fixed: 28_500,
      drawings: 5_000,
    });
  });
});

describe("the rule for small businesses", () => {
  const monthly = (cents: number, part: Partial<PlanNumbers> = {}) =>
    outlookOf(planOf({ revenue: [{ ...SALES, price_cents: cents, quantity: 1 }], ...part }))
      .small_business_end;
  test.each([
    ["stays with exactly 25,000 € a year", 2_500_000 / 12, {}, null],
    ["ends in the first year with more", 250_000, {}, { month: 11, because: "first_year" }],
    [
      "ends with the year after one with more",
      230_000,
      { ramp_months: 12, ramp_percent: 0 },
      { month: 25, because: "year_before" },
    ],
    [
      "ends within a year with more than 100,000 €",
      1_200_000,
      { first_month: 11 },
      { month: 11, because: "this_year" },
    ],
    ["doesn't concern who pays the tax", 2_000_000, { vat: "quarterly" as const }, null],
  ])("%s", (_, cents, part, end) => expect(monthly(Math.floor(cents), part)).toEqual(end));
});

test("the least that should be there: what is missing up to it", () => {
  const numbers = planOf({ drawings_cents: 10_000, start_cents: 400_000, floor_cents: 100_000 });
  expect(outlookOf(numbers)).toMatchObject({
    lowest_month: 36,
    lowest_cash: 40_000,
    shortfall: 0,
    below_floor: 60_000,
  });
});
